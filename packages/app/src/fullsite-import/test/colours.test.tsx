import type { AppServices } from '../../shell/app-context';
import { all, renderInApp } from '../../test/show';
import { PackColors } from '../customize-step';

it( 'writes a colour from left to right in every script: its number sign comes first', async () => {
	await renderInApp(
		<PackColors
			colors={ [ { id: 'bone', title: 'Bone', color: '#efe7d8' } ] }
			chosen={ {} }
			onChange={ () => undefined }
		/>,
		{} as AppServices
	);
	expect(
		all( '.templately-small[dir="ltr"]' ).map(
			( { textContent } ) => textContent
		)
	).toEqual( [ '#EFE7D8' ] );
} );
