/** The words of the board: names of toys. */
import { gameTexts } from '$lib/device/texts.svelte';
import { kindOf } from './material';

export const g = gameTexts('attrape_reves');

/** The name of a toy. */
export const toyName = (toy: number): string => g(`toy-${kindOf(toy)}`);
