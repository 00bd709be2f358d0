import { __ } from '@wordpress/i18n';
import type { CollectionFilter } from '@templately/profile';
import type { Platform } from '@templately/rest';
import type { Args } from '../address';
import { planLabel } from '../library/words';

/** Types as the lists' filter and their address call them, and as the data layer does. */
const TYPES = {
	all: 'all',
	block: 'sections',
	page: 'pages',
	pack: 'packs',
} as const;

export type TypeFilter = keyof typeof TYPES;

export const typeOptions = (): { value: TypeFilter; label: string }[] => [
	{ value: 'all', label: __( 'All', 'templately' ) },
	{ value: 'block', label: __( 'Block', 'templately' ) },
	{ value: 'page', label: __( 'Page', 'templately' ) },
	{ value: 'pack', label: __( 'Pack', 'templately' ) },
];

export const planOptions = () =>
	( [ 'all', 'starter', 'pro' ] as const ).map( ( value ) => ( {
		value,
		label: planLabel( value ),
	} ) );

const known = < Value extends string >(
	options: { value: Value }[],
	value: string | undefined
): Value | undefined =>
	options.find( ( option ) => option.value === value )?.value;

/** What a list is narrowed to: by its address, else to nothing. */
export interface Chosen {
	type: TypeFilter;
	plan: 'all' | 'starter' | 'pro';
	page: number;
}

/**
 * What an address narrows a list to. What it says that is unheard of narrows nothing.
 *
 * @param args The arguments of the place.
 */
export const chosenOf = ( args: Args ): Chosen => ( {
	type: known( typeOptions(), args.itemType ) ?? 'all',
	plan: known( planOptions(), args.plan ) ?? 'all',
	page: /^[1-9]\d{0,5}$/.test( args.paged ?? '' ) ? Number( args.paged ) : 1,
} );

/**
 * The arguments of an address that narrows a list; what narrows nothing is left out.
 *
 * @param chosen What it is narrowed to.
 */
export const argsOfChosen = ( chosen: Chosen ): Args => ( {
	itemType: chosen.type === 'all' ? '' : chosen.type,
	plan: chosen.plan,
	paged: String( chosen.page ),
} );

export const filterOfChosen = (
	{ type, plan, page }: Chosen,
	platform: Platform
): Required< CollectionFilter > => ( {
	platform,
	itemType: TYPES[ type ],
	plan,
	page,
} );
