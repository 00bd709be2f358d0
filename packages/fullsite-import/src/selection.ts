import type { PlannedObject, PlannedPlugin } from '@templately/rest';

/** Kinds of objects that are chosen one by one. Other objects are included with the objects that need them. */
const CHOOSABLE: readonly PlannedObject[ 'kind' ][] = [
	'page',
	'post',
	'wp_template',
	'wp_template_part',
	'menu',
];

export const isChoosable = ( { kind }: Pick< PlannedObject, 'kind' > ) =>
	CHOOSABLE.includes( kind );

/** Adds the objects that the given ones need, directly or indirectly. */
function addDependencies(
	objects: Map< number, PlannedObject >,
	numbers: Iterable< number >
): Set< number > {
	const all = new Set< number >();
	const open = [ ...numbers ];
	while ( open.length > 0 ) {
		const object = objects.get( open.pop() as number );
		if ( object && ! all.has( object.number ) ) {
			all.add( object.number );
			open.push( ...object.needs );
		}
	}
	return all;
}

const byNumber = ( objects: readonly PlannedObject[] ) =>
	new Map( objects.map( ( object ) => [ object.number, object ] ) );

/**
 * Numbers of the objects that are imported: those that are not excluded, and those that they need.
 *
 * @param objects  Objects of the pack.
 * @param excluded Numbers of the excluded objects.
 * @param samples  Whether sample content is imported.
 */
export function getIncludedObjects(
	objects: readonly PlannedObject[],
	excluded: ReadonlySet< number >,
	samples = true
): Set< number > {
	const needed = new Set( objects.flatMap( ( { needs } ) => needs ) );
	return addDependencies(
		byNumber( objects ),
		objects
			.filter(
				( object ) =>
					! excluded.has( object.number ) &&
					( samples || ! object.sample ) &&
					( isChoosable( object ) || ! needed.has( object.number ) )
			)
			.map( ( { number } ) => number )
	);
}

/**
 * Included objects that need an object: it is imported with them even if it is excluded.
 *
 * @param objects  Objects of the pack.
 * @param excluded Numbers of the excluded objects.
 * @param number   Number of the object.
 */
export function getDependents(
	objects: readonly PlannedObject[],
	excluded: ReadonlySet< number >,
	number: number
): PlannedObject[] {
	const all = byNumber( objects );
	return objects.filter(
		( object ) =>
			object.number !== number &&
			isChoosable( object ) &&
			! excluded.has( object.number ) &&
			addDependencies( all, object.needs ).has( number )
	);
}

/** Numbers of the objects that are not imported, for the request. */
export const getExcludedIds = (
	objects: readonly PlannedObject[],
	included: ReadonlySet< number >
): number[] =>
	objects
		.map( ( { number } ) => number )
		.filter( ( number ) => ! included.has( number ) );

/** Whether a plugin can be chosen: it is neither required nor installed nor paid. */
export const canTogglePlugin = ( plugin: PlannedPlugin ): boolean =>
	! plugin.mustHave && ! plugin.installed && ! plugin.is_pro;

export const isPluginTicked = (
	plugin: PlannedPlugin,
	chosen: readonly string[]
): boolean =>
	plugin.mustHave ||
	plugin.active ||
	( chosen.includes( plugin.slug ) &&
		( canTogglePlugin( plugin ) || plugin.installed ) );

/** Slugs of the plugins to install or activate. The results name those that could not be installed. */
export const pluginsToBring = (
	plugins: readonly PlannedPlugin[],
	chosen: readonly string[]
): string[] =>
	plugins
		.filter(
			( plugin ) =>
				! plugin.active &&
				( plugin.mustHave || chosen.includes( plugin.slug ) )
		)
		.map( ( { slug } ) => slug );
