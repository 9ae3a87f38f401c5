/** What a seat should do now, or whom the table waits for, in one sentence. */
import { g } from './story';
import { mayTouch, type View } from './types';

/** `me` is null for whoever only watches, and for people who share one device. */
export function prompt(view: View, me: number | null, named: (seat: number) => string): string {
  const { public: open } = view;
  const active = named(open.active);
  const mine = me === open.active;
  switch (open.phase) {
    case 'over':
      return g('ask-over');
    case 'deal':
      return me === null ? g('wait-look') : g('ask-look');
    case 'remind':
      return me === null || (open.rows[me] ?? 0) === 0 ? g('wait-remind') : g('ask-remind');
    case 'draw':
      return mine ? g('ask-draw') : g('wait-draw', { player: active });
    case 'flip':
      return mine ? g('ask-flip') : g('wait-flip', { player: active });
    case 'race':
    case 'late':
      if (mayTouch(open, me)) return view.claimed ? g('ask-touched') : open.reverse ? g('ask-touch-reverse') : g('ask-touch');
      if (mine) return open.said === null ? g('wait-own') : g('ask-recite');
      return me === null ? g('wait-race', { player: active }) : g('wait-bare');
    case 'turn-up':
      if (me === null || me !== open.taker) return g('wait-turn-up', { player: named(open.taker ?? 0) });
      return open.reverse ? g('ask-turn-up-reverse') : g('ask-turn-up');
    case 'confuse':
      return mine ? g('ask-confuse') : g('wait-confuse', { player: active });
  }
}
