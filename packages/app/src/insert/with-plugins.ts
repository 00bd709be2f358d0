import type { NeededPlugin } from '@templately/rest';
import type { Steps } from './use-steps';
import type { Design } from './views';

/**
 * The plugins that an insert asks about: those that the design names, and those whose blocks it has and this site lacks. A block
 * is named after its plugin: acme/menu is Acme's.
 *
 * @param dependencies What the design names.
 * @param blocks       Blocks that this site does not have.
 */
export const slugsToCheck = (
	dependencies: { slug: string }[],
	blocks: string[]
): string[] => [
	...new Set( [
		...dependencies.map( ( { slug } ) => slug ),
		...blocks
			.map( ( name ) => name.split( '/' )[ 0 ] ?? '' )
			.filter( ( slug ) => /^[a-z0-9]+(-[a-z0-9]+)*$/.test( slug ) )
			.filter( ( slug ) => slug !== 'core' ),
	] ),
];

/**
 * Sees to the plugins that a design needs: looks at them, and where one is missing lets people choose what is installed.
 *
 * @param steps   The steps.
 * @param item    The design.
 * @param blocks  Blocks of it that this site does not have.
 * @param proceed What comes then, with the plugins as they are by then.
 */
export async function withPlugins(
	steps: Steps,
	item: Design,
	blocks: string[],
	proceed: ( plugins: NeededPlugin[] ) => Promise< void >
): Promise< void > {
	const slugs = slugsToCheck( item.dependencies, blocks );
	if ( slugs.length === 0 ) {
		await proceed( [] );
		return;
	}
	const { choosePlugins } = await import(
		/* webpackChunkName: "insert" */ './choose-plugins'
	);
	await choosePlugins( steps, item, slugs, proceed );
}
