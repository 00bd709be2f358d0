// eslint-disable-next-line import/no-extraneous-dependencies -- for tests alone, and @wordpress/element does not hand it on.
import { act } from 'react';
import { dispatch, select } from '@wordpress/data';
import type { Platform, Profile } from '@templately/rest';
import { store as libraryStore } from '@templately/library';
import {
	all,
	type as typeInto,
	enter,
	getTexts,
	press,
	renderInApp,
	wait,
} from '../../test/show';
import {
	ADA,
	control,
	design,
	openApp,
	placeOfLink,
	toListResponse,
} from '../../test/open-app';
import type { AppServices } from '../../shell/app-context';
import { createMemoryHistory } from '../../shell/history';
import { EmptyList } from '../listing';
import { Frame } from '../../shell/frame';
import { firstPlatform } from '../../shell/platform';
import type { Host } from '../../shell/host';
import { PlatformMenu } from '../platform-menu';

const tabs = () =>
	all< HTMLAnchorElement >( '.templately-tabs a' )
		.slice( 0, 3 )
		.map( ( link ) => [
			link.textContent,
			placeOfLink( link ),
			link.getAttribute( 'aria-current' ),
		] );

const LISTS = [
	[ 'packs', 'packs', 'Packs' ],
	[ 'pages', 'pages', 'Pages' ],
	[ 'blocks', 'sections', 'Blocks' ],
] as const;

describe.each( [ 'gutenberg', 'elementor' ] as const )(
	'Designs of %s',
	( platform ) => {
		it.each( LISTS )(
			'SHL-003 SHL-007 SHL-025 SHL-026 are listed at their own %s, whatever was chosen before, beside tabs that lead to the others',
			async ( list, type, label ) => {
				const { asked } = await openApp( `/${ platform }/${ list }`, {
					chosen:
						platform === 'gutenberg' ? 'elementor' : 'gutenberg',
				} );
				expect( getTexts( 'h1' ) ).toEqual( [ `All ${ label }` ] );
				const lists = asked.filter( ( { path } ) => path === '/items' );
				expect( lists.length ).toBeGreaterThan( 0 );
				for ( const { query } of lists ) {
					expect( query ).toMatchObject( { platform, type } );
				}
				expect( tabs() ).toEqual(
					[ 'Packs', 'Blocks', 'Pages' ].map( ( name ) => [
						name,
						`${ platform }/${ name.toLowerCase() }`,
						name === label ? 'page' : null,
					] )
				);
			}
		);
	}
);

it( 'SHL-030 has a switcher of the builder in the header, and in no editor of one of them', async () => {
	await openApp( '/gutenberg/packs', { site: { hasElementor: true } } );
	expect(
		all( '.templately-header .templately-header__platform' ).map(
			( { textContent, ariaLabel, attributes } ) => [
				textContent,
				ariaLabel ?? attributes.getNamedItem( 'aria-label' )?.value,
			]
		)
	).toEqual( [ [ 'Gutenberg', 'Platform: Gutenberg' ] ] );
	await press( all( '.templately-header__platform' )[ 0 ] );
	await wait( 500 );
	expect( getTexts( '[role="menuitemradio"]' ) ).toEqual( [
		'Gutenberg',
		'Elementor',
	] );
} );

it.each( [
	[ 'gutenberg', 0 ],
	[ 'elementor', 1 ],
] )(
	'has a switcher without Elementor only where it leads back: %s',
	async ( platform, switchers ) => {
		await openApp( `/${ platform }/packs` );
		expect( all( '.templately-header__platform' ) ).toHaveLength(
			switchers
		);
	}
);

it( 'SHL-036 leads to sign-in from the header, with where somebody is, and who is signed in nowhere', async () => {
	const { goTo, here } = await openApp( '/elementor/blocks?q=menu' );
	const login = () =>
		control( 'Login', all( '.templately-header' )[ 0 ] ) as
			HTMLAnchorElement | undefined;
	const target = () =>
		new URL( login()?.href ?? '' ).searchParams.get( 'redirect-to' );
	expect( placeOfLink( login() ) ).toBe( 'sign-in' );
	expect( target() ).toBe( 'elementor/blocks?q=menu' );
	await goTo( '/gutenberg/pages' );
	expect( target() ).toBe( 'gutenberg/pages' );
	await press( login() );
	await wait( 1000 );
	expect( here() ).toBe( '/sign-in?redirect-to=gutenberg%2Fpages' );
	// From there it leads to where it led before.
	expect( target() ).toBeNull();
} );

it( 'SHL-036 has no Login for who is signed in', async () => {
	await openApp( '/gutenberg/packs', { user: ADA } );
	expect( control( 'Login' ) ).toBeUndefined();
	expect( all( '.templately-header__account' ) ).toHaveLength( 1 );
} );

const count = ( total: number ) => ( { total, total_is_capped: false } );

it.each( LISTS )(
	'LIB-007 LIB-008 LIB-010 counts the plans of %s, and asks anew for the one that is chosen',
	async ( list, type ) => {
		const first = { packs: 10, pages: 20, sections: 30 }[ type ];
		const { asked, here } = await openApp( `/gutenberg/${ list }?q=menu`, {
			answers: {
				'/items': ( { type: of, plan }: Record< string, string > ) =>
					toListResponse(
						[
							design( {
								id:
									[ 'all', 'starter', 'pro' ].indexOf(
										plan ?? ''
									) + 1,
								name: `Of ${ plan }`,
								type: of as 'pages',
							} ),
						],
						{
							plan_totals: {
								all: count( first + 3 ),
								starter: count( first + 1 ),
								pro: count( first + 2 ),
							},
						}
					),
			},
		} );
		const plans = () =>
			all( '.templately-choice [role="radio"]' ).map(
				( { textContent, attributes } ) => [
					textContent,
					attributes.getNamedItem( 'aria-checked' )?.value,
				]
			);
		const chosen = ( name: string ) =>
			[ 'All', 'Starter', 'Pro' ].map( ( plan, at ) => [
				`${ plan } ${ first + [ 3, 1, 2 ][ at ]! }`,
				String( plan === name ),
			] );
		expect( plans() ).toEqual( chosen( 'All' ) );
		for ( const plan of [ 'Pro', 'Starter', 'All' ] ) {
			const before = asked.length;
			await press(
				all( '.templately-choice [role="radio"]' ).find( ( radio ) =>
					radio.textContent?.startsWith( plan )
				)
			);
			await wait( 1000 );
			expect( plans() ).toEqual( chosen( plan ) );
			expect( here() ).toBe(
				`/gutenberg/${ list }?q=menu${ plan === 'All' ? '' : `&plan=${ plan.toLowerCase() }` }`
			);
			expect( getTexts( '.templately-card h2 a' ) ).toEqual( [
				`Of ${ plan.toLowerCase() }`,
			] );
			// What is there already is not asked for again.
			expect(
				asked
					.slice( before )
					.filter( ( { path } ) => path === '/items' )
					.map( ( { query } ) => [ query.plan, query.search ] )
			).toEqual(
				plan === 'All' ? [] : [ [ plan.toLowerCase(), 'menu' ] ]
			);
		}
	}
);

it( 'offers no plan that has nothing, but the one that is chosen', async () => {
	const answers = {
		'/items': toListResponse( [ design() ], {
			plan_totals: {
				all: count( 3 ),
				starter: count( 0 ),
				pro: count( 0 ),
			},
		} ),
	};
	const plans = () => getTexts( '.templately-choice [role="radio"]' );
	const { goTo } = await openApp( '/gutenberg/pages', { answers } );
	expect( plans() ).toEqual( [] );
	await goTo( '/gutenberg/pages?plan=pro' );
	expect( plans() ).toEqual( [ 'All 3', 'Pro 0' ] );
} );

const THREE = {
	thumbnail: 'https://hub.example/one.webp',
	thumbnail2: 'https://hub.example/two.webp',
	thumbnail3: 'https://hub.example/three.webp',
};

describe( 'Cards', () => {
	const pictures = () =>
		all< HTMLImageElement >( '.templately-card img' ).map(
			( { src } ) => src
		);
	const meta = () => getTexts( '.templately-card__meta > span' );

	it( 'LIB-018 LIB-019 LIB-025 of a pack have its three pictures in their order and its downloads, and nothing to insert', async () => {
		const pack = design( { ...THREE, type: 'packs', downloads: 1234 } );
		await openApp( '/gutenberg/packs', {
			user: ADA,
			answers: { '/items': toListResponse( [ pack ] ) },
		} );
		expect( pictures() ).toEqual( Object.values( THREE ) );
		expect( meta() ).toEqual( [ 'FREE', 'Downloads1,234' ] );
		expect(
			getTexts( '.templately-card__face a, .templately-card button' )
		).not.toContain( 'Insert' );
	} );

	it.each( [ 'pages', 'sections' ] as const )(
		'LIB-018 LIB-019 LIB-024 LIB-025 of %s have the first one alone, no downloads, and can be inserted',
		async ( type ) => {
			const list = type === 'pages' ? 'pages' : 'blocks';
			await openApp( `/gutenberg/${ list }`, {
				user: ADA,
				answers: {
					'/items': toListResponse( [
						design( { ...THREE, type } ),
					] ),
				},
			} );
			expect( pictures() ).toEqual( [ THREE.thumbnail ] );
			expect( meta() ).toEqual( [ 'FREE' ] );
			expect( getTexts( '.templately-card__face button' ) ).toContain(
				'Insert'
			);
		}
	);

	it( 'LIB-019 of a pack that has two show those', async () => {
		const pack = design( { ...THREE, thumbnail2: '', type: 'packs' } );
		await openApp( '/gutenberg/packs', {
			answers: { '/items': toListResponse( [ pack ] ) },
		} );
		expect( pictures() ).toEqual( [ THREE.thumbnail, THREE.thumbnail3 ] );
	} );
} );

it( 'INS-001 INS-002 leads to sign-in first where the site cannot sign the user in, and goes on there', async () => {
	const page = design( { id: 11, name: 'Home' } );
	let user: Profile | null = null;
	let isDown = true;
	const { asked, here } = await openApp( '/gutenberg/pages', {
		answers: {
			'/is-signed': () => ( { user } ),
			'/items': toListResponse( [ page ] ),
			'/login/local': () => {
				if ( isDown ) {
					throw { code: 'busy', message: 'Not now.' };
				}
				user = ADA;
				return { status: 'success', user, message: '' };
			},
		},
		site: { hub: { id: '', embedded: true, url: '' } },
	} );
	await press( 'Insert' );
	await wait( 1000 );
	isDown = false;
	expect( here() ).toBe( '/sign-in?redirect-to=gutenberg%2Fpages' );
	expect( all( '[role="dialog"]' ) ).toEqual( [] );
	const written = asked.filter( ( { path } ) =>
		/insert|import/.test( path )
	);
	expect( written ).toEqual( [] );
	await press( 'Continue as Ada' );
	await wait( 1000 );
	expect( here() ).toBe( '/gutenberg/pages' );
	expect( getTexts( '[role="dialog"] h1' ) ).toEqual( [ 'Create page' ] );
} );

it( 'signs the user in by itself where the library is part of the site', async () => {
	let user: Profile | null = null;
	const { here } = await openApp( '/gutenberg/pages', {
		answers: {
			'/is-signed': () => ( { user } ),
			'/items': toListResponse( [ design( { id: 11 } ) ] ),
			'/login/local': () => {
				user = ADA;
				return { status: 'success', user, message: '' };
			},
		},
		site: { hub: { id: '', embedded: true, url: '' } },
	} );
	await press( 'Insert' );
	await wait( 1000 );
	expect( here() ).toBe( '/gutenberg/pages' );
	expect( getTexts( '[role="dialog"] h1' ) ).toEqual( [ 'Create page' ] );
} );

describe( 'LIB-067 The row of featured packs is there', () => {
	const packs = [ 1, 2 ].map( ( id ) =>
		design( {
			id,
			type: 'packs',
			name: `Pack ${ id }`,
			thumbnail: `https://hub.example/${ id }.webp`,
		} )
	);
	const featured = () => getTexts( '.templately-featured h2 a' );

	/** Opens the packs for a visitor; what is asked of the featured ones waits to be answered. */
	async function open() {
		let user: Profile | null = null;
		let mark: ( said: object ) => void = () => undefined;
		const waiting: ( () => void )[] = [];
		const app = await openApp( '/gutenberg/packs', {
			answers: {
				'/is-signed': () => ( { user } ),
				'/items': toListResponse( packs ),
				'/featured-items': () =>
					new Promise( ( done ) =>
						waiting.push( () => done( { data: [ packs[ 0 ] ] } ) )
					),
				'/items/favourite': () =>
					new Promise( ( done ) => ( mark = done ) ),
				'/login/local': () => {
					user = ADA;
					return { status: 'success', user, message: '' };
				},
			},
			site: { hub: { id: '', embedded: true, url: '' } },
		} );
		const answer = async () => {
			expect( waiting.length ).toBeGreaterThan( 0 );
			while ( waiting.length > 0 ) {
				waiting.shift()?.();
				await wait( 1000 );
			}
		};
		return {
			...app,
			answer,
			mark: async () => {
				mark( {
					status: 'success',
					data: { id: 1, starred: true, favourite_count: 6 },
				} );
				await wait( 1000 );
			},
			signIn: async () => {
				await press( 'Continue as Ada' );
				await wait( 1000 );
			},
		};
	}

	it( 'for who comes back from signing in with a favourite, which has all forgotten that was on its way', async () => {
		const { answer, mark, signIn } = await open();
		await answer();
		expect( featured() ).toEqual( [ 'Pack 1' ] );
		await press( all( '.templately-favourite' )[ 0 ] );
		await wait( 1000 );
		await signIn();
		await mark();
		await answer();
		expect( featured() ).toEqual( [ 'Pack 1' ] );
	} );

	it( 'for who left before it came, and signed in elsewhere', async () => {
		const { answer, goTo, signIn } = await open();
		await goTo( '/sign-in?redirect-to=gutenberg/blocks' );
		await signIn();
		await answer();
		await goTo( '/gutenberg/packs' );
		await answer();
		expect( featured() ).toEqual( [ 'Pack 1' ] );
	} );
} );

describe( 'What a card says and does', () => {
	const meta = () => getTexts( '.templately-card__meta > span' );

	it.each( [ 'packs', 'pages' ] as const )(
		'LIB-021 LIB-022 of %s is its rating for who is on the free plan and subscribed, and its price for others',
		async ( type ) => {
			const rated = { type, rating: 4.5, price: 12 };
			await openApp( `/gutenberg/${ type }`, {
				user: ADA,
				answers: {
					'/items': toListResponse( [
						design( { ...rated, id: 1, isSubscribed: true } ),
						design( { ...rated, id: 2, isSubscribed: false } ),
					] ),
				},
			} );
			expect(
				meta().filter( ( text ) => ! text?.startsWith( 'Downloads' ) )
			).toEqual( [ 'Rating4.5', '$12' ] );
		}
	);

	it( 'LIB-023 is its mark, with how many have it, which a press turns', async () => {
		const { asked } = await openApp( '/gutenberg/pages', {
			user: ADA,
			answers: {
				'/items': toListResponse( [
					design( { id: 1, favourite_count: 1234 } ),
					design( { id: 2, favourite_count: 5, starred: true } ),
				] ),
				'/items/favourite': () => ( {
					status: 'success',
					data: { id: 1, starred: true, favourite_count: 1240 },
				} ),
			},
		} );
		const marks = () =>
			all( '.templately-card .templately-favourite' ).map( ( mark ) => [
				mark.textContent,
				mark.getAttribute( 'aria-pressed' ),
			] );
		expect( marks() ).toEqual( [
			[ '1,234', 'false' ],
			[ '5', 'true' ],
		] );
		await press( all( '.templately-favourite' )[ 0 ] );
		await wait( 1000 );
		expect( marks() ).toEqual( [
			[ '1,240', 'true' ],
			[ '5', 'true' ],
		] );
		expect(
			asked.find( ( { path } ) => path === '/items/favourite' )?.sent
		).toEqual( { action: 'do', id: 1, itemType: 'pages' } );
	} );
} );

describe( 'What a card says that a design can do and needs', () => {
	const needs = [
		{ name: 'Form plugin', icon: '' },
		{ name: 'Shop plugin', icon: 'https://hub.example/shop.webp' },
	];

	/** Opens a list; says something of each card, by the design's name. */
	async function open( list: string, items: ReturnType< typeof design >[] ) {
		await openApp( `/gutenberg/${ list }`, {
			answers: { '/items': toListResponse( items ) },
		} );
		return ( say: ( card: HTMLElement ) => unknown ) =>
			Object.fromEntries(
				all( '.templately-card' ).map( ( card ) => [
					card.querySelector( 'h2' )?.textContent,
					say( card ),
				] )
			);
	}

	it.each( [
		[ 'packs', 'packs', [ 'Full Site Import' ] ],
		[ 'pages', 'pages', [] ],
	] as const )(
		'LIB-020 of %s is that it can be a whole site, where it can',
		async ( list, type, badges ) => {
			const cards = await open( list, [
				design( { id: 1, type, name: 'Whole', fullsite_import: true } ),
				design( {
					id: 2,
					type,
					name: 'Parts',
					fullsite_import: false,
				} ),
			] );
			expect(
				cards( ( card ) =>
					all( '.templately-badge', card ).map(
						( { textContent } ) => textContent
					)
				)
			).toEqual( { Whole: badges, Parts: [] } );
		}
	);

	it.each( [
		[ 'pages', 'pages' ],
		[ 'blocks', 'sections' ],
		[ 'packs', 'packs' ],
	] as const )(
		'LIB-031 LIB-032 of %s is which plugins it needs, by their icons and names; of packs it is not',
		async ( list, type ) => {
			const cards = await open( list, [
				design( {
					id: 1,
					type,
					name: 'Needy',
					dependencies: needs as never,
				} ),
				design( { id: 2, type, name: 'Bare' } ),
			] );
			expect(
				cards( ( card ) =>
					all( '[aria-label="Needs"] > li', card ).map( ( need ) => [
						need.title,
						need.textContent,
						need.querySelector( 'img' )?.alt,
						need.querySelector( 'img' )?.src,
					] )
				)
			).toEqual( {
				Needy:
					type === 'packs'
						? []
						: [
								[
									'Form plugin',
									'FForm plugin',
									undefined,
									undefined,
								],
								[
									'Shop plugin',
									'',
									'Shop plugin',
									'https://hub.example/shop.webp',
								],
							],
				Bare: [],
			} );
		}
	);
} );

describe( 'What cannot be had', () => {
	const busy = () => {
		throw { code: 'busy', message: 'Not now.', data: { status: 503 } };
	};
	const alerts = () => getTexts( '.templately-main [role="alert"]' );
	const again = async () => {
		await press( 'Try again' );
		await wait( 1000 );
	};

	/** Opens the packs on a site of which one answer fails at first. */
	async function open( path: string, answer: unknown ) {
		let isAway = true;
		await openApp( '/gutenberg/packs', {
			answers: {
				'/items': toListResponse( [
					design( { type: 'packs' } ),
					design( { id: 8, type: 'packs', name: 'Dinner' } ),
				] ),
				[ path ]: () => ( isAway ? busy() : answer ),
			},
		} );
		isAway = false;
	}

	it( 'ERR-004 is said of a list once, with its code, and asked for again', async () => {
		await open(
			'/items',
			toListResponse( [ design( { type: 'packs' } ) ] )
		);
		expect( alerts() ).toEqual( [
			expect.stringMatching( /busy: Not now\.$/ ),
		] );
		expect( all( '.templately-card, .templately-filter' ) ).toEqual( [] );
		await again();
		expect( alerts() ).toEqual( [] );
		expect( getTexts( '.templately-card h2' ) ).toEqual( [ 'Supper' ] );
	} );

	it( 'ERR-015 ERR-016 is said of the featured packs alone', async () => {
		await open( '/featured-items', {
			data: [ design( { type: 'packs' } ) ],
		} );
		expect( alerts() ).toEqual( [
			expect.stringMatching( /^Featured packs: Not now\./ ),
		] );
		expect( getTexts( '.templately-card h2' ) ).toEqual( [
			'Supper',
			'Dinner',
		] );
		await again();
		expect( alerts() ).toEqual( [] );
		expect( getTexts( '.templately-featured h2 a' ) ).toEqual( [
			'Supper',
		] );
	} );

	it( 'is said of a part of the filter alone', async () => {
		await open( '/tags', [ { id: 31, name: 'Warm', slug: 'warm' } ] );
		expect( alerts() ).toEqual( [
			'This list could not be loaded. Try again',
		] );
		expect( getTexts( '.templately-card h2' ) ).toEqual( [
			'Supper',
			'Dinner',
		] );
		await again();
		expect( alerts() ).toEqual( [] );
		expect( all( '.components-form-token-field__input' ) ).toHaveLength(
			1
		);
	} );
} );

it.each( [ true, false ] )(
	'SHL-027 has a tab of pages for who may read them alone: %p',
	async ( read ) => {
		await openApp( '/gutenberg/packs', {
			site: { can: { browse: true, read } },
		} );
		expect( tabs().some( ( [ name ] ) => name === 'Pages' ) ).toBe( read );
	}
);

describe( 'A list without items', () => {
	/** Shows a list without anything; returns its history and how often it was reset. */
	async function open(
		props: Partial< Parameters< typeof EmptyList >[ 0 ] >,
		editor?: 'post',
		hasElementor = true
	) {
		const history = createMemoryHistory( '/wp-admin/admin.php' );
		const onReset = jest.fn();
		await renderInApp(
			<EmptyList
				type="packs"
				platform="elementor"
				search=""
				isFiltered={ false }
				plan="all"
				onReset={ onReset }
				{ ...props }
			/>,
			{
				host: { history, editor, site: { hasElementor } },
			} as unknown as AppServices
		);
		return { history, onReset };
	}

	const texts = () => [
		...getTexts( 'h2' ),
		...getTexts( '.templately-lead' ),
		...getTexts( 'a, button' ),
	];

	it.each( [
		[
			'elementor' as const,
			'packs' as const,
			[
				'No packs here yet',
				'This library has no designs for Elementor yet.',
				'Show designs for Gutenberg',
			],
			'/gutenberg/packs',
		],
		[
			'gutenberg' as const,
			'blocks' as const,
			[
				'No blocks here yet',
				'This library has no designs for Gutenberg yet.',
				'Show designs for Elementor',
			],
			'/elementor/blocks',
		],
	] )(
		'leads from a builder without designs to the other one (%s)',
		async ( platform, type, said, to ) => {
			const { history } = await open( { platform, type } );
			expect( texts() ).toEqual( said );
			await press( all( 'a' )[ 0 ] );
			expect( history.getLocation().path ).toBe( to );
		}
	);

	it( 'leads nowhere from an editor of one builder', async () => {
		await open( { platform: 'gutenberg' }, 'post' );
		expect( texts() ).toEqual( [
			'No packs here yet',
			'This library has no designs for Gutenberg yet.',
		] );
	} );

	it( 'leads to no designs for Elementor where it is not installed', async () => {
		await open( { platform: 'gutenberg' }, undefined, false );
		expect( all( 'a, button' ) ).toEqual( [] );
	} );

	it.each( [
		[
			{ search: 'bar' },
			[
				'No packs match this search',
				'Try another word or another plan.',
				'Reset',
			],
		],
		[ { isFiltered: true }, [ 'No packs match this search', 'Reset' ] ],
		[ { plan: 'pro' as const }, [ 'No Pro packs yet', 'Reset' ] ],
	] )(
		'leads back from what a list is narrowed to: %j',
		async ( props, said ) => {
			const { onReset } = await open( props );
			expect( texts() ).toEqual( said );
			expect( onReset ).not.toHaveBeenCalled();
			await press( 'Reset' );
			expect( onReset ).toHaveBeenCalledTimes( 1 );
		}
	);
} );

describe( 'Parts of a list', () => {
	const search = () =>
		all< HTMLInputElement >(
			'.templately-toolbar input[type="search"]'
		)[ 0 ];

	const asked = ( app: Awaited< ReturnType< typeof openApp > > ) =>
		app.asked
			.filter( ( { path } ) => path === '/items' )
			.map( ( { query } ) => query.search );

	it( 'LIB-012 LIB-014 LIB-016 LIB-017 searches for three letters or more, in the place of where somebody is, until it is cleared', async () => {
		const app = await openApp( '/gutenberg/packs' );
		await app.goTo( '/gutenberg/blocks' );
		const note = () => getTexts( '.templately-toolbar__title p' );
		expect( note() ).toEqual( [] );
		await typeInto( search(), 'ba' );
		await enter( search() );
		await wait( 1000 );
		expect( app.here() ).toBe( '/gutenberg/blocks' );
		const hint = () =>
			getTexts( '.templately-toolbar__search [role="alert"]' );
		expect( hint() ).toEqual( [ 'Type at least 3 letters.' ] );
		await typeInto( search(), 'bar' );
		expect( hint() ).toEqual( [] );
		expect( app.here() ).toBe( '/gutenberg/blocks' );
		await enter( search() );
		await wait( 1000 );
		expect( app.here() ).toBe( '/gutenberg/blocks?q=bar' );
		expect( note() ).toContain( 'You are looking for: bar' );
		expect( asked( app ).at( -1 ) ).toBe( 'bar' );
		await typeInto( search(), 'menu' );
		await enter( search() );
		await wait( 1000 );
		expect( app.here() ).toBe( '/gutenberg/blocks?q=menu' );
		expect( note() ).toContain( 'You are looking for: menu' );
		await press(
			all( '.templately-toolbar button' ).find( ( { attributes } ) =>
				/clear|reset/i.test(
					attributes.getNamedItem( 'aria-label' )?.value ?? ''
				)
			)
		);
		await wait( 1000 );
		expect( app.here() ).toBe( '/gutenberg/blocks' );
		expect( note() ).toEqual( [] );
		// No search was a step of its own.
		expect( await app.goBack() ).toBe( true );
		expect( app.here() ).toBe( '/gutenberg/packs' );
	} );

	it.each( [
		[ 'free', [] ],
		[ 'starter', [ 'Starter' ] ],
		[ 'pro', [ 'Pro' ] ],
	] as const )(
		'LIB-026 a card of the plan %s has the badges %j',
		async ( plan, badges ) => {
			await openApp( '/gutenberg/blocks', {
				answers: {
					'/items': toListResponse( [
						design( { plan, type: 'sections' } ),
					] ),
				},
			} );
			expect( getTexts( '.templately-card .templately-badge' ) ).toEqual(
				badges
			);
		}
	);

	it.each( [
		[ 'packs', 'packs' ],
		[ 'pages', 'pages' ],
		[ 'sections', 'blocks' ],
	] as const )(
		'SHL-010 ACC-088 a visitor sees designs (%s), which lead to their own places',
		async ( of, list ) => {
			const item = design( { type: of, platform: 'elementor' } );
			const app = await openApp( `/elementor/${ list }`, {
				answers: {
					'/items': toListResponse( [ item ] ),
					'/items/supper': item,
				},
			} );
			const [ name ] = all< HTMLAnchorElement >(
				'.templately-card h2 a'
			);
			expect( name?.textContent ).toBe( 'Supper' );
			expect( placeOfLink( name ) ).toBe( `elementor/${ list }/supper` );
			await press( name );
			await wait( 1000 );
			expect( app.here() ).toBe( `/elementor/${ list }/supper` );
			expect( getTexts( 'h1' ) ).toEqual( [ 'Supper' ] );
		}
	);

	it( 'LIB-054 says of a picture that it did not come', async () => {
		const failed = 'This image failed to load';
		await openApp( '/gutenberg/blocks', {
			answers: {
				'/items': toListResponse( [ design( { type: 'sections' } ) ] ),
			},
		} );
		expect( document.body.textContent ).not.toContain( failed );
		await act( async () => {
			all( '.templately-card img' )[ 0 ]?.dispatchEvent(
				new Event( 'error' )
			);
		} );
		expect( getTexts( '.templately-card .is-failed' ) ).toEqual( [
			failed,
		] );
	} );

	it( 'LIB-053 shows a picture where a list has nothing', async () => {
		const app = await openApp( '/gutenberg/blocks', {
			answers: {
				'/items': ( { type: of }: Record< string, string > ) =>
					toListResponse( of === 'pages' ? [ design() ] : [] ),
			},
		} );
		const picture = () => all( 'svg[aria-label="No items"]' ).length;
		expect( getTexts( 'h2' ) ).toContain( 'No blocks here yet' );
		expect( picture() ).toBe( 1 );
		await app.goTo( '/gutenberg/pages' );
		expect( picture() ).toBe( 0 );
	} );

	it( 'SHL-046 has a pager under a list of several pages, and turns them', async () => {
		const app = await openApp( '/gutenberg/pages?q=menu', {
			answers: {
				'/items': ( query: Record< string, string > ) =>
					toListResponse(
						[ design( { id: Number( query.page ) } ) ],
						{
							current_page: Number( query.page ),
							total_page: query.type === 'pages' ? 3 : 1,
						}
					),
			},
		} );
		const pages = () =>
			getTexts(
				'.templately-pagination [aria-current], .templately-pagination button'
			).filter( Boolean );
		expect( pages() ).toEqual( [ '1', '2', '3' ] );
		await press(
			all( '.templately-pagination button' ).find(
				( { textContent } ) => textContent === '3'
			)
		);
		await wait( 1000 );
		expect( app.here() ).toBe( '/gutenberg/pages?q=menu&paged=3' );
		expect(
			getTexts( '.templately-pagination [aria-current="page"]' )
		).toEqual( [ '3' ] );
		await app.goTo( '/gutenberg/blocks' );
		expect( all( '.templately-pagination' ) ).toEqual( [] );
	} );
} );

describe( 'The menu of platforms', () => {
	const history = createMemoryHistory( 'https://site.example/wp-admin/' );

	const here = () => {
		const { path, search } = history.getLocation();
		return search ? `${ path }?${ search }` : path;
	};

	it.each( [
		[ 'gutenberg', 'Gutenberg', 'Elementor', '/elementor/pages?q=menu' ],
		[ 'elementor', 'Elementor', 'Gutenberg', '/gutenberg/pages?q=menu' ],
	] )(
		'SHL-030 SHL-031 leads from %s to the other builder',
		async ( from, name, other, to ) => {
			window.localStorage.clear();
			await dispatch( libraryStore ).setPlatform( from as Platform );
			history.navigate( `/${ from }/pages?q=menu` );
			const host = {
				history,
				site: {
					can: { browse: true },
					links: {},
					hub: { id: '' },
					hasElementor: true,
				},
			} as unknown as Host;
			await renderInApp(
				<Frame host={ host }>
					<PlatformMenu />
				</Frame>,
				{ host } as unknown as AppServices
			);
			await press( `${ name }` );
			await wait( 100 );
			expect( getTexts( '[role="menuitemradio"]' ) ).toEqual( [
				'Gutenberg',
				'Elementor',
			] );
			expect(
				all( '[role="menuitemradio"][aria-checked="true"]' ).map(
					( { textContent } ) => textContent
				)
			).toEqual( [ name ] );
			await press(
				all( '[role="menuitemradio"]' ).find(
					( { textContent } ) => textContent === other
				)
			);
			expect( here() ).toBe( to );
			expect( select( libraryStore ).getPlatform() ).toBe(
				to.split( '/' )[ 1 ]
			);
			// It is chosen: other visits begin there.
			expect( firstPlatform( host.site ) ).toBe( to.split( '/' )[ 1 ] );
			expect(
				firstPlatform( { ...host.site, hasElementor: true } )
			).toBe( to.split( '/' )[ 1 ] );
		}
	);
} );
