import {
	createAddressHistory,
	createMemoryHistory,
	fromHref,
	toHref,
} from '../history';

const ADMIN = 'http://localhost/wp-admin/admin.php?page=templately';

it( 'carries a place in the argument path, beside the page of the admin', () => {
	expect( toHref( ADMIN, '/gutenberg/packs?q=agency' ) ).toBe(
		`${ ADMIN }&path=gutenberg%2Fpacks&q=agency`
	);
	expect( fromHref( `${ ADMIN }&path=gutenberg%2Fpacks&q=agency` ) ).toBe(
		'/gutenberg/packs?q=agency'
	);
	expect( fromHref( ADMIN ) ).toBe( '/' );
} );

describe( 'in the address', () => {
	it( 'navigates, replaces, and goes back to what is its own', async () => {
		window.history.replaceState(
			null,
			'',
			'/wp-admin/admin.php?page=templately'
		);
		const history = createAddressHistory( ADMIN );
		const listener = jest.fn();
		history.subscribe( listener );
		expect( history.getPlace().path ).toBe( '/' );
		expect( history.back() ).toBe( false );

		history.navigate( '/gutenberg/packs', { replace: true } );
		expect( history.back() ).toBe( false );
		history.navigate( '/sign-in', { state: { hasFailed: true } } );
		expect( history.getPlace() ).toMatchObject( {
			path: '/sign-in',
			state: { hasFailed: true },
		} );
		expect( window.location.search ).toBe(
			'?page=templately&path=sign-in'
		);

		const popped = new Promise( ( resolve ) =>
			window.addEventListener( 'popstate', resolve, { once: true } )
		);
		expect( history.back() ).toBe( true );
		await popped;
		expect( history.getPlace().path ).toBe( '/gutenberg/packs' );
		expect( listener ).toHaveBeenCalledTimes( 3 );
	} );
} );

describe( 'in memory', () => {
	it( 'navigates, replaces, and goes back, and leaves the address alone', () => {
		const address = window.location.href;
		const history = createMemoryHistory( ADMIN );
		expect( history.back() ).toBe( false );
		history.navigate( '/gutenberg/packs', { replace: true } );
		history.navigate( '/gutenberg/packs/fonda' );
		expect( history.getPlace() ).toEqual( {
			path: '/gutenberg/packs/fonda',
			search: '',
			state: null,
		} );
		expect( history.back() ).toBe( true );
		expect( history.getPlace().path ).toBe( '/gutenberg/packs' );
		expect( history.back() ).toBe( false );
		expect( window.location.href ).toBe( address );
	} );
} );
