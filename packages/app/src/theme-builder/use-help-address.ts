import { addQueryArgs } from '@wordpress/url';
import { useApp } from '../app-context';
import { usePlatform } from '../layout/platform';

/** Where it is said which template wins: on the plugin's own page, also from within an editor. */
export const useHelpAddress = (): string =>
	addQueryArgs( useApp().host.site.adminUrl, {
		path: `${ usePlatform() }/theme-builder/help`,
	} );
