import * as rest from '@templately/rest';
import { useFullsiteImport } from './fullsite-import-frame';
import { useAttempt } from './use-attempt';

/**
 * Opens what takes an import back.
 *
 * @param run The import.
 * @return Being fetched for that, or failed.
 */
export function useWayBack( run: string ) {
	const { open } = useFullsiteImport();
	return useAttempt( async () =>
		open( { name: 'revert', run: await rest.getImport( run ) } )
	);
}
