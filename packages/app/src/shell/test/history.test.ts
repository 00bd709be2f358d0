import {
	createAddressHistory,
	createMemoryHistory,
	fromHref,
	toHref,
} from '../history';

const ADMIN = 'http://localhost/wp-admin/admin.php?page=templately';

it( 'SHL-001 carries a place in the argument path, beside the page of the admin', () => {
	expect( toHref( ADMIN, '/gutenberg/packs?q=agency' ) ).toBe(
		`${ ADMIN }&path=gutenberg%2Fpacks&q=agency`
	);
	expect( fromHref( `${ ADMIN }&path=gutenberg%2Fpacks&q=agency` ) ).toBe(
		'/gutenberg/packs?q=agency'
	);
	expect( fromHref( ADMIN ) ).toBe( '/' );
} );

describe( 'in the address', () => {
	it( 'SHL-001 navigates, replaces, and goes back to what is its own', async () => {
		window.history.replaceState(
			null,
			'',
			'/wp-admin/admin.php?page=templately'
		);
		const history = createAddressHistory( ADMIN );
		const listener = jest.fn();
		history.subscribe( listener );
		expect( history.getLocation().path ).toBe( '/' );
		expect( history.back() ).toBe( false );

		history.navigate( '/gutenberg/packs', { replace: true } );
		expect( history.back() ).toBe( false );
		history.navigate( '/sign-in', { state: { hasFailed: true } } );
		expect( history.getLocation() ).toMatchObject( {
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
		expect( history.getLocation().path ).toBe( '/gutenberg/packs' );
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
		expect( history.getLocation() ).toEqual( {
			path: '/gutenberg/packs/fonda',
			search: '',
			state: null,
		} );
		expect( history.back() ).toBe( true );
		expect( history.getLocation().path ).toBe( '/gutenberg/packs' );
		expect( history.back() ).toBe( false );
		expect( window.location.href ).toBe( address );
	} );
} );

/** After what a browser does by itself, which takes it a task for each step there and back. */
const settle = async () => {
	for ( let task = 0; task < 10; task++ ) {
		await new Promise( ( done ) => setTimeout( done ) );
	}
};

describe.each( [
	[ 'in the address', createAddressHistory ],
	[ 'in memory', createMemoryHistory ],
] )( 'a place that is held, %s', ( _, create ) => {
	it( 'is left when whoever holds it lets it go, whatever leads away', async () => {
		window.history.replaceState( null, '', ADMIN );
		const history = create( ADMIN );
		const close = jest.fn();
		history.navigate( '/gutenberg/packs' );
		const ways: [ () => void, string ][] = [
			[ () => history.navigate( '/profile' ), '/profile' ],
			[ () => history.back(), '/gutenberg/packs' ],
			[ () => history.requestLeave( close ), '/settings' ],
		];
		for ( const [ way, to ] of ways ) {
			history.navigate( '/settings' );
			let go: ( () => void ) | undefined;
			history.block( ( told ) => {
				go = told;
			} );
			way();
			await settle();
			expect( history.getLocation().path ).toBe( '/settings' );
			expect( close ).not.toHaveBeenCalled();
			go?.();
			await settle();
			expect( history.getLocation().path ).toBe( to );
			// After leaving, the blocker is gone.
			history.navigate( '/gutenberg/packs' );
			expect( history.getLocation().path ).toBe( '/gutenberg/packs' );
		}
		expect( close ).toHaveBeenCalledTimes( 1 );
	} );

	it( 'is left at once when it is not held any more, by whoever held it last', () => {
		const history = create( ADMIN );
		history.navigate( '/settings' );
		const ask = jest.fn();
		const release = history.block( () => undefined );
		const releaseLast = history.block( ask );
		release();
		history.navigate( '/profile' );
		expect( ask ).toHaveBeenCalledTimes( 1 );
		expect( history.getLocation().path ).toBe( '/settings' );
		releaseLast();
		history.navigate( '/profile' );
		expect( history.getLocation().path ).toBe( '/profile' );
	} );
} );

it( 'asks when the browser itself goes back, and shows what is held meanwhile', async () => {
	window.history.replaceState( null, '', ADMIN );
	const history = createAddressHistory( ADMIN );
	history.navigate( '/gutenberg/packs' );
	history.navigate( '/settings' );
	let go: ( () => void ) | undefined;
	history.block( ( told ) => {
		go = told;
	} );
	window.history.go( -1 );
	await settle();
	expect( history.getLocation().path ).toBe( '/settings' );
	expect( window.location.search ).toContain( 'path=settings' );
	go?.();
	await settle();
	expect( history.getLocation().path ).toBe( '/gutenberg/packs' );
	expect( window.location.search ).toContain( 'packs' );
} );
