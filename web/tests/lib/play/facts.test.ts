/** What is known of a game without a board: sentences with names, and a view as a list. */
import { expect, test } from 'vitest';
import { factsOf } from '$lib/play/facts';
import { withNames } from '$lib/play/story';

test('the seats of a sentence become names; a seat that nobody has stays as it is', () => {
  expect(withNames('{1} gives {0} the 7.', ['Ada', 'Bo'])).toBe('Bo gives Ada the 7.');
  expect(withNames('{2} waits.', ['Ada', 'Bo'])).toBe('{2} waits.');
});

test.each(['Jean-Luc', 'O’Brien', "d'Artagnan", 'Marie-Ange L’Hermite-Roy', '$& $1', '{1}'])(
  'the name “%s” stands in a sentence as it is written',
  (name) => {
    expect(withNames('{0} gives {1} the 7. {0}’s turn ends.', [name, 'Bo'])).toBe(
      `${name} gives Bo the 7. ${name}’s turn ends.`,
    );
  },
);

test('what has a value for each seat is told there, all else once, the own part first', () => {
  const view = { me: 0, card: 7, public: { turn: 1, scores: [3, null], deck: { left: 4 }, thrown: [] } };
  const { rest, seats } = factsOf(view, 2);
  expect(rest).toEqual([
    { name: 'card', value: '7' },
    { name: 'turn', value: '1' },
    { name: 'deck', value: '{"left":4}' },
    { name: 'thrown', value: '–' },
  ]);
  expect(seats).toEqual([[{ name: 'scores', value: '3' }], [{ name: 'scores', value: '–' }]]);
});

test('a hand with as many cards as there are seats stays whole', () => {
  const { rest, seats } = factsOf({ me: 0, hand: [4, 9], public: { tricks: [1, 0] } }, 2);
  expect(rest).toEqual([{ name: 'hand', value: '4, 9' }]);
  expect(seats).toEqual([[{ name: 'tricks', value: '1' }], [{ name: 'tricks', value: '0' }]]);
});

test('a view without a public part, or none at all, is no mistake', () => {
  expect(factsOf({ me: null, left: true }, 2).rest).toEqual([{ name: 'left', value: 'true' }]);
  expect(factsOf(undefined, 2)).toEqual({ rest: [], seats: [[], []] });
});
