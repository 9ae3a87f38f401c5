/** What an event sounds like, and how it is told. */
import { announce, notices } from '$lib/announce.svelte';
import { play, type Sound } from '$lib/sound';
import { gameTexts, type Args } from '$lib/texts.svelte';
import type { Face, Fact } from './types';

export const g = gameTexts('moby_pick');

/** A card in words. */
export function cardName(card: Face): string {
  if (card.type === 'alarm') return g('card-alarm');
  if (card.type === 'action') return g(`card-${card.effect}`);
  const { figure, background, name } = card;
  return name === null ? g('card-crazy', { figure, background }) : g('card-dream', { figure, background, name });
}

/** A time in words: thousandths, or seconds where there are many of them. */
export const lasting = (ms: number): string => (ms < 1000 ? g('photo-ms', { ms }) : g('photo-s', { s: ms / 1000 }));

/** A word of the rhyme. */
export const wordName = (index: number): string => g('rhyme-word', { index });

type Named = (seat: number) => string;
const yes = (is: boolean): string => (is ? 'yes' : 'no');

function finish(event: Extract<Fact, { type: 'touched' }>, named: Named): Args {
  const best = event.times[0]?.ms ?? 0;
  const others = event.times.slice(1).map((time) => g('photo-finish', { player: named(time.seat), ms: time.ms - best }));
  return { ms: best, count: others.length, others: others.join(', '), drawn: yes(event.drawn) };
}

function details(event: Fact, named: Named): Args {
  switch (event.type) {
    case 'turn-began':
      return { turn: event.turn };
    case 'drew':
      return { count: event.thrown.length, cards: event.thrown.map(cardName).join(', ') };
    case 'revealed':
      return { card: cardName(event.card), reverse: yes(event.reverse) };
    case 'said':
    case 'stumbled':
      return { word: wordName(event.index) };
    case 'touched':
      return finish(event, named);
    case 'kept':
      return { card: cardName(event.card) };
    case 'turned-up':
      return {
        place: event.position + 1,
        card: cardName(event.card),
        middle: cardName(event.middle),
        result: event.result,
        gained: event.gained,
        timeout: yes(event.timeout),
      };
    case 'shifted':
      return { owner: named(event.row), start: event.start + 1, end: event.end + 1 };
    case 'confused':
      return { count: event.shifts };
    case 'rang':
      return { private: yes(event.private) };
    case 'look-over':
      return {};
  }
}

/** An event as a sentence. */
export function tell(event: Fact, named: Named): string {
  const player: Args = 'seat' in event ? { player: named(event.seat) } : {};
  return g(`event-${event.type}`, { ...player, ...details(event, named) });
}

const LASTS = 7000; // as long as the terminal keeps a line: a log to read back would be a look (MP-7)

/** Tell a screen reader what happened; the line leaves the page again, for it may name a card that now lies face down. */
export function speak(text: string, urgent: boolean): () => void {
  announce(text, urgent);
  const lines = urgent ? notices.urgent : notices.polite;
  const id = lines.at(-1)?.id;
  const takeBack = (): void => {
    const place = lines.findIndex((line) => line.id === id);
    if (place >= 0) lines.splice(place, 1);
  };
  setTimeout(takeBack, LASTS);
  return takeBack;
}

function soundOf(event: Fact, mine: (seat: number) => boolean): Sound | undefined {
  switch (event.type) {
    case 'revealed':
      if (event.card.type === 'alarm') return undefined; // it rings
      if (event.card.type === 'action') return event.card.effect === 'reverse' ? 'reverse' : 'pop';
      return 'flip';
    case 'turned-up':
      return ({ match: 'match', half: 'token', miss: 'miss' } as const)[event.result];
    case 'turn-began':
      return mine(event.seat) ? 'turn' : undefined;
    case 'touched':
      return 'touch';
    case 'kept':
    case 'drew':
    case 'shifted':
      return 'slide';
    case 'look-over':
    case 'confused':
      return 'place';
    case 'stumbled':
      return 'refuse';
    case 'rang':
      return 'alarm';
    case 'said':
      return undefined; // the rhyme speaks for itself
  }
}

/** What is not told: the rhyme is heard, and whose turn it is the next card says, unless one must act. */
const silent = (event: Fact, mine: (seat: number) => boolean): boolean =>
  event.type === 'said' || (event.type === 'turn-began' && !mine(event.seat));

/** Let a move be heard: the sounds together, the words in order. */
export function perform(events: readonly Fact[], named: Named, mine: (seat: number) => boolean): void {
  for (const event of events) {
    const sound = soundOf(event, mine);
    if (sound) play(sound);
    if (!silent(event, mine)) speak(tell(event, named), event.type === 'revealed');
  }
}
