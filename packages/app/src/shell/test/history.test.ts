import { select } from '@wordpress/data';
import { getTags, type PageData } from '@templately/rest';
import { store as libraryStore } from '@templately/library';
import {
	createAddressHistory,
	createMemoryHistory,
	fromHref,
	toHref,
} from '../history';
import {
	buildPath,
	getAriaCurrent,
	getFallbackPath,
	parseArgs,
} from '../paths';
import { type Host, initializeStores } from '../host';

describe( 'The history', () => {
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
} );

describe( 'Paths', () => {
	it( 'SHL-002 drops arguments that are empty or redundant', () => {
		expect(
			buildPath( '/gutenberg/packs', {
				paged: '1',
				platform: 'gutenberg',
				closing: '',
				include: '',
				exclude: undefined,
				tags: '',
				q: '',
				category: 'all',
				templateType: 'all',
				activeFilter: '',
				plan: 'all',
			} )
		).toBe( '/gutenberg/packs' );
		expect(
			buildPath( '/elementor/packs', { platform: 'elementor' } )
		).toBe( '/elementor/packs' );
		for ( const name of [
			...[ 'page', 'paged', 'platform', 'plan', 'closing', 'q', 'tags' ],
			...[
				'include',
				'exclude',
				'category',
				'templateType',
				'activeFilter',
			],
		] ) {
			for ( const value of [ '', undefined ] ) {
				expect(
					buildPath( '/gutenberg/packs', { [ name ]: value } )
				).toBe( '/gutenberg/packs' );
			}
		}
	} );

	it( 'keeps arguments that say something', () => {
		const place = buildPath( '/gutenberg/packs', {
			q: 'a & b',
			paged: '2',
			plan: 'pro',
		} );
		expect( parseArgs( place.split( '?' )[ 1 ] ?? '' ) ).toEqual( {
			q: 'a & b',
			paged: '2',
			plan: 'pro',
		} );
		expect( buildPath( '/sign-in', { platform: 'gutenberg' } ) ).toBe(
			'/sign-in?platform=gutenberg'
		);
	} );

	it( 'SHL-019 SHL-020 SHL-021 leads from no place to the builder’s packs, from an unknown one to Elementor’s', () => {
		const site = { can: { browse: true } } as PageData;
		for ( const platform of [ 'gutenberg', 'elementor' ] ) {
			expect( getFallbackPath( '/', site, platform ) ).toBe(
				`/${ platform }/packs`
			);
			for ( const path of [
				'/nothing',
				'/gutenberg',
				'/gutenberg/nothing/at/all',
				'/gutenberg/blocks/a/b',
				'/elementor/nothing',
			] ) {
				expect( getFallbackPath( path, site, platform ) ).toBe(
					'/elementor/packs'
				);
			}
		}
	} );

	it( 'leads those from whom the library is hidden to their own files', () => {
		const site = { can: { browse: false } } as PageData;
		for ( const path of [ '/', '/gutenberg/packs', '/nothing' ] ) {
			expect( getFallbackPath( path, site, 'gutenberg' ) ).toBe(
				'/clouds'
			);
		}
	} );

	describe( 'tabs', () => {
		it.each( [
			'q',
			'add-account',
			'redirect-to',
			'tag_id',
			'category',
			'templateType',
			'activeFilter',
			'include',
			'exclude',
			'tags',
		] )( 'SHL-045 highlights a tab whatever %s says', ( name ) => {
			expect(
				getAriaCurrent(
					'/gutenberg/packs',
					`/gutenberg/packs?${ name }=5`
				)
			).toBe( 'page' );
		} );

		it( 'are highlighted for what lies beneath them, and for nothing beside', () => {
			expect(
				getAriaCurrent( '/gutenberg/packs', '/gutenberg/packs/fonda' )
			).toBe( 'true' );
			expect(
				getAriaCurrent( '/gutenberg/packs', '/gutenberg/packs?paged=2' )
			).toBe( 'true' );
			expect(
				getAriaCurrent( '/gutenberg/packs', '/gutenberg/pages' )
			).toBeUndefined();
			expect(
				getAriaCurrent( '/gutenberg/packs', '/gutenberg/packsaddle' )
			).toBeUndefined();
		} );
	} );
} );

describe( 'The host', () => {
	const host = ( site: Partial< Host[ 'site' ] > ) =>
		( {
			site: {
				screen: 'admin',
				hasElementor: false,
				hub: { id: '' },
				...site,
			},
		} ) as Host;

	it.each( [
		[ false, false, 'gutenberg' ],
		[ true, false, 'elementor' ],
		[ true, true, 'elementor' ],
		[ false, true, 'gutenberg' ],
	] )(
		'LIB-062 tells the store of Elementor (%p) and of Elementor Pro (%p)',
		( hasElementor, hasElementorPro, platform ) => {
			initializeStores( host( { hasElementor, hasElementorPro } ) );
			const {
				getPlatform,
				hasElementor: has,
				hasElementorPro: hasPro,
			} = select( libraryStore );
			expect( [ has(), hasPro(), getPlatform() ] ).toEqual( [
				hasElementor,
				hasElementorPro,
				platform,
			] );
		}
	);

	it( 'LIB-063 tells the store of the screen', () => {
		for ( const screen of [ 'post-editor', 'admin' ] as const ) {
			initializeStores( host( { screen } ) );
			expect( select( libraryStore ).getCurrentScreen() ).toBe( screen );
		}
	} );

	it( 'makes calls name the hub from which the designs of this page are', async () => {
		let headers = new Headers();
		window.fetch = jest.fn( async ( _input, options = {} ) => {
			headers = new Headers( options.headers );
			return { status: 200, ok: true, json: async () => [] };
		} ) as unknown as typeof fetch;
		initializeStores(
			host( { hub: { id: 'a1b2' } as Host[ 'site' ][ 'hub' ] } )
		);
		await getTags();
		expect( headers.get( 'X-Templately-Hub' ) ).toBe( 'a1b2' );
	} );
} );
