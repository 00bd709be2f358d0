import { pageOf, template, workspace } from '../../test/fixtures';
import { ADA, control, openApp } from '../../test/open-app';
import {
	all,
	choose,
	enter,
	field,
	press,
	textsOf,
	type,
	wait,
} from '../../test/show';

type Args = Record< string, string >;

const THEIRS = workspace( {
	id: 6,
	slug: 'open-water-6',
	title: 'Open Water',
	shared: true,
	role: 'editor',
} );

const listed = ( items: object[], more: object = {} ) => ( {
	items,
	current_page: 1,
	total_page: 1,
	...more,
} );

/** A site with saved templates, and somebody who has and shares workspaces. */
const site = ( more: object = {} ) => ( {
	'/saved-templates': listed( [ template() ] ),
	'/saved-templates/content/7': {
		...template(),
		content: [ '<!-- wp:separator /-->' ],
	},
	'/clouds': { files: pageOf( [] ), redirect: false },
	'/clouds/usage': { status: 'success', data: '{"limit":10,"files":2}' },
	'/clouds/upload/check': { left_behind: [], images: 0, bytes: 1 },
	'/workspaces': ( { shared }: Args ) =>
		pageOf( [ shared === 'true' ? THEIRS : workspace() ] ),
	'/workspaces/open-water-6': { workspace: THEIRS, files: pageOf( [] ) },
	...more,
} );

const pushed = ( redirect: string ) => ( {
	'/clouds/upload': {
		status: 'success',
		message: '',
		data: {},
		redirect,
		left_behind: [],
	},
} );

const full = () => {
	throw {
		code: 'quota_exceeded',
		message: 'Your cloud is full.',
		data: { status: 422 },
	};
};

const open = ( at: string, more: object = {} ) =>
	openApp( at, { user: ADA, answers: site( more ) } );

const optionsOf = ( label: string ) =>
	all( 'option', field( label ) ).map( ( { textContent } ) => textContent );

const destination = () =>
	field( 'Destination' ) as unknown as HTMLSelectElement;

const toasts = () => all( '.templately-toast' );

beforeEach( () => jest.spyOn( console, 'debug' ).mockReturnValue() );

describe( 'SHL-008 saved templates have a screen for each builder', () => {
	it.each( [
		[ 'gutenberg', false ],
		[ 'elementor', true ],
	] )( '%s, in the tabs: %s', async ( platform, hasTab ) => {
		const { asked, here } = await open( `/${ platform }/templates` );
		expect( here() ).toBe( `/${ platform }/templates` );
		expect( textsOf( 'h1' ) ).toEqual( [ 'Templates' ] );
		expect(
			asked.find( ( { path } ) => path === '/saved-templates' )?.query
				.platform
		).toBe( platform );
		expect(
			all( 'nav[aria-label="Library"] a' ).some(
				( { textContent } ) => textContent === 'Templates'
			)
		).toBe( hasTab );
	} );
} );

it( 'SAV-007 a row leads to what it looks like, where it is not the library’s own', async () => {
	const preview = { preview_url: 'https://site.example/preview' };
	await open( '/gutenberg/templates', {
		'/saved-templates': listed( [
			template( preview ),
			template( {
				id: 8,
				title: 'Landing',
				source: 'templately',
				...preview,
			} ),
		] ),
	} );
	expect(
		all( '[aria-label^="Preview "]' ).map( ( link ) => [
			link.getAttribute( 'aria-label' ),
			link.getAttribute( 'href' ),
			link.getAttribute( 'target' ),
		] )
	).toEqual( [ [ 'Preview Menu card', preview.preview_url, '_blank' ] ] );
} );

it( 'SAV-027 what was pushed to a workspace that others share leads there', async () => {
	const { asked, here } = await open( '/gutenberg/templates', {
		...pushed( 'clouds/shared-workspace/open-water-6' ),
	} );
	await press( all( '[aria-label="Actions for Menu card"]' )[ 0 ] );
	await wait( 500 );
	await press( all( '[role="menuitem"]' )[ 0 ] );
	await wait( 500 );
	await choose( destination(), '6' );
	await press( all( '[role="dialog"] [type="submit"]' )[ 0 ] );
	await wait( 1000 );
	expect(
		asked.find( ( { path } ) => path === '/clouds/upload' )?.sent
	).toMatchObject( { workspace: 'open-water-6', workspace_id: 6 } );
	expect( here() ).toBe( '/clouds/shared-workspace/open-water-6' );
} );

describe( 'The screen that saves a template', () => {
	const AT = '/clouds/save-template?template=7';

	it( 'SAV-032 ERR-035 goes on from uploading to where it lies now, and says so for 1.5 s', async () => {
		let answer: ( answered: object ) => void = () => undefined;
		const { here } = await open( AT, {
			'/clouds/upload': () =>
				new Promise( ( done ) => {
					answer = done;
				} ),
		} );
		await choose( destination(), '0' );
		await press( 'Save & Push' );
		expect( textsOf( 'form [role="status"]' ) ).toContain( 'Uploading…' );
		expect( here() ).toBe( AT );
		expect( toasts() ).toEqual( [] );
		answer( pushed( 'clouds' )[ '/clouds/upload' ] );
		await wait( 0 );
		expect( here() ).toBe( '/clouds' );
		expect( toasts()[ 0 ]?.textContent ).toContain(
			'Successfully Pushed!'
		);
		await wait( 1499 );
		expect( toasts() ).toHaveLength( 1 );
		await wait( 1 );
		expect( toasts() ).toEqual( [] );
	} );

	it( 'ERR-034 SAV-032 says “Something must went wrong!” and why, and keeps what was typed', async () => {
		const { here } = await open( AT, { '/clouds/upload': full } );
		await type( field( 'Name' ), 'Menu card, spring' );
		await choose( destination(), '0' );
		await press( 'Save & Push' );
		await wait( 500 );
		expect( textsOf( 'form [role="alert"] strong' ) ).toEqual( [
			'Something must went wrong!',
		] );
		expect( textsOf( 'form [role="alert"]' )[ 0 ] ).toContain(
			'Your cloud is full.'
		);
		expect( field( 'Name' ).value ).toBe( 'Menu card, spring' );
		expect( textsOf( 'form [role="status"]' ) ).not.toContain(
			'Uploading…'
		);
		expect( here() ).toBe( AT );
	} );

	const gone = {
		'/saved-templates/content/9': () => {
			throw {
				code: 'not_found',
				message: 'No.',
				data: { status: 404 },
			};
		},
	};

	it( 'says that a template is not there any more, and lets another be chosen', async () => {
		await open( '/clouds/save-template?template=9', gone );
		expect( textsOf( '[role="alert"] h2' ) ).toEqual( [
			'This template is not here.',
		] );
		expect( field( 'Template' ).value ).toBe( '' );
		await choose(
			field( 'Template' ) as unknown as HTMLSelectElement,
			'7'
		);
		await wait( 500 );
		expect( all( '[role="alert"]' ) ).toEqual( [] );
		expect( field( 'Name' ).value ).toBe( 'Menu card' );
	} );

	it( 'leads from one that is not there to all that are, also where none are', async () => {
		const { here } = await open( '/clouds/save-template?template=9', {
			...gone,
			'/saved-templates': listed( [] ),
		} );
		await press( control( 'Back to the saved templates' ) );
		await wait( 500 );
		expect( here() ).toBe( '/gutenberg/templates' );
	} );

	it( 'says of what could not be loaded nothing else, and tries again', async () => {
		let isAway = true;
		await open( AT, {
			'/saved-templates/content/7': () => {
				if ( isAway ) {
					throw {
						code: 'busy',
						message: 'Later.',
						data: { status: 500 },
					};
				}
				return site()[ '/saved-templates/content/7' ];
			},
		} );
		expect( textsOf( '[role="alert"] h2' ) ).not.toContain(
			'This template is not here.'
		);
		isAway = false;
		await press( 'Try again' );
		await wait( 500 );
		expect( all( '[role="alert"]' ) ).toEqual( [] );
		expect( field( 'Name' ).value ).toBe( 'Menu card' );
	} );

	const TWELFTH = template( {
		id: 12,
		title: 'Winter menu',
		preview_url: 'https://site.example/winter',
	} );

	/** A site with more templates than its first page has. */
	const many = {
		'/saved-templates': ( { search }: Args ) =>
			search
				? listed( search.includes( 'inter' ) ? [ TWELFTH ] : [] )
				: listed( [ template() ], { total_page: 2 } ),
		'/saved-templates/content/12': {
			...TWELFTH,
			content: [ '<!-- wp:separator /-->' ],
		},
	};

	it( 'finds a template that is on another page, and keeps what is filled in meanwhile', async () => {
		await open( '/clouds/save-template', many );
		await choose( destination(), '5' );
		expect( optionsOf( 'Template' ) ).toEqual( [
			'Choose a saved template',
			'Menu card',
		] );
		const search = field( 'Search templates' );
		await type( search, 'nothing' );
		await enter( search );
		await wait( 500 );
		expect( optionsOf( 'Template' ) ).toEqual( [ 'No Templates Found' ] );
		await type( field( 'Search templates' ), 'winter' );
		await enter( field( 'Search templates' ) );
		await wait( 500 );
		expect( optionsOf( 'Template' ) ).toEqual( [
			'Choose a saved template',
			'Winter menu',
		] );
		await choose(
			field( 'Template' ) as unknown as HTMLSelectElement,
			'12'
		);
		await wait( 500 );
		expect( field( 'Name' ).value ).toBe( 'Winter menu' );
		expect( destination().value ).toBe( '5' );
	} );

	it( 'knows a template of another page by its address, as it looks', async () => {
		await open( '/clouds/save-template?template=12', many );
		expect( optionsOf( 'Template' ) ).toEqual( [
			'Choose a saved template',
			'Winter menu',
			'Menu card',
		] );
		expect( field( 'Template' ).value ).toBe( '12' );
		expect( field( 'Name' ).value ).toBe( 'Winter menu' );
		expect( all( 'iframe' )[ 0 ]?.getAttribute( 'src' ) ).toBe(
			'https://site.example/winter'
		);
	} );

	it( 'searches only where there is more than one page', async () => {
		await open( '/clouds/save-template' );
		expect( field( 'Search templates' ) ).toBeNull();
	} );
} );
