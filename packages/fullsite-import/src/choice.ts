import type { PlannedObject, PlannedPlugin } from '@templately/rest';

/** What people choose one by one. Everything else comes along with what needs it. */
const CHOSEN: readonly PlannedObject[ 'kind' ][] = [
	'page',
	'post',
	'wp_template',
	'wp_template_part',
	'menu',
];

/** Whether a thing is chosen by itself. */
export const isChoosable = ( { kind }: Pick< PlannedObject, 'kind' > ) =>
	CHOSEN.includes( kind );

/** Numbers of some things and of all that they need, however far that goes. */
function withNeeds(
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
 * What comes: what is not unticked, and what that needs. What nobody chooses and somebody needs comes with those alone.
 *
 * @param objects  All that the pack has.
 * @param unticked Numbers of what somebody does not want.
 * @param samples  Whether what is there to write over is wanted.
 */
export function coming(
	objects: readonly PlannedObject[],
	unticked: ReadonlySet< number >,
	samples = true
): Set< number > {
	const needed = new Set( objects.flatMap( ( { needs } ) => needs ) );
	return withNeeds(
		byNumber( objects ),
		objects
			.filter(
				( object ) =>
					! unticked.has( object.number ) &&
					( samples || ! object.sample ) &&
					( isChoosable( object ) || ! needed.has( object.number ) )
			)
			.map( ( { number } ) => number )
	);
}

/**
 * Who needs a thing, of those that come without it: as long as somebody does, it comes.
 *
 * @param objects  All that the pack has.
 * @param unticked Numbers of what somebody does not want.
 * @param number   The thing.
 */
export function neededBy(
	objects: readonly PlannedObject[],
	unticked: ReadonlySet< number >,
	number: number
): PlannedObject[] {
	const all = byNumber( objects );
	return objects.filter(
		( object ) =>
			object.number !== number &&
			isChoosable( object ) &&
			! unticked.has( object.number ) &&
			withNeeds( all, object.needs ).has( number )
	);
}

/**
 * Numbers of what does not come, as the site is told.
 *
 * @param objects All that the pack has.
 * @param comes   Numbers of what comes.
 */
export const leftBehind = (
	objects: readonly PlannedObject[],
	comes: ReadonlySet< number >
): number[] =>
	objects
		.map( ( { number } ) => number )
		.filter( ( number ) => ! comes.has( number ) );

/** Whether somebody can change their mind about a plugin: not where it must be, is here, or is sold elsewhere. */
export const canTogglePlugin = ( plugin: PlannedPlugin ): boolean =>
	! plugin.mustHave && ! plugin.installed && ! plugin.is_pro;

/**
 * Whether a plugin shows a tick.
 *
 * @param plugin The plugin.
 * @param chosen Slugs of those that somebody wants.
 */
export const isPluginTicked = (
	plugin: PlannedPlugin,
	chosen: readonly string[]
): boolean =>
	plugin.mustHave ||
	plugin.active ||
	( chosen.includes( plugin.slug ) &&
		( canTogglePlugin( plugin ) || plugin.installed ) );

/**
 * Slugs of the plugins that the import has to see to. Of one that it cannot have, its results will say so.
 *
 * @param plugins All that the pack names.
 * @param chosen  Slugs of those that somebody wants.
 */
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
