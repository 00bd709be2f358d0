import type { ImportLogEntry, ImportRun } from '@templately/rest';
// eslint-disable-next-line import/no-extraneous-dependencies -- for tests alone, and @wordpress/element does not hand it on.
import { act } from 'react';
import { ADA, control, design, openApp } from '../../test/open-app';
import { all, field, press, getTexts, type, wait } from '../../test/show';
import { ENDPOINT, plan } from './site';

const PACK = design( {
	id: 12,
	name: 'Bakery',
	slug: 'bakery',
	type: 'packs',
	fullsite_import: true,
} );

const RUN: ImportRun = {
	uuid: 'run',
	status: 'done',
	step: '',
	pack: { id: 12, slug: 'bakery', name: 'Bakery' },
	picture: '',
	platform: 'gutenberg',
	user: '',
	started_at: 0,
	objects: 3,
	settings: 2,
	results: null,
	notes: [],
	kept: [],
};

const plugin = ( slug: string, more: object ) => ( {
	name: slug,
	slug,
	plugin_file: `${ slug }/${ slug }.php`,
	plugin_original_slug: slug,
	icon: '',
	link: '',
	is_pro: false,
	installed: false,
	active: false,
	mustHave: false,
	suggested: false,
	...more,
} );

const PLAN = plan( {
	theme: {
		slug: 'crust',
		name: 'Crust',
		must_have: false,
		state: 'active',
		suggested: false,
		before: 'Crust',
	},
	plugins: [
		plugin( 'forms', { mustHave: true } ),
		plugin( 'shop', {} ),
		plugin( 'maps', { active: true, installed: true } ),
	],
} );

/** Opens a pack, on a site that answers for its import. */
async function openPack( {
	isLightspeed = false,
	chosen = PLAN,
}: { isLightspeed?: boolean; chosen?: typeof PLAN } = {} ) {
	const heard: Record< string, ( event: object ) => void > = {};
	const streams: string[] = [];
	Object.assign( window, {
		EventSource: class {
			constructor( address: string ) {
				streams.push( address );
			}
			addEventListener = (
				name: string,
				hear: ( event: object ) => void
			) => {
				heard[ name ] = hear;
			};
			close = () => undefined;
		},
		// Reduced motion is off.
		matchMedia: () => ( {
			matches: false,
			addEventListener: () => undefined,
			removeEventListener: () => undefined,
			addListener: () => undefined,
			removeListener: () => undefined,
		} ),
	} );
	const app = await openApp( '/gutenberg/packs/bakery', {
		user: ADA,
		site: { fullsiteImport: { ...ENDPOINT, isLightspeed } },
		answers: {
			'/items/bakery': PACK,
			'/fullsite-import/plan': chosen,
			'/fullsite-import/runs': RUN,
			'/fullsite-import/runs/run': RUN,
			'/fullsite-import/runs/run/revert': {
				uuid: 'run',
				status: 'reverting',
				site_url: 'https://site.example/',
				redirect: '',
			},
			'/wp-admin/admin-ajax.php': ( { action }: { action: string } ) =>
				action === 'templately_pack_import_info'
					? {
							status: 'success',
							data: {
								manifest: { has_settings: true },
								settings: {
									global_colors: [
										{
											id: 'crumb',
											title: 'Crumb',
											color: '#efe7d8',
										},
										{
											id: 'crust',
											title: 'Crust',
											color: '#7a4a1d',
										},
									],
								},
								site: {
									title: 'Mine',
									tagline: '',
									logo: null,
								},
							},
						}
					: {
							success: true,
							data: {
								uuid: 'run',
								status: 'reverted',
								percent: 100,
								beat: '',
								entries: [],
							},
						},
		},
	} );
	await press( control( 'Insert Full Site' ) );
	await wait( 1000 );
	let index = 0;
	return {
		...app,
		streams,
		/** What was sent to begin the import. */
		begun: () =>
			app.asked
				.filter( ( { path } ) => path === '/fullsite-import/runs' )
				.map( ( { sent } ) => sent ),
		tell: ( entry: Partial< ImportLogEntry > ) =>
			act( async () =>
				heard.message?.( {
					data: JSON.stringify( {
						index: ++index,
						action: 'updateLog',
						type: 'download',
						title: '',
						message: '',
						progress: 10,
						status: 'processing',
						position: 1,
						...entry,
					} ),
				} )
			),
		proceed: async () => {
			await press( 'Next' );
			await wait( 100 );
			await press( 'Install and Proceed' );
			await wait( 100 );
		},
	};
}

const RESULTS = {
	dependency_data: {
		plugins: { total: 0, succeed: 0, failed: [] },
		theme: { success: true },
	},
	post_types: {},
	template_types: {},
	left_out: [],
	pages: [],
};

const stages = () =>
	all( '.templately-stages > li' ).map( ( stage ) => [
		stage.querySelector( 'span:not([aria-hidden])' )?.textContent,
		stage.querySelector( '.templately-list__end' )?.textContent,
	] );

const box = ( label: string ) => field( label );

test( 'IMP-001 IMP-010 IMP-012 IMP-025 step 1 fills the window, and has the logo’s limits, the colours and the demo content', async () => {
	await openPack();
	expect( all( '[role="dialog"]' ) ).toHaveLength( 1 );
	expect(
		all( '[role="dialog"]' ).map( ( dialog ) => [
			dialog.getAttribute( 'aria-label' ),
			dialog.classList.contains( 'is-full-screen' ),
			dialog.classList.contains( 'templately-fullsite' ),
		] )
	).toEqual( [ [ 'Full Site Import', true, true ] ] );
	expect(
		getTexts( '.templately-wizard section > .templately-small' )
	).toContain( 'SVG, PNG, JPG or GIF (max. 800x400 px)' );
	expect( box( 'Import demo content' ).checked ).toBe( true );
	await press( box( 'Import demo content' ) );
	expect( box( 'Import demo content' ).checked ).toBe( false );
	const colours = () =>
		all( '.templately-colour' ).map( ( colour ) =>
			colour.getAttribute( 'aria-label' )
		);
	expect( colours() ).toEqual( [ 'Crumb: #EFE7D8', 'Crust: #7A4A1D' ] );
	const choose = async ( place: number, value: string ) => {
		await press( all( '.templately-colour' )[ place ] );
		await wait( 100 );
		await type( field( 'Hex color' ), value );
		await wait( 100 );
		await press( all( '.templately-colour' )[ place ] );
		await wait( 100 );
	};
	await choose( 0, '112233' );
	await choose( 1, '445566' );
	expect( colours() ).toEqual( [ 'Crumb: #112233', 'Crust: #445566' ] );
} );

test( 'IMP-018 IMP-023 IMP-030 IMP-033 IMP-034 step 2 shows what the pack needs, and “Install and Proceed” starts the import, of which a list tells', async () => {
	const { begun, proceed, streams, tell } = await openPack();
	await press( 'Next' );
	await wait( 100 );
	expect( getTexts( '.templately-list strong' ) ).toEqual( [
		'Crust',
		'forms',
		'shop',
		'maps',
	] );
	expect( begun() ).toEqual( [] );
	const shop = () =>
		all< HTMLInputElement >( '.templately-list [type="checkbox"]' )[ 2 ];
	expect( shop()?.checked ).toBe( true );
	await press( shop() );
	expect( shop()?.checked ).toBe( false );
	await press( 'Back' );
	await proceed();
	expect( begun() ).toEqual( [
		expect.objectContaining( { id: 12, plugins: [ 'forms' ] } ),
	] );
	expect( streams ).toEqual( [ expect.stringContaining( 'run=run' ) ] );
	// Neither has the theme to be seen to, which is active.
	expect( stages() ).toEqual( [
		[ 'Writing permission, waiting', '' ],
		[ 'Download, waiting', '' ],
		[ 'Plugins, waiting', '' ],
		[ 'Templates, waiting', '' ],
		[ 'Content, waiting', '' ],
		[ 'Finishing, waiting', '' ],
	] );
	await tell( { progress: 40 } );
	expect( stages()[ 1 ] ).toEqual( [ 'Download, in progress', '40%' ] );
	await tell( { progress: 100 } );
	expect( stages()[ 1 ] ).toEqual( [ 'Download, complete', '' ] );
} );

test( 'IMP-018 nothing starts as long as something stands in the way, which is said', async () => {
	const { begun, proceed } = await openPack( {
		chosen: {
			...PLAN,
			blockers: [ { code: 'no_room', message: 'The disk is full.' } ],
		},
	} );
	await proceed();
	expect(
		getTexts( '.templately-wizard .components-notice__content' )
	).toEqual( [ 'The disk is full.' ] );
	expect(
		control( 'Install and Proceed' )?.getAttribute( 'aria-disabled' )
	).toBe( 'true' );
	expect( begun() ).toEqual( [] );
} );

test( 'IMP-033 there is no step for plugins where all that a pack needs are active', async () => {
	const { proceed } = await openPack( {
		chosen: {
			...PLAN,
			plugins: [ plugin( 'maps', { active: true, installed: true } ) ],
		},
	} );
	await proceed();
	expect( stages().map( ( [ name ] ) => name ) ).toEqual( [
		'Writing permission, waiting',
		'Download, waiting',
		'Templates, waiting',
		'Content, waiting',
		'Finishing, waiting',
	] );
} );

test.each( [
	[ false, 5 ],
	[ true, 15 ],
] )(
	'IMP-050 IMP-051 on a server that is LiteSpeed: %p, patience ends after %d minutes',
	async ( isLightspeed, minutes ) => {
		const { proceed, tell } = await openPack( { isLightspeed } );
		await proceed();
		await tell( {} );
		const delays = () => getTexts( '.templately-wizard__wide h2' );
		await wait( minutes * 60_000 - 2000 );
		expect( delays() ).toEqual( [] );
		await wait( 4000 );
		expect( delays() ).toEqual( [ 'Sorry for the delay!' ] );
	}
);

test( 'IMP-053 IMP-054 IMP-055 RVT-002 RVT-004 RVT-009 RVT-010 RVT-011 confetti falls on the results; from there leads a way back, and then one to the site', async () => {
	const { asked, proceed, tell } = await openPack();
	const animate = jest.fn();
	Element.prototype.animate = animate;
	window.location.hash = '';
	await proceed();
	await tell( { action: 'complete', results: RESULTS } );
	await wait( 100 );
	// The page can be left again.
	const leaving = new Event( 'beforeunload', { cancelable: true } );
	window.dispatchEvent( leaving );
	expect( leaving.defaultPrevented ).toBe( false );
	expect( all( '.templately-confetti' ) ).toHaveLength( 1 );
	expect( animate ).toHaveBeenCalled();
	await wait( 3300 );
	expect( all( '.templately-confetti' ) ).toHaveLength( 1 );
	await wait( 200 );
	expect( all( '.templately-confetti' ) ).toEqual( [] );

	await press( 'Revert' );
	await wait( 100 );
	const said = () => getTexts( '[role="dialog"] h1' );
	expect( said() ).toEqual( [
		'Are you sure you want to revert to your old website?',
	] );
	const reverts = () =>
		asked.filter( ( { path } ) => path.endsWith( '/revert' ) ).length;
	expect( reverts() ).toBe( 0 );
	await press( 'Yes, Revert' );
	await wait( 1000 );
	expect( reverts() ).toBe( 1 );
	expect( said() ).toEqual( [ 'Successfully Reverted' ] );
	expect(
		document.querySelector( '[role="dialog"]' )?.textContent
	).toContain( 'Old website has been successfully restored.' );
	expect(
		( control( 'Visit Site' ) as HTMLAnchorElement | undefined )?.href
	).toBe( 'https://site.example/' );
	// The site has said of no place where to go on.
	await wait( 1000 );
	expect( window.location.hash ).toBe( '' );
} );
