import * as rest from '@templately/rest';
import { toFailure, type Failure, type NeededPlugin } from '@templately/rest';
import {
	pluginsOf,
	startRows,
	toInstall,
	toggled,
	withState,
	type PluginRow,
} from './plugins';
import type { Steps } from './use-steps';
import type { Design } from './views';

/**
 * Looks at plugins, and where one is missing lets people choose what is installed.
 *
 * @param steps   The steps.
 * @param item    The design that needs them.
 * @param slugs   The plugins.
 * @param proceed What comes then, with the plugins as they are by then.
 */
export async function choosePlugins(
	steps: Steps,
	item: Design,
	slugs: string[],
	proceed: ( plugins: NeededPlugin[] ) => Promise< void >
): Promise< void > {
	const answer = await steps.whileWanted(
		rest.checkDependencies( slugs, item.platform )
	);
	if ( ! answer ) {
		return;
	}
	const { plugins, obstacle } = answer;
	if ( plugins.every( ( { is_active: isActive } ) => isActive ) ) {
		await proceed( plugins );
		return;
	}
	const isWanted = steps.watch();
	const canInstall = obstacle === '';
	const show = ( rows: PluginRow[], isBusy = false ) =>
		steps.show( item, {
			name: 'plugins',
			rows,
			obstacle,
			isBusy,
			toggle: ( slug ) => show( toggled( rows, slug ) ),
			install: () => void install( rows ),
		} );
	// What was chosen stays chosen, whatever comes of what follows.
	const goOn = ( now: NeededPlugin[] ): Promise< void > =>
		proceed( now ).catch( ( thrown ) =>
			steps.fail( item, thrown, () => void goOn( now ) )
		);
	const install = async ( chosen: PluginRow[] ) => {
		let rows = chosen;
		for ( const slug of toInstall( rows, canInstall ) ) {
			rows = withState( rows, slug, { state: 'installing' } );
			show( rows, true );
			let failure: Failure | undefined;
			try {
				await rest.installDependency( slug );
			} catch ( thrown ) {
				failure = toFailure( thrown );
			}
			if ( ! isWanted() ) {
				return;
			}
			rows = withState(
				rows,
				slug,
				failure ? { state: 'failed', failure } : { state: 'installed' }
			);
			show( rows, ! failure );
			if ( failure ) {
				return;
			}
		}
		await goOn( pluginsOf( rows ) );
	};
	show( startRows( plugins, canInstall ) );
}
