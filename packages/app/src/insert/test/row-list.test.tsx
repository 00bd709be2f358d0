/** The plugins that a design needs, and the pages of a pack, before and while the site gets them. */
import type { NeededPlugin } from '@templately/rest';
import { ADA, design, toListResponse, openApp } from '../../test/open-app';
import { all, getText, press, getTexts } from '../../test/show';
import {
	BUSY,
	delayed,
	foot,
	go,
	needing,
	ONE_LOOK,
	PAGE,
	plugin,
	refuse,
	sentTo,
	title,
} from './insert';

const INSTALL = 'Install & Proceed to Import';
const LIST = 'Plugins this design needs';

/** Creates a page of a design that needs plugins, up to the check for them. */
async function createPage(
	plugins: NeededPlugin[],
	answers: object = {},
	obstacle = ''
) {
	const app = await openApp( '/gutenberg/blocks', {
		user: ADA,
		answers: {
			'/items': toListResponse( [
				needing( ...plugins.map( ( { slug } ) => slug ) ),
			] ),
			'/fit': ONE_LOOK,
			'/import/page': PAGE,
			'/dependencies/check': { plugins, obstacle },
			...answers,
		},
	} );
	await go( 'Insert' );
	await go( 'Create a Page' );
	return {
		installed: () =>
			sentTo( app, '/dependencies/install' ).map(
				( { requirement } ) => requirement
			),
		created: () => sentTo( app, '/import/page' ),
		checked: () => sentTo( app, '/dependencies/check' ),
	};
}

/** The name of each row, and whether its checkbox is checked and can be changed. */
const boxes = () =>
	all< HTMLInputElement >( '[role="dialog"] li input[type="checkbox"]' ).map(
		( { id, checked, disabled } ) => [
			getTexts( `label[for="${ id }"]` )[ 0 ],
			checked,
			! disabled,
		]
	);

/** The state of each row. */
const states = () => all( '[role="dialog"] li > :last-child' ).map( getText );

const toggle = ( row: number ) =>
	press( all( '[role="dialog"] li input' )[ row ] );

const MIXED = [
	plugin( 'menu' ),
	plugin( 'form', { is_installed: true } ),
	plugin( 'shop', { is_active: true, is_installed: true } ),
	plugin( 'map', { is_pro: true, link: 'https://map.example/' } ),
	plugin( 'chat', { is_pro: true, is_active: true } ),
	plugin( 'builder', { is_builder: true } ),
];

describe( 'The plugins that a design needs', () => {
	it( 'INS-024 INS-029 INS-030 INS-031 are listed with a checkbox each: chosen where they are neither active nor pro, always checked where active or the builder', async () => {
		const { checked, created } = await createPage( MIXED );
		expect( title() ).toEqual( [ LIST ] );
		expect( checked() ).toEqual( [
			{
				dependencies: MIXED.map( ( { slug } ) => slug ),
				platform: 'gutenberg',
			},
		] );
		expect( boxes() ).toEqual( [
			[ 'The menu', true, true ],
			[ 'The form', true, true ],
			[ 'The shop', true, false ],
			[ 'The map', false, false ],
			[ 'The chat', true, false ],
			[ 'The builder', true, false ],
		] );
		expect( states() ).toEqual( [ '', '', 'Active', 'Pro', 'Active', '' ] );
		await toggle( 0 );
		expect( boxes()[ 0 ] ).toEqual( [ 'The menu', false, true ] );
		expect( boxes()[ 1 ] ).toEqual( [ 'The form', true, true ] );
		await toggle( 0 );
		expect( boxes()[ 0 ] ).toEqual( [ 'The menu', true, true ] );
		expect( created() ).toEqual( [] );
	} );

	it( 'INS-043 have to be installed by hand where they are pro, from a page that the list links to', async () => {
		await createPage( MIXED );
		expect( getTexts( 'li .components-base-control__help' ) ).toEqual( [
			'Installed, not active.',
			'Install this plugin yourself. Get The map',
		] );
		expect(
			all< HTMLAnchorElement >( '[role="dialog"] li a' ).map(
				( { href, target, rel } ) => [ href, target, rel ]
			)
		).toEqual( [
			[ 'https://map.example/', '_blank', 'noopener noreferrer' ],
		] );
	} );

	it( 'INS-027 INS-043 are installed in the order of the list, without pro ones and those that were unchecked', async () => {
		const { installed, created } = await createPage( MIXED, {
			'/dependencies/install': {},
		} );
		await toggle( 1 );
		await go( INSTALL );
		expect( installed() ).toEqual( [ 'menu', 'builder' ] );
		expect( created() ).toHaveLength( 1 );
		expect( title() ).toEqual( [ 'Your page is ready' ] );
		expect(
			getTexts( '[role="dialog"] p' ).filter( ( text ) =>
				text?.startsWith( 'Parts of this page' )
			)
		).toEqual( [
			'Parts of this page appear only with plugins that are not active: The form, The map.',
		] );
	} );

	it( 'INS-024 are listed with the reason where none can be installed', async () => {
		const { installed, created } = await createPage(
			MIXED,
			{},
			'Ask an administrator.'
		);
		expect( document.body.textContent ).toContain(
			'Ask an administrator.'
		);
		expect( boxes() ).toEqual( [
			[ 'The menu', false, false ],
			[ 'The form', false, false ],
			[ 'The shop', true, false ],
			[ 'The map', false, false ],
			[ 'The chat', true, false ],
			[ 'The builder', true, false ],
		] );
		expect( getTexts( 'li .components-base-control__help' ) ).toEqual( [] );
		await go( 'Proceed to Import' );
		expect( installed() ).toEqual( [] );
		expect( created() ).toHaveLength( 1 );
	} );

	it.each( [
		[ 'succeeds', PAGE, 'Your page is ready' ],
		[ 'fails', BUSY, 'Importing Failed' ],
	] )(
		'INS-020 INS-023 INS-024 are checked, listed, installed one after the other, and then the import %s',
		async ( _, result, end ) => {
			const plugins = [ plugin( 'menu' ), plugin( 'form' ) ];
			const check = delayed( { plugins, obstacle: '' } );
			const install = delayed( {} );
			const page = delayed( result );
			await createPage( plugins, {
				'/dependencies/check': check.answer,
				'/dependencies/install': install.answer,
				'/import/page': page.answer,
			} );
			expect( title() ).toEqual( [ 'Checking' ] );
			await check.arrive();
			expect( [ title(), states() ] ).toEqual( [ [ LIST ], [ '', '' ] ] );
			await go( INSTALL );
			expect( [ title(), states() ] ).toEqual( [
				[ LIST ],
				[ 'Installing', '' ],
			] );
			expect( boxes().map( ( [ , , canChange ] ) => canChange ) ).toEqual(
				[ false, false ]
			);
			await install.arrive();
			expect( states() ).toEqual( [ 'Success', 'Installing' ] );
			await install.arrive();
			expect( title() ).toEqual( [ 'Importing' ] );
			await page.arrive();
			expect( title() ).toEqual( [ end ] );
		}
	);

	it.each( [
		[ 'nothing', [], false ],
		[
			'active',
			[ plugin( 'menu', { is_active: true, is_installed: true } ) ],
			false,
		],
		[ 'missing', [ plugin( 'menu' ) ], true ],
	] )(
		'INS-021 are skipped or shown where they turn out to be %s',
		async ( _, found, isListed ) => {
			await createPage( [ plugin( 'menu' ) ], {
				'/dependencies/check': { plugins: found, obstacle: '' },
			} );
			expect( title() ).toEqual( [
				isListed ? LIST : 'Your page is ready',
			] );
		}
	);

	it( 'INS-022 INS-025 can be installed or cancelled, which closes the dialog', async () => {
		const { created } = await createPage( [ plugin( 'menu' ) ] );
		expect( foot() ).toEqual( [ 'Cancel', INSTALL ] );
		await toggle( 0 );
		expect( foot() ).toEqual( [ 'Cancel', 'Proceed to Import' ] );
		await go( 'Cancel' );
		expect( title() ).toEqual( [] );
		expect( created() ).toEqual( [] );
	} );

	it.each( [
		[ 'succeeds', {} ],
		[ 'fails', BUSY ],
	] )(
		'INS-022 are not installed any further after Cancel, when the install in progress %s',
		async ( _, result ) => {
			const install = delayed( result );
			const { installed, created } = await createPage(
				[ plugin( 'menu' ), plugin( 'form' ) ],
				{ '/dependencies/install': install.answer }
			);
			await go( INSTALL );
			await go( 'Cancel' );
			await install.arrive();
			expect( title() ).toEqual( [] );
			expect( installed() ).toEqual( [ 'menu' ] );
			expect( created() ).toEqual( [] );
		}
	);

	it.each( [
		[ 'plugin_install_failed', 'Retry & Proceed to Import' ],
		[ 'invalid_requirements', 'Retry' ],
	] )(
		'INS-026 INS-028 ERR-048 continue with the plugin that failed: %s',
		async ( code, retry ) => {
			const plugins = [
				plugin( 'menu' ),
				plugin( 'form' ),
				plugin( 'shop' ),
			];
			let failures = 1;
			const { installed, created } = await createPage( plugins, {
				'/dependencies/install': (
					_: unknown,
					{ requirement }: { requirement: string }
				) => {
					if ( requirement === 'form' && failures-- > 0 ) {
						throw {
							code,
							message: 'No room.',
							data: { status: 500 },
						};
					}
					return {};
				},
			} );
			await go( INSTALL );
			expect( states() ).toEqual( [
				'Success',
				`No room.${ retry }`,
				'',
			] );
			expect( boxes() ).toEqual( [
				[ 'The menu', true, false ],
				[ 'The form', true, true ],
				[ 'The shop', true, true ],
			] );
			expect( created() ).toEqual( [] );
			await go( retry );
			expect( installed() ).toEqual( [ 'menu', 'form', 'form', 'shop' ] );
			expect( title() ).toEqual( [ 'Your page is ready' ] );
			// All of them are active now.
			expect( document.body.textContent ).not.toContain(
				'Parts of this page appear only with plugins'
			);
		}
	);

	it( 'stay chosen after a failure that can be left out', async () => {
		const { installed } = await createPage(
			[ plugin( 'menu' ), plugin( 'form' ) ],
			{ '/dependencies/install': refuse }
		);
		await go( INSTALL );
		await toggle( 0 );
		await go( INSTALL );
		expect( installed() ).toEqual( [ 'menu', 'form' ] );
	} );

	it.each( [
		[ 'found missing', { plugins: [ plugin( 'menu' ) ], obstacle: '' } ],
		[
			'found active',
			{
				plugins: [ plugin( 'menu', { is_active: true } ) ],
				obstacle: '',
			},
		],
		[ 'not found out', BUSY ],
	] )(
		'INS-022 INS-023 are checked until the user cancels, whether they are %s afterwards',
		async ( _, result ) => {
			const check = delayed( result );
			const { created } = await createPage( [ plugin( 'menu' ) ], {
				'/dependencies/check': check.answer,
			} );
			expect( title() ).toEqual( [ 'Checking' ] );
			await go( 'Cancel' );
			expect( title() ).toEqual( [] );
			await check.arrive();
			expect( title() ).toEqual( [] );
			expect( created() ).toEqual( [] );
		}
	);
} );

describe( 'The pages of a pack', () => {
	const page = ( id: number, name: string, more = {} ) =>
		design( {
			id,
			name,
			slug: name.toLowerCase(),
			...more,
		} );
	const pack = design( {
		id: 10,
		slug: 'vesper',
		type: 'packs',
		items: [
			page( 1, 'Home', {
				dependencies: needing( 'a', 'b' ).dependencies,
			} ),
			page( 2, 'Hero', { type: 'sections' } ),
			page( 3, 'Extra', { price: 9 } ),
			page( 4, 'Menus', { price: 9, isSubscribed: true } ),
			page( 5, 'About', {
				dependencies: needing( 'b', 'c' ).dependencies,
			} ),
		],
	} );

	async function insertPages( answers: object = {} ) {
		const app = await openApp( '/gutenberg/packs/vesper', {
			user: ADA,
			site: { look: 'site' },
			answers: {
				'/items/vesper': pack,
				'/fit': ONE_LOOK,
				'/dependencies/check': { plugins: [], obstacle: '' },
				'/import/page': ( _: unknown, { id }: { id: number } ) => ( {
					...PAGE,
					id: 70 + id,
				} ),
				...answers,
			},
		} );
		await go( 'Insert pages…' );
		return {
			sent: ( path: string ) => sentTo( app, path ),
			created: () =>
				sentTo( app, '/import/page' ).map( ( { id } ) => id ),
		};
	}

	it( 'are those that the account may insert, all chosen, and their plugins are checked once', async () => {
		const { created, sent } = await insertPages();
		expect( boxes() ).toEqual( [
			[ 'Home', true, true ],
			[ 'Menus', true, true ],
			[ 'About', true, true ],
			[ 'Extra', false, false ],
		] );
		expect( getTexts( '[role="dialog"] .templately-price' ) ).toEqual( [
			'$9',
		] );
		await toggle( 1 );
		await go( 'Create 2 pages' );
		expect( sent( '/dependencies/check' ) ).toEqual( [
			{ dependencies: [ 'a', 'b', 'c' ], platform: 'gutenberg' },
		] );
		expect( created() ).toEqual( [ 1, 5 ] );
		expect( sent( '/import/links' ) ).toEqual( [
			{
				pages: [
					{ id: 71, slug: 'home' },
					{ id: 75, slug: 'about' },
				],
			},
		] );
	} );

	it( 'that were created are not created again; the others can be', async () => {
		let refusals = 1;
		const { created, sent } = await insertPages( {
			'/import/page': ( _: unknown, { id }: { id: number } ) =>
				id === 4 && refusals-- > 0
					? refuse()
					: { ...PAGE, id: 70 + id },
		} );
		await go( 'Create 3 pages' );
		expect( states() ).toEqual( [
			'Edit TemplateView Template',
			'Not now.',
			'Edit TemplateView Template',
		] );
		expect( foot() ).toEqual( [ 'Close', 'Create 1 page' ] );
		await go( 'Create 1 page' );
		expect( created() ).toEqual( [ 1, 4, 5, 4 ] );
		expect( sent( '/import/links' ).at( -1 ) ).toEqual( {
			pages: [
				{ id: 71, slug: 'home' },
				{ id: 74, slug: 'menus' },
				{ id: 75, slug: 'about' },
			],
		} );
		expect( foot() ).toEqual( [ 'Close' ] );
	} );

	it( 'are linked but not continued after Cancel', async () => {
		const draft = delayed( PAGE );
		const { created, sent } = await insertPages( {
			'/import/page': draft.answer,
		} );
		await go( 'Create 3 pages' );
		expect( states() ).toEqual( [ 'Importing', '', '' ] );
		expect( boxes().map( ( [ , , canChange ] ) => canChange ) ).toEqual( [
			false,
			false,
			false,
		] );
		await go( 'Cancel' );
		await draft.arrive();
		expect( title() ).toEqual( [] );
		expect( created() ).toEqual( [ 1 ] );
		expect( sent( '/import/links' ) ).toEqual( [
			{ pages: [ { id: 70, slug: 'home' } ] },
		] );
	} );
} );
