import { ADA, design, listOf, openApp } from '../../test/open-app';
import { all, field, press, textsOf, type, wait } from '../../test/show';
import { plugin } from './needed';

const MENU = design( { id: 11, name: 'Menu', type: 'sections' } );

const title = () => textsOf( '[role="dialog"] h1' );
const foot = () => textsOf( '[role="dialog"] .templately-dialog__foot > *' );
const go = async ( name: string ) => {
	await press( name );
	await wait( 1000 );
};

/** Begins to make a page of the design, which asks for a name first. */
async function beginPage( item = MENU, answers: object = {} ) {
	const app = await openApp( '/gutenberg/blocks', {
		user: ADA,
		answers: {
			'/items': listOf( [ item ] ),
			'/fit': {
				look: 'design',
				page: '',
				looks: null,
				fonts: [],
				page_with_fonts: '',
			},
			...answers,
		},
	} );
	await go( 'Insert' );
	expect( title() ).toEqual( [ 'Create page' ] );
	return {
		...app,
		isMade: () => app.asked.some( ( { path } ) => path === '/import/page' ),
	};
}

const MADE = {
	id: 70,
	edit_link: 'https://site.example/edit',
	elementor_edit_link: '',
	visit: 'https://site.example/visit',
	attachments: [],
	left_out: [],
};

describe( 'What a design needs', () => {
	const needing = ( ...slugs: string[] ) => ( {
		...MENU,
		dependencies: slugs.map( ( slug, at ) => ( {
			id: at + 1,
			slug,
			name: slug,
			link: '',
			icon: '',
			is_pro: false,
			is_active: false,
		} ) ),
	} );
	const begin = ( check: unknown ) =>
		beginPage( needing( 'menu', 'form' ), {
			'/dependencies/check': check,
		} );
	const plugins = [ plugin( 'menu' ), plugin( 'form' ) ];

	it( 'INS-024 is listed, each plugin with a checkbox, before anything is made', async () => {
		const { asked, isMade } = await begin( { plugins, obstacle: '' } );
		await go( 'Create a Page' );
		expect( title() ).toEqual( [ 'Plugins that this design needs' ] );
		expect(
			all< HTMLInputElement >(
				'[role="dialog"] li input[type="checkbox"]'
			).map( ( { id, checked } ) => [
				textsOf( `label[for="${ id }"]` ),
				checked,
			] )
		).toEqual( [
			[ [ 'The menu' ], true ],
			[ [ 'The form' ], true ],
		] );
		expect(
			asked.find( ( { path } ) => path === '/dependencies/check' )?.sent
		).toEqual( {
			dependencies: [ 'menu', 'form' ],
			platform: 'gutenberg',
		} );
		expect( isMade() ).toBe( false );
	} );

	it.each( [
		[ 'succeeds', () => MADE, 'Your page is ready' ],
		[
			'fails',
			() => {
				throw { code: 'busy', message: 'No.', data: { status: 503 } };
			},
			'Importing Failed',
		],
	] )(
		'INS-020 INS-023 is looked for, listed, installed one after the other, and then the import %s',
		async ( _, outcome, end ) => {
			const next: ( () => void )[] = [];
			const wrapped = ( answer: () => unknown ) => () =>
				new Promise( ( done, refused ) =>
					next.push( () => {
						try {
							done( answer() );
						} catch ( thrown ) {
							refused( thrown );
						}
					} )
				);
			await beginPage( needing( 'menu', 'form' ), {
				'/dependencies/check': wrapped( () => ( {
					plugins,
					obstacle: '',
				} ) ),
				'/dependencies/install': wrapped( () => ( {} ) ),
				'/import/page': wrapped( outcome ),
			} );
			const seen: unknown[] = [];
			const see = async () => {
				next.shift()?.();
				await wait( 1000 );
				seen.push( [
					...title(),
					...textsOf( '.templately-plugins [role="status"]' ),
				] );
			};
			await go( 'Create a Page' );
			seen.push( title() );
			await see();
			await go( 'Install & Proceed to Import' );
			await see();
			await see();
			await see();
			expect( seen ).toEqual( [
				[ 'Checking' ],
				[ 'Plugins that this design needs', '', '' ],
				[ 'Plugins that this design needs', 'Success', 'Installing' ],
				[ 'Importing' ],
				[ end ],
			] );
		}
	);

	it.each( [
		[ 'nothing', [], false ],
		[
			'what is here already',
			[ plugin( 'menu', { is_active: true, is_installed: true } ) ],
			false,
		],
		[ 'something that is missing', [ plugin( 'menu' ) ], true ],
	] )(
		'INS-021 where that is %s, the list is skipped or shown',
		async ( _, found, isListed ) => {
			await beginPage( needing( 'menu' ), {
				'/dependencies/check': { plugins: found, obstacle: '' },
				'/import/page': MADE,
			} );
			await go( 'Create a Page' );
			expect( title() ).toEqual( [
				isListed
					? 'Plugins that this design needs'
					: 'Your page is ready',
			] );
		}
	);

	it( 'INS-025 INS-022 is installed, or the flow closed by Cancel', async () => {
		const { isMade } = await begin( { plugins, obstacle: '' } );
		await go( 'Create a Page' );
		expect( foot() ).toEqual( [ 'Cancel', 'Install & Proceed to Import' ] );
		await go( 'Cancel' );
		expect( title() ).toEqual( [] );
		expect( isMade() ).toBe( false );
	} );

	it( 'INS-025 is left out where nothing is ticked', async () => {
		await begin( { plugins, obstacle: '' } );
		await go( 'Create a Page' );
		for ( const box of all( '[role="dialog"] li input' ) ) {
			await press( box );
		}
		expect( foot() ).toEqual( [ 'Cancel', 'Proceed to Import' ] );
	} );

	it( 'INS-025 INS-026 is installed one by one, each of which shows how that goes, and goes on where it failed', async () => {
		let settle: ( failure?: object ) => void = () => undefined;
		const { asked, isMade } = await beginPage( needing( 'menu', 'form' ), {
			'/dependencies/check': { plugins, obstacle: '' },
			'/dependencies/install': () =>
				new Promise( ( done, refuse ) => {
					settle = ( failure ) =>
						failure ? refuse( failure ) : done( {} );
				} ),
			'/import/page': MADE,
		} );
		const said = () =>
			all( '.templately-plugins li' ).map(
				( row ) => row.lastElementChild?.textContent
			);
		const end = async ( failure?: object ) => {
			settle( failure );
			await wait( 1000 );
		};
		await go( 'Create a Page' );
		expect( said() ).toEqual( [ '', '' ] );
		await go( 'Install & Proceed to Import' );
		expect( said() ).toEqual( [ 'Installing', '' ] );
		await end();
		expect( said() ).toEqual( [ 'Success', 'Installing' ] );
		await end( {
			code: 'plugin_install_failed',
			message: 'No room.',
			data: { status: 500 },
		} );
		expect( said() ).toEqual( [
			'Success',
			'No room.Retry & Proceed to Import',
		] );
		expect( isMade() ).toBe( false );
		await go( 'Retry & Proceed to Import' );
		expect( said() ).toEqual( [ 'Success', 'Installing' ] );
		await end();
		expect( title() ).toEqual( [ 'Your page is ready' ] );
		expect(
			asked
				.filter( ( { path } ) => path === '/dependencies/install' )
				.map( ( { sent } ) => sent.requirement )
		).toEqual( [ 'menu', 'form', 'form' ] );
	} );

	it.each( [ 'answered', 'refused' ] )(
		'INS-022 INS-023 is looked for until somebody cancels, and nothing comes of it then: %s',
		async ( how ) => {
			let answer: () => void = () => undefined;
			const { isMade } = await begin(
				() =>
					new Promise( ( done, refuse ) => {
						answer = () =>
							how === 'refused'
								? refuse( {
										code: 'busy',
										message: 'Not now.',
										data: { status: 503 },
									} )
								: done( { plugins, obstacle: '' } );
					} )
			);
			await go( 'Create a Page' );
			expect( title() ).toEqual( [ 'Checking' ] );
			await go( 'Cancel' );
			expect( title() ).toEqual( [] );
			answer();
			await wait( 1000 );
			expect( title() ).toEqual( [] );
			expect( isMade() ).toBe( false );
		}
	);
} );

it( 'keeps the title that somebody wrote where the page could not be made', async () => {
	await beginPage( MENU, {
		'/import/page': () => {
			throw { code: 'busy', message: 'Not now.', data: { status: 503 } };
		},
	} );
	expect( field( 'Page title' ).value ).toBe( 'Menu' );
	await type( field( 'Page title' ), 'Tonight' );
	await go( 'Create a Page' );
	await go( 'Try again' );
	expect( title() ).toEqual( [ 'Create page' ] );
	expect( field( 'Page title' ).value ).toBe( 'Tonight' );
} );

it( 'INS-017 shows that it imports, as long as it does', async () => {
	let finish: ( page: object ) => void = () => undefined;
	await beginPage( MENU, {
		'/import/page': () =>
			new Promise( ( resolve ) => {
				finish = resolve;
			} ),
	} );
	await go( 'Create a Page' );
	expect( title() ).toEqual( [ 'Importing' ] );
	finish( MADE );
	await wait( 1000 );
	expect( title() ).toEqual( [ 'Your page is ready' ] );
} );

it( 'INS-017 also while the fonts are brought that a page is to have', async () => {
	const looks = Object.fromEntries(
		[ 'design', 'fonts', 'site' ].map( ( look ) => [
			look,
			{ page: '', kept: 0 },
		] )
	);
	const { asked, isMade } = await beginPage( MENU, {
		'/fit': {
			look: 'design',
			page: '',
			looks,
			fonts: [ { name: 'Cormorant', licence: 'OFL-1.1', size: 1000 } ],
			page_with_fonts: '',
		},
		'/fonts': () => new Promise( () => undefined ),
	} );
	await go( 'Create a Page' );
	expect( title() ).toEqual( [ 'How should it look here?' ] );
	await press( all( '[role="dialog"] input[type="checkbox"]' )[ 0 ] );
	await go( 'Create a Page' );
	expect( asked.map( ( { path } ) => path ) ).toContain( '/fonts' );
	expect( isMade() ).toBe( false );
	expect( title() ).toEqual( [ 'Importing' ] );
} );
