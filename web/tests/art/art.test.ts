import { cleanup, render } from '@testing-library/svelte';
import { readFileSync } from 'node:fs';
import { afterEach, expect, test } from 'vitest';
import Monster from '$art/attrape_reves/Monster.svelte';
import Moon from '$art/attrape_reves/Moon.svelte';
import Token from '$art/attrape_reves/Token.svelte';
import Toy from '$art/attrape_reves/Toy.svelte';
import { KINDS, PICTURES, STARS, type Drawing } from '$art/attrape_reves/toys';
import DollCard from '$art/matryoshka/Card.svelte';
import { dollOf, SERIES } from '$art/matryoshka/series';
import Card from '$art/moby_pick/Card.svelte';
import { BACKGROUNDS, EFFECTS, FIGURES, NAMES, type Face } from '$art/moby_pick/faces';
import Avatar from '$art/people/Avatar.svelte';
import { avatarOf, AVATARS } from '$art/people/avatars';

afterEach(cleanup);

/** The drawing without the ids that make every instance unique. */
const drawn = (container: HTMLElement): string => container.innerHTML.replaceAll(/[cs]\d+(?=-)/g, '');

function distinct(pictures: string[]): void {
  pictures.forEach((picture) => expect(picture).not.toMatch(/NaN|undefined/));
  expect(new Set(pictures).size).toBe(pictures.length);
}

test('each of the 27 friends, 3 actions, the alarm and the back is a drawing of its own', () => {
  const friends: Face[] = FIGURES.flatMap((figure) =>
    BACKGROUNDS.flatMap((background) =>
      [...NAMES, null].map((name) => ({ type: 'friend', figure, background, name }) as const),
    ),
  );
  const faces = [
    ...friends,
    ...EFFECTS.map((effect) => ({ type: 'action', effect }) as const),
    { type: 'alarm' } as const,
    null,
  ];
  distinct(faces.map((face) => drawn(render(Card, { face }).container)));
});

test('two drawings of one card are alike, so that unlike ones can be told apart', () => {
  const twice = [0, 1].map(() => drawn(render(DollCard, { doll: { series: 3, value: 4 } }).container));
  expect(twice[0]).toBe(twice[1]);
});

test('MP-7: a card face down holds nothing of any face', () => {
  const { container } = render(Card, { face: null });
  expect(container.textContent.trim()).toBe('');
});

test('each of the 70 dolls is a drawing of its own and shows its value and letter', () => {
  const dolls = Array.from({ length: 70 }, (_, card) => dollOf(card));
  const pictures = dolls.map((doll) => render(DollCard, { doll }).container);
  distinct(pictures.map(drawn));
  pictures.forEach((picture, card) => {
    const doll = dollOf(card);
    expect(picture.textContent).toContain(String(doll.value));
    expect(picture.textContent).toContain(SERIES[doll.series]?.letter);
  });
});

test('AR-23: a toy is exactly the disc of its square, and shows its stars', () => {
  for (const kind of KINDS) {
    const { container } = render(Toy, { kind });
    expect(container.querySelector('svg')?.getAttribute('viewBox')).toBe('-100 -100 200 200');
    expect(container.querySelector('circle')?.getAttribute('r')).toBe('100');
    expect(container.querySelectorAll('polygon')).toHaveLength(STARS[kind]);
  }
});

test('tokens, moons and avatars differ from each other', () => {
  distinct(PICTURES.map((picture) => drawn(render(Token, { picture }).container)));
  distinct([0, 1, 2, 3].map((moon) => drawn(render(Moon, { moon }).container)));
  distinct(AVATARS.map((avatar) => drawn(render(Avatar, { avatar }).container)));
  expect(avatarOf(-1)).toBe('octopus');
});

test('AR-9: each nightmare is a drawing of its own, cut at its outline', () => {
  const sheet = JSON.parse(readFileSync('../src/ludotheque/games/attrape_reves/monsters.json', 'utf8')) as {
    half: number;
    monsters: Drawing[];
  };
  const pictures = sheet.monsters.map((drawing) => render(Monster, { drawing, half: sheet.half }).container);
  distinct(pictures.map(drawn));
  pictures.forEach((picture, i) => {
    const cut = picture.querySelector('clipPath polygon, clippath polygon');
    expect(cut?.getAttribute('points')).toBe(sheet.monsters[i]?.outline.join(' '));
  });
});

test('a label makes a drawing an image with a name, without one it is decoration', () => {
  const named = render(Card, { face: null, label: 'a card face down' }).getByRole('img');
  expect(named.getAttribute('aria-label')).toBe('a card face down');
  cleanup();
  expect(render(Card, { face: null }).queryByRole('img')).toBeNull();
});
