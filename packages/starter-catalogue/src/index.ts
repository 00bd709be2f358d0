/** The packs of the starter catalogue, sorted so that neighbours differ in lightness. */
import { pack as vesperQuince } from '../packs/vesper-quince/pack';
import type { Pack } from './pack';

export const packs: readonly Pack[] = [ vesperQuince ];

export { documentOf } from './document';
export { lookOf } from './theme';
export type { Pack };
