import type { Failure } from '@templately/rest';
import type { AppServices } from '../../app-context';
import { all, show, textsOf, wait } from '../../test/show';
import { InsertDialog } from '../insert-dialog';
import type { InsertFlow } from '../use-insert-flow';
import type { Design, View } from '../views';

const item = {
	id: 11,
	name: 'Home',
	type: 'pages',
	platform: 'gutenberg',
	thumbnail: '',
} as unknown as Design;

/** Shows where an insert is. */
async function at( view: View ) {
	await show(
		<InsertDialog
			flow={
				{
					task: { item, view },
					close: () => undefined,
				} as unknown as InsertFlow
			}
		/>,
		{
			host: { site: { links: {} } },
		} as unknown as AppServices
	);
	await wait( 100 );
}

const title = () => textsOf( '[role="dialog"] h1' );
const close = () => all( '[role="dialog"] [aria-label="Close"]' );

it( 'INS-017 says that it is importing, and cannot be left meanwhile', async () => {
	await at( { name: 'importing' } );
	expect( title() ).toEqual( [ 'Importing' ] );
	expect(
		all( '[role="progressbar"]' ).map( ( bar ) =>
			bar.getAttribute( 'aria-label' )
		)
	).toEqual( [ 'Importing' ] );
	expect( textsOf( '[role="status"]' ) ).toContain(
		'The design and its pictures are being brought to this site.'
	);
	expect( close() ).toEqual( [] );
} );

it.each( [
	[ 'invalid_content', 502 ],
	[ 'hub_unreachable', 503 ],
	[ 'invalid_permission', 403 ],
	[ 'required_pro_templately', 403 ],
	[ 'unknown_error', 0 ],
] )(
	'INS-038 says that importing failed, whatever the reason: %s',
	async ( code, status ) => {
		await at( {
			name: 'failed',
			failure: {
				code,
				message: 'The reason.',
				data: { status },
			} as unknown as Failure,
			retry: () => undefined,
		} );
		expect( title() ).toEqual( [ 'Importing Failed' ] );
		expect( textsOf( '[role="alert"]' ) ).toEqual( [ 'The reason.' ] );
		expect( close() ).toHaveLength( 1 );
	}
);
