import type {
	Condition,
	ConditionConfig,
	ConditionRow,
} from '@templately/rest';

export type ConditionType = ConditionRow[ 'type' ];
export type ConditionName = ConditionRow[ 'name' ];

export const CONDITION_TYPES = [ 'include', 'exclude' ] as const;

const NAMES = [ 'general', 'archive', 'singular' ] as const;

/** The whole site: what a row says until somebody says more. */
export const DEFAULT_CONDITION: ConditionRow = {
	type: 'include',
	name: 'general',
	sub_name: '',
	sub_id: 0,
};

/**
 * A row that was just added.
 *
 * @param id Its number among the rows that are edited; what the site has not kept yet is below 0.
 */
export const newCondition = ( id: number ): Condition => ( {
	...DEFAULT_CONDITION,
	id,
	sub_label: '',
	fault: '',
} );

const ANY = { sub_id: 0, sub_label: '', fault: '' };

/** Another type begins the row anew. */
export const withType = (
	condition: Condition,
	type: ConditionType
): Condition => ( {
	...condition,
	type,
	name: DEFAULT_CONDITION.name,
	sub_name: '',
	...ANY,
} );

export const withName = (
	condition: Condition,
	name: ConditionName
): Condition => ( { ...condition, name, sub_name: '', ...ANY } );

export const withSubName = (
	condition: Condition,
	subName: string
): Condition => ( { ...condition, sub_name: subName, ...ANY } );

/**
 * A row for one post, term or person; 0 for any.
 *
 * @param condition The row.
 * @param subId     Its id.
 * @param subLabel  Its title.
 */
export const withSubId = (
	condition: Condition,
	subId: number,
	subLabel: string
): Condition => ( {
	...condition,
	sub_id: subId,
	sub_label: subId ? subLabel : '',
	fault: '',
} );

/** Whether a row has a sub name to choose: the whole site has none. */
export const hasSubName = ( { name }: ConditionRow ): boolean =>
	name !== 'general';

/**
 * What can be searched for among the ids of a row; undefined where it takes none.
 *
 * @param config    What there is.
 * @param condition The row.
 */
export const controlOf = (
	config: ConditionConfig,
	condition: ConditionRow
) => {
	const { name, sub_name: subName } = condition;
	return subName
		? config[ name ]?.sub_conditions[ subName ]?.controls[ 0 ]
		: undefined;
};

/**
 * A row as one string, its empty parts left out: `include/archive/category/5`. An id says nothing without what it is of.
 *
 * @param condition The row.
 */
export function conditionToString( condition: ConditionRow ): string {
	const { type, name, sub_name: subName, sub_id: subId } = condition;
	return [ type, name, subName, subName && subId ]
		.filter( Boolean )
		.join( '/' );
}

/**
 * The row that a string stands for.
 *
 * @param text What conditionToString() made.
 * @return The row; undefined where it is none.
 */
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

/**
 * What is sent of rows: nothing that the site says of them.
 *
 * @param conditions The rows.
 */
export const rowsToSend = ( conditions: Condition[] ): ConditionRow[] =>
	conditions.map( ( { type, name, sub_name: subName, sub_id: subId } ) => ( {
		type,
		name,
		sub_name: subName,
		sub_id: subName ? subId : 0,
	} ) );
