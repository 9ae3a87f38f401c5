/** What the view says about this moment. */
import type { MomentOf } from '$lib/play/games';
import type { Public, View } from './types';

/** Whether the table waits for this seat. */
export function isWaited({ me, public: table }: View): boolean {
  return me !== null && table.waiting.includes(me);
}

/** What distinguishes this moment from every other one: a choice made in it ends with it. */
export const momentOf: MomentOf<Public> = ({ phase, round, turn }) => `${phase} ${round} ${turn}`;

/** The cards still in the hand: the one that lies on the table, shown or offered, is not. */
export function handOf({ me, hand, offer, public: { active, shown } }: View): number[] {
  const onTable = me === active ? shown : offer;
  return hand.filter((card) => card !== onTable);
}
