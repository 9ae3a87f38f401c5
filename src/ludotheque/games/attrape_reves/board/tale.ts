/** A dream told from its pictures (AR-15): a beginning for every sentence, the rest is the child's. */
import { g } from './names';

/** How often the way a sentence begins changes before it comes round again. */
const TURNS = 4;

/** One sentence for each picture: an opening, then turns of the tale, and a last one to wake up with. */
export function tale(pictures: readonly string[]): string[] {
  return pictures.map((picture, i) => {
    const dream = g(`dream-${picture}`);
    if (i === 0) return g('story-opening', { dream });
    if (i === pictures.length - 1) return g('story-ending', { dream });
    return g(`story-turn-${((i - 1) % TURNS) + 1}`, { dream });
  });
}
