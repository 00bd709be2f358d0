import { Button } from '@wordpress/components';
import { useEffect } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { useSearch } from 'wouter';
import { parseArgs, buildPath } from '../shell/paths';
import { useApp } from '../shell/app-context';
import type { ItemAction } from '../shell/domain';
import { getItemPath } from '../lists/labels';
import { useFullsiteImport } from './import-provider';
import { canImportFullSite } from '../insert/item-action';

/** Query argument of a pack's path that opens its import. */
const OPEN_ARGUMENT = 'full-site';

/**
 * Imports the pack as a whole site. Over a document that is being edited it leads to the plugin's page: the site around that
 * document becomes another one.
 */
export const ImportButton: ItemAction = ( { item, place } ) => {
	const { host } = useApp();
	const { start, isStarting } = useFullsiteImport();
	const isAsked =
		parseArgs( useSearch() )[ OPEN_ARGUMENT ] === '1' &&
		place === 'details';
	const isOffered = canImportFullSite( item );
	useEffect( () => {
		if ( isAsked && isOffered && ! host.editor ) {
			host.history.navigate( getItemPath( item ), { replace: true } );
			start( item );
		}
		// eslint-disable-next-line react-hooks/exhaustive-deps -- once for each place that asks for it.
	}, [ isAsked ] );
	if ( ! isOffered || ! host.site.fullsiteImport ) {
		return null;
	}
	const label = __( 'Insert Full Site', 'templately' );
	return host.editor ? (
		<Button
			variant="primary"
			__next40pxDefaultSize
			href={ host.history.getHref(
				buildPath( getItemPath( item ), { [ OPEN_ARGUMENT ]: '1' } )
			) }
			target="_blank"
			rel="noopener noreferrer"
		>
			{ label }
		</Button>
	) : (
		<Button
			variant="primary"
			__next40pxDefaultSize
			isBusy={ isStarting === item.id }
			onClick={ () => start( item ) }
		>
			{ label }
		</Button>
	);
};
