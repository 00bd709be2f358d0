import type {
	Condition,
	ConditionConfig,
	ConditionRow,
} from '@templately/rest';

export type ConditionType = ConditionRow[ 'type' ];
export type ConditionName = ConditionRow[ 'name' ];

export const CONDITION_TYPES = [ 'include', 'exclude' ] as const;

const NAMES = [ 'general', 'archive', 'singular' ] as const;

/** Default of a new condition: the whole site. */
export const DEFAULT_CONDITION: ConditionRow = {
	type: 'include',
	name: 'general',
	sub_name: '',
	sub_id: 0,
};

/** Condition with a temporary id, which is negative until the site has saved it. */
export const createCondition = ( id: number ): Condition => ( {
	...DEFAULT_CONDITION,
	id,
	sub_label: '',
	fault: '',
} );

const ANY = { sub_id: 0, sub_label: '', fault: '' };

/** Another type resets the rest of the condition. */
export const setType = (
	condition: Condition,
	type: ConditionType
): Condition => ( {
	...condition,
	type,
	name: DEFAULT_CONDITION.name,
	sub_name: '',
	...ANY,
} );

export const setName = (
	condition: Condition,
	name: ConditionName
): Condition => ( { ...condition, name, sub_name: '', ...ANY } );

export const setSubName = (
	condition: Condition,
	subName: string
): Condition => ( { ...condition, sub_name: subName, ...ANY } );

/** Limits a condition to a post, term or user; 0 for any. */
export const setSubId = (
	condition: Condition,
	subId: number,
	subLabel: string
): Condition => ( {
	...condition,
	sub_id: subId,
	sub_label: subId ? subLabel : '',
	fault: '',
} );

export const hasSubName = ( { name }: ConditionRow ): boolean =>
	name !== 'general';

/** Control that searches the posts, terms or users of a condition; undefined if it takes none. */
export const getControl = (
	config: ConditionConfig,
	condition: ConditionRow
) => {
	const { name, sub_name: subName } = condition;
	return subName
		? config[ name ]?.sub_conditions[ subName ]?.controls[ 0 ]
		: undefined;
};

/** Condition as a string without empty parts: `include/archive/category/5`. */
export function conditionToString( condition: ConditionRow ): string {
	const { type, name, sub_name: subName, sub_id: subId } = condition;
	return [ type, name, subName, subName && subId ]
		.filter( Boolean )
		.join( '/' );
}

/** Reads a string of `conditionToString()`; undefined for other strings. */
export function parseCondition( text: string ): ConditionRow | undefined {
	const [ type, name, subName = '', subId = '0' ] = text.split( '/' );
	if (
		! isOneOf( CONDITION_TYPES, type ) ||
		! isOneOf( NAMES, name ) ||
		! /^\d+$/.test( subId ) ||
		( name === 'general' && subName )
	) {
		return undefined;
	}
	const row = { type, name, sub_name: subName, sub_id: Number( subId ) };
	return conditionToString( row ) === text ? row : undefined;
}

const isOneOf = < Value extends string >(
	values: readonly Value[],
	value: string | undefined
): value is Value => values.includes( value as Value );

/** Whether a template shows on no page: nothing is included, or all of it is excluded. */
export function matchesNothing( conditions: ConditionRow[] ): boolean {
	const ofType = ( type: ConditionType ) =>
		conditions.filter( ( condition ) => condition.type === type );
	const isWithin = ( inner: ConditionRow, outer: ConditionRow ) =>
		outer.name === 'general' ||
		( outer.name === inner.name &&
			( ! outer.sub_name ||
				( outer.sub_name === inner.sub_name &&
					( ! outer.sub_id || outer.sub_id === inner.sub_id ) ) ) );
	return (
		conditions.length > 0 &&
		ofType( 'include' ).every( ( included ) =>
			ofType( 'exclude' ).some( ( excluded ) =>
				isWithin( included, excluded )
			)
		)
	);
}

/** Conditions for the request, without the properties that the site adds. */
export const toRows = ( conditions: Condition[] ): ConditionRow[] =>
	conditions.map( ( { type, name, sub_name: subName, sub_id: subId } ) => ( {
		type,
		name,
		sub_name: subName,
		sub_id: subName ? subId : 0,
	} ) );
