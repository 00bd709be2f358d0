import type { AppServices } from '../app-context';
import { searchLabel } from '../lists/item-labels';
import { ToolbarSearch } from '../lists/toolbar-search';
import { all, show } from './show';

it.each( [ 'packs', 'pages', 'blocks' ] as const )(
	'LIB-013 says how to search %s',
	async ( type ) => {
		await show(
			<ToolbarSearch
				label={ searchLabel( type ) }
				value=""
				onSearch={ () => undefined }
			/>,
			{} as AppServices
		);
		expect(
			all< HTMLInputElement >( 'input' ).map(
				( { placeholder } ) => placeholder
			)
		).toEqual( [ 'Type and hit enter...' ] );
	}
);
