import type { AppServices } from '../../shell/app-context';
import { searchLabel } from '../labels';
import { ToolbarSearch } from '../toolbar-search';
import { all, renderInApp } from '../../test/show';

it.each( [ 'packs', 'pages', 'blocks' ] as const )(
	'LIB-013 says how to search %s',
	async ( type ) => {
		await renderInApp(
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
