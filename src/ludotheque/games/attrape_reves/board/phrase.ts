/** The sentences about events: the variables of the game's own texts, as `phrase.py` fills them for the terminal. */
import { listed, type Args, type Translate } from '$lib/texts.svelte';
import { kindOf, type Fact } from './material';

type Name = (seat: number) => string;

const toyName = (toy: number, g: Translate): string => g(`toy-${kindOf(toy)}`);

/** What a sentence needs to know. */
function variables(event: Fact, name: Name, g: Translate): Args {
  switch (event.type) {
    case 'turned':
      return { seat: name(event.seat), card: g(`monster-${event.card}`), moon: g(`moon-${event.moon}`) };
    case 'took':
    case 'given':
    case 'pointed':
    case 'agreed':
    case 'objected':
      return { seat: name(event.seat), toy: toyName(event.toy, g) };
    case 'grabbed': {
      const late = event.late.map((slow) => g('late', { seat: name(slow.seat), ms: slow.ms })).join(', ');
      return { seat: name(event.seat), toy: toyName(event.toy, g), ms: event.ms, rivals: event.late.length, late };
    }
    case 'laid':
      return {
        seat: name(event.seat),
        toy: toyName(event.toy, g),
        card: g(`monster-${event.card}`),
        covered: event.covered ? 'yes' : 'no',
      };
    case 'dreamed':
      return {
        seat: name(event.seat),
        stars: event.stars,
        pictures: event.pictures.map((picture) => g(`dream-${picture}`)).join(', '),
      };
    case 'cleared':
      return { seat: name(event.first), moon: g(`moon-${event.back}`) };
    case 'reshuffled':
      return { cards: event.cards };
    case 'beaten':
      return { card: g(`monster-${event.card}`), toy: toyName(event.toy, g), left: event.left };
    case 'won':
      return { count: event.winners.length, winners: listed(event.winners.map(name)) };
    case 'lost':
      return { card: g(`monster-${event.card}`) };
  }
}

/** An event in the player's language. */
export function sentence(event: Fact, name: Name, g: Translate): string {
  return g(`event-${event.type}`, variables(event, name, g));
}
