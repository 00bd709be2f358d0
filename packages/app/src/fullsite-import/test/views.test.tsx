import apiFetch from '@wordpress/api-fetch';
import { dispatch } from '@wordpress/data';
import { createRoot } from '@wordpress/element';
import { addFilter, removeFilter } from '@wordpress/hooks';
import { store as importStore } from '@templately/fullsite-import';
import type {
	ImportLogEntry,
	ImportPlan,
	ImportResults,
	ImportRun,
	MissingPlugin,
	PlannedSetting,
} from '@templately/rest';
// eslint-disable-next-line import/no-extraneous-dependencies -- for tests alone, and @wordpress/element does not hand it on.
import { act, type ReactNode } from 'react';
import { AppContext, type AppServices } from '../../app-context';
import { Dependencies } from '../dependencies';
import { FullsiteImportFrame } from '../fullsite-import-frame';
import { LogoField } from '../logo-field';
import { ProgressView } from '../progress-view';
import { Results } from '../results';
import { RevertDialog } from '../revert-dialog';
import { WhatHappens } from '../what-happens';

const ENDPOINT = {
	address: 'https://site.example/wp-admin/admin-ajax.php',
	nonce: 'nonce',
	isLightspeed: false,
	isRunning: false,
};

const APP = {
	host: { site: { fullsiteImport: ENDPOINT, links: { support: '' } } },
	fail: ( thrown: unknown ) => {
		throw thrown;
	},
} as unknown as AppServices;

/** An answer of the site to what is asked of it. */
type Answer = ( address: string ) => unknown;

let leave: () => Promise< void >;

/** Shows a part of the import inside the app, on a site that gives an answer. */
async function show( part: ReactNode, answer: Answer = () => [] ) {
	apiFetch.setFetchHandler( async ( { path, url } ) =>
		answer( path ?? url ?? '' )
	);
	const box = document.body.appendChild( document.createElement( 'div' ) );
	const root = createRoot( box );
	leave = async () => {
		await act( async () => root.unmount() );
		box.remove();
	};
	await act( async () =>
		root.render(
			<AppContext.Provider value={ APP }>
				<FullsiteImportFrame>{ part }</FullsiteImportFrame>
			</AppContext.Provider>
		)
	);
}

const all = < T extends HTMLElement = HTMLElement >( selector: string ): T[] =>
	Array.from( document.querySelectorAll< T >( selector ) );

const textsOf = ( selector: string ) =>
	all( selector ).map( ( { textContent } ) => textContent );

const button = ( name: string ) =>
	all< HTMLButtonElement >( 'button' ).find(
		( { textContent } ) => textContent === name
	);

const press = ( name: string ) => act( async () => button( name )?.click() );

beforeEach( () => {
	( globalThis as Record< string, unknown > ).IS_REACT_ACT_ENVIRONMENT = true;
	jest.useFakeTimers();
	// What a browser has and jsdom does not. Nothing comes from this stream.
	Object.assign( window, {
		matchMedia: () => ( {
			matches: true,
			addEventListener: () => undefined,
			removeEventListener: () => undefined,
			addListener: () => undefined,
			removeListener: () => undefined,
		} ),
		EventSource: class {
			addEventListener = () => undefined;
			close = () => undefined;
		},
	} );
} );
afterEach( async () => {
	await leave();
	jest.useRealTimers();
} );

describe( 'An import that was under way when the page was printed', () => {
	const asked: string[] = [];

	const open = ( isRunning: boolean ) => {
		asked.length = 0;
		ENDPOINT.isRunning = isRunning;
		return show( null, ( address ) => {
			asked.push( address );
			return [];
		} );
	};
	afterEach( () => {
		ENDPOINT.isRunning = false;
	} );

	test( 'is looked for', async () => {
		await open( true );
		expect( asked ).toEqual( [
			expect.stringContaining( '/fullsite-import/runs' ),
		] );
	} );

	test( 'is not asked for where there was none', async () => {
		await open( false );
		expect( asked ).toEqual( [] );
	} );
} );

/** Has the store follow an import of which these lines came. */
async function follow( ...entries: Partial< ImportLogEntry >[] ) {
	const { leaveRun, receiveEntry, resume } = dispatch( importStore );
	await leaveRun();
	await resume( ENDPOINT, 'run' );
	for ( const [ at, entry ] of entries.entries() ) {
		await receiveEntry( {
			index: at + 1,
			action: 'updateLog',
			type: 'plugin',
			title: '',
			message: '',
			progress: 10,
			status: 'processing',
			position: 1,
			...entry,
		} );
	}
}

describe( 'A step that fails', () => {
	const fault = async ( title: string ) => {
		await follow( {
			action: 'error',
			title,
			message: 'The disk is full.',
			status: 'error',
		} );
		await show(
			<ProgressView
				pack={ undefined }
				endpoint={ ENDPOINT }
				isBlocked={ false }
				onUnblock={ () => undefined }
			/>
		);
		return document.querySelector( '.templately-fault' );
	};

	test( 'is shown by its title and its message (ERR-017, ERR-018)', async () => {
		const shown = await fault( 'Plugins of the pack' );
		expect( shown?.getAttribute( 'role' ) ).toBe( 'alert' );
		expect( shown?.querySelector( 'h2' )?.textContent ).toBe(
			'Something went wrong: Plugins of the pack'
		);
		expect( shown?.querySelector( 'p' )?.textContent ).toBe(
			'The disk is full.'
		);
	} );

	test( 'that has no title went wrong (ERR-017)', async () => {
		const shown = await fault( '' );
		expect( shown?.querySelector( 'h2' )?.textContent ).toBe(
			'Something went wrong'
		);
	} );

	test( 'is none as long as none has failed (ERR-017)', async () => {
		await follow( { title: 'Plugins of the pack' } );
		await show(
			<ProgressView
				pack={ undefined }
				endpoint={ ENDPOINT }
				isBlocked={ false }
				onUnblock={ () => undefined }
			/>
		);
		expect( all( '.templately-fault' ) ).toEqual( [] );
		expect( all( '[role="progressbar"]' ) ).toHaveLength( 1 );
	} );
} );

describe( 'The results', () => {
	const missing = (
		name: string,
		more: Partial< MissingPlugin > = {}
	): MissingPlugin => ( {
		name,
		slug: name,
		link: '',
		is_pro: false,
		why: '',
		...more,
	} );

	const results = async ( {
		plugins = [],
		theme = { success: true, name: 'Twenty' },
	}: {
		plugins?: MissingPlugin[];
		theme?: ImportResults[ 'dependency_data' ][ 'theme' ];
	} ) => {
		await follow( {
			action: 'complete',
			results: {
				dependency_data: {
					plugins: {
						total: plugins.length + 1,
						succeed: 1,
						failed: plugins,
					},
					theme,
				},
				post_types: {},
				template_types: {},
				left_out: [],
			},
		} );
		await show(
			<Results
				name="Vesper"
				pack={ undefined }
				onClose={ () => undefined }
			/>
		);
	};

	test( 'list each plugin that is missing, and why (ERR-022)', async () => {
		await results( {
			plugins: [
				missing( 'Pear Forms', { why: 'It was out of tea.' } ),
				missing( 'Pear Shop' ),
			],
		} );
		expect( textsOf( '.components-notice strong' ) ).toEqual( [
			'Pear Forms not found.',
			'Pear Shop not found.',
		] );
		expect( textsOf( '.components-notice p' ) ).toEqual( [
			'It was out of tea.',
		] );
	} );

	test( 'lead to where a pro plugin is sold, and only there (ERR-023)', async () => {
		await results( {
			plugins: [
				missing( 'Sold', {
					is_pro: true,
					link: 'https://shop.example/pro',
				} ),
				missing( 'Free', { link: 'https://shop.example/free' } ),
				missing( 'Not to be had', { is_pro: true } ),

				missing( 'Bad', { is_pro: true, link: 'javascript:alert(1)' } ),
			],
		} );
		expect(
			all< HTMLAnchorElement >( '.components-notice' ).map(
				( notice ) => [
					notice.querySelector( 'strong' )?.textContent,
					notice.querySelector( 'a' )?.getAttribute( 'href' ),
					notice.querySelector( 'a' )?.textContent,
				]
			)
		).toEqual( [
			[ 'Sold not found.', 'https://shop.example/pro', 'Purchase' ],
			[ 'Free not found.', undefined, undefined ],
			[ 'Not to be had not found.', undefined, undefined ],
			[ 'Bad not found.', undefined, undefined ],
		] );
	} );

	test( 'say that the theme failed, and why (ERR-024)', async () => {
		await results( {
			theme: { success: false, name: 'Twenty', why: 'Theme not found' },
		} );
		expect( textsOf( '.components-notice.is-error' ) ).toHaveLength( 1 );
		expect( textsOf( '.components-notice.is-error strong' ) ).toEqual( [
			'Theme Installation Failed',
		] );
		expect( textsOf( '.components-notice.is-error p' ) ).toEqual( [
			'Theme not found',
		] );
	} );

	test( 'say nothing is missing where nothing is (ERR-022, ERR-024)', async () => {
		await results( {} );
		expect( all( '.components-notice' ) ).toEqual( [] );
		expect( document.body.textContent ).toContain(
			'Vesper is on your site'
		);
	} );
} );

const plan = ( more: Partial< ImportPlan > = {} ): ImportPlan => ( {
	pack: { id: 1, slug: 'vesper', name: 'Vesper' },
	platform: 'gutenberg',
	objects: [],
	settings: [],
	theme: null,
	plugins: [],
	disk: 1,
	seconds: 1,
	blockers: [],
	notes: [],
	left_out: [],
	...more,
} );

describe( 'The theme of a pack', () => {
	test.each( [
		[ 'that must be', true, 'installed', '', true, true ],
		[ 'that must be and is missing', true, 'missing', '', true, true ],
		[ 'that is active', false, 'active', '', true, true ],
		[ 'that goes well with it', false, 'missing', '', false, false ],
		[ 'that somebody wants', false, 'missing', 'pear', true, false ],
	] as const )(
		'%s (IMP-022)',
		async ( _, mustHave, state, chosen, isChecked, isLocked ) => {
			const onChange = jest.fn();
			await show(
				<Dependencies
					plan={ plan( {
						theme: {
							slug: 'pear',
							name: 'Pear',
							must_have: mustHave,
							state,
							suggested: false,
						},
					} ) }
					theme={ chosen }
					plugins={ [] }
					onChange={ onChange }
				/>
			);
			const [ box ] = all< HTMLInputElement >( '[type="checkbox"]' );
			expect( [ box?.checked, box?.disabled ] ).toEqual( [
				isChecked,
				isLocked,
			] );
			await act( async () => box?.click() );
			expect( onChange.mock.calls ).toEqual(
				isLocked ? [] : [ [ { theme: isChecked ? '' : 'pear' } ] ]
			);
		}
	);
} );

describe( 'The plan', () => {
	test( 'has a name for each setting that changes (IMP-020)', async () => {
		const names: [ PlannedSetting[ 'name' ], string ][] = [
			[ 'title', 'Site title' ],
			[ 'tagline', 'Tagline' ],
			[ 'logo', 'Logo' ],
			[ 'icon', 'Site icon' ],
			[ 'front_page', 'Front page' ],
			[ 'posts_page', 'Posts page' ],
			[ 'posts_per_page', 'Posts per page' ],
			[ 'permalinks', 'Permalinks' ],
			[ 'comments', 'Comments' ],
			[ 'pings', 'Pings' ],
			[ 'colours', 'Colours' ],
			[ 'theme_mods', 'Theme options' ],
			[ 'menu_locations', 'Menu locations' ],
			[ 'sidebars', 'Widgets' ],
		];
		await show(
			<WhatHappens
				plan={ plan( {
					settings: names.map( ( [ name ] ) => ( {
						name,
						before: '',
						after: `New ${ name }`,
					} ) ),
				} ) }
				comes={ new Set() }
				theme=""
				plugins={ [] }
			/>
		);
		expect(
			all( '.templately-plan tr' ).map( ( row ) => [
				row.querySelector( 'th' )?.textContent,
				row.querySelector( 'td' )?.textContent,
			] )
		).toEqual(
			names.map( ( [ name, label ] ) => [ label, `New ${ name }` ] )
		);
	} );
} );

describe( 'A logo', () => {
	test.each( [
		[ 'image/svg+xml', true ],
		[ 'image/png', true ],
		[ 'image/jpeg', true ],
		[ 'image/gif', true ],
		[ 'image/webp', false ],
		[ 'application/pdf', false ],
	] )( 'that is %s is one: %p (IMP-009, IMP-011)', async ( mime, isLogo ) => {
		const asked = jest.fn();
		// What somebody uploads in WordPress's own media library may be anything.
		Object.assign( window, {
			wp: {
				media: ( options: object ) => {
					asked( options );
					let choose = () => undefined;
					return {
						on: ( _: string, listener: typeof choose ) => {
							choose = listener;
						},
						open: () => choose(),
						state: () => ( {
							get: () => ( {
								first: () => ( {
									toJSON: () => ( {
										id: 7,
										url: 'https://site.example/logo',
										mime,
									} ),
								} ),
							} ),
						} ),
					};
				},
			},
		} );
		const onChange = jest.fn();
		await show( <LogoField logo={ null } onChange={ onChange } /> );
		await press( 'Choose a logo' );
		expect( asked.mock.calls ).toEqual( [
			[
				{
					title: 'Choose a logo',
					multiple: false,
					library: {
						type: [
							'image/svg+xml',
							'image/png',
							'image/jpeg',
							'image/gif',
						],
					},
				},
			],
		] );
		expect( onChange.mock.calls ).toEqual(
			isLogo ? [ [ { id: 7, url: 'https://site.example/logo' } ] ] : []
		);
		expect( textsOf( '[role="alert"]' ) ).toEqual(
			isLogo
				? []
				: [ 'A logo is an SVG, PNG, JPG or GIF. Choose another file.' ]
		);
	} );
} );

describe( 'A revert', () => {
	const RUN: ImportRun = {
		uuid: 'run',
		status: 'done',
		step: '',
		pack: { id: 1, slug: 'vesper', name: 'Vesper' },
		platform: 'gutenberg',
		user: '',
		started_at: 0,
		objects: 3,
		settings: 2,
		results: null,
		kept: [],
	};
	const BEGUN = {
		uuid: 'run',
		status: 'reverting',
		site_url: 'https://site.example/',
		redirect: '',
	};

	const revert = async ( answer: Answer ) => {
		const onClose = jest.fn();
		await show(
			<RevertDialog run={ RUN } onClose={ onClose } />,
			( address ) =>
				/\/runs(\?|$)/.test( address ) ? [] : answer( address )
		);
		await press( 'Yes, Revert' );
		return onClose;
	};

	const refused: Answer = () => {
		throw {
			code: 'not_revertible',
			message: 'No.',
			data: { status: 409 },
		};
	};

	const poll = ( status: string ) => ( {
		success: true,
		data: { uuid: 'run', status, percent: 41, beat: '', entries: [] },
	} );

	/** Begins, and fails on its way. */
	const failing: Answer = ( address ) =>
		address.includes( 'admin-ajax' ) ? poll( 'revert_failed' ) : BEGUN;

	test( 'says that it is under way, and cannot be begun again (RVT-005, RVT-007)', async () => {
		await revert( ( address ) =>
			address.includes( 'admin-ajax' ) ? poll( 'reverting' ) : BEGUN
		);
		expect( button( 'Yes, Revert' ) ).toBeUndefined();
		expect(
			button( 'Processing...' )?.getAttribute( 'aria-disabled' )
		).toBe( 'true' );
		expect( textsOf( '[role="dialog"] .templately-percent' ) ).toEqual( [
			'41%',
		] );
		expect(
			all( '[role="progressbar"]' ).map( ( bar ) => [
				bar.getAttribute( 'aria-label' ),
				bar.getAttribute( 'aria-valuenow' ),
			] )
		).toEqual( [ [ 'Revert', '41' ] ] );
		expect( textsOf( '[role="dialog"] [role="status"]' ) ).toEqual( [
			'Restoring previous version of your website. This usually takes a few moments. Please wait…',
		] );
		expect( button( 'Cancel' ) ).toBeUndefined();
	} );

	test.each( [
		[ 'that is refused', refused ],
		[ 'that fails on its way', failing ],
	] )(
		'%s says so, and can be closed (RVT-012, RVT-013)',
		async ( _, answer ) => {
			const onClose = await revert( answer );
			expect( textsOf( '[role="dialog"] h1' ) ).toEqual( [
				'Something went wrong.',
			] );
			expect(
				document.querySelector( '[role="dialog"]' )?.textContent
			).toContain(
				'Something went wrong while restoring your old website. Try Later or Contact support.'
			);
			expect( button( 'Processing...' ) ).toBeUndefined();
			expect( onClose ).not.toHaveBeenCalled();
			await press( 'Close' );
			expect( onClose ).toHaveBeenCalledTimes( 1 );
		}
	);

	test( 'that is over leads on after half a second, where the site says so (RVT-011)', async () => {
		window.location.hash = '';
		await revert( ( address ) => {
			if ( address.includes( 'admin-ajax' ) ) {
				return poll( 'reverted' );
			}
			const there = new URL( '#there', window.location.href ).href;
			return address.includes( '/revert' )
				? { ...BEGUN, redirect: there }
				: RUN;
		} );
		expect( textsOf( '[role="dialog"] h1' ) ).toEqual( [
			'Successfully Reverted',
		] );
		await act( async () => jest.advanceTimersByTime( 499 ) );
		expect( window.location.hash ).toBe( '' );
		await act( async () => jest.advanceTimersByTime( 1 ) );
		expect( window.location.hash ).toBe( '#there' );
	} );

	test( 'that failed says what a filter makes of it, such as the sentence as it was specified (RVT-012)', async () => {
		addFilter(
			'templately.revertFailed',
			'test',
			( _: string, specified: string ) => specified
		);
		await revert( refused );
		removeFilter( 'templately.revertFailed', 'test' );
		expect(
			document.querySelector( '[role="dialog"]' )?.textContent
		).toContain(
			'Something went wrong while creating workspace for you. Try Later or Contact support.'
		);
	} );
} );
