/** The packs of the starter catalogue, sorted so that neighbours differ in lightness. */
import { pack as vesperQuince } from '../packs/vesper-quince/pack';
import type { Pack } from './pack';

export const packs: readonly Pack[] = [ vesperQuince ];

export { toDocument } from './document';
export { toLook } from './theme';
export type { Pack };
