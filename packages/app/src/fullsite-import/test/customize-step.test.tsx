import { useState } from '@wordpress/element';
// eslint-disable-next-line import/no-extraneous-dependencies -- for tests alone, and @wordpress/element does not hand it on.
import { act } from 'react';
import { dispatch, select } from '@wordpress/data';
import type {
	ImportPlan,
	ItemDetails,
	PlannedPlugin,
	PlannedSetting,
} from '@templately/rest';
import {
	previewMessage,
	store as importStore,
} from '@templately/fullsite-import';
import { PlanDependencies } from '../plan-dependencies';
import { CustomizeStep, LogoField, PackColors } from '../customize-step';
import { PlanSummary } from '../plan-summary';
import {
	all,
	APP,
	ENDPOINT,
	getText,
	getTexts,
	plan,
	press,
	renderImport,
} from './site';
import { PREVIEW_PAUSE, previewSender, readLogoWidth } from '../preview';
import type { AppServices } from '../../shell/app-context';
import { renderInApp } from '../../test/show';

type LeftBehind = ImportPlan[ 'left_out' ][ number ];

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
			await renderImport(
				<PlanDependencies
					plan={ plan( {
						theme: {
							slug: 'pear',
							name: 'Pear',
							must_have: mustHave,
							state,
							suggested: false,
							before: '',
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

describe( 'The plugins of a pack', () => {
	const plugin = ( more: Partial< PlannedPlugin > ): PlannedPlugin => ( {
		name: 'Pear Forms',
		slug: 'pear-forms',
		plugin_file: 'pear-forms/forms.php',
		plugin_original_slug: 'pear-forms',
		icon: '',
		link: '',
		is_pro: false,
		installed: false,
		active: false,
		mustHave: false,
		suggested: false,
		...more,
	} );

	test( 'show their icons, lead to where a pro one is sold, and say which are here (IMP-020)', async () => {
		const link = 'https://shop.example/pro';
		const onChange = jest.fn();
		await renderImport(
			<PlanDependencies
				plan={ plan( {
					plugins: [
						plugin( {
							slug: 'sold',
							name: 'Sold',
							is_pro: true,
							link,
						} ),
						plugin( { slug: 'free', name: 'Free', link } ),
						plugin( {
							slug: 'bad',
							name: 'Bad',
							is_pro: true,
							link: 'javascript:alert(1)',
						} ),
						plugin( {
							slug: 'had',
							name: 'Had',
							is_pro: true,
							installed: true,
							link,
						} ),
						plugin( {
							slug: 'drawn',
							name: 'Drawn',
							mustHave: true,
							icon: 'https://site.example/drawn.png',
						} ),
					],
				} ) }
				theme=""
				plugins={ [] }
				onChange={ onChange }
			/>
		);
		expect(
			all( '.templately-list li' ).map( ( row ) => {
				const box =
					row.querySelector< HTMLInputElement >(
						'[type="checkbox"]'
					);
				const sold = row.querySelector( 'a' );
				return [
					row.querySelector( 'strong' )?.textContent,
					row.querySelector( 'img' )?.getAttribute( 'src' ),
					all( '.templately-list__end', row ).map( getText )[ 0 ],
					sold?.getAttribute( 'href' ),
					box?.checked,
					box?.disabled,
				];
			} )
		).toEqual( [
			[ 'Sold', undefined, 'Get Sold', link, false, true ],
			[ 'Free', undefined, '', undefined, false, false ],
			[ 'Bad', undefined, '', undefined, false, true ],
			[ 'Had', undefined, 'Installed', undefined, false, true ],
			[
				'Drawn',
				'https://site.example/drawn.png',
				'',
				undefined,
				true,
				true,
			],
		] );
		expect( onChange ).not.toHaveBeenCalled();
	} );
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
			[ 'colours', 'Colors' ],
			[ 'theme_mods', 'Theme options' ],
			[ 'menu_locations', 'Menu locations' ],
			[ 'sidebars', 'Widgets' ],
		];
		await renderImport(
			<PlanSummary
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

	test( 'names the themes, and has notes in the group of what they are about', async () => {
		const object = (
			number: number,
			title: string,
			more: Partial< ImportPlan[ 'objects' ][ number ] >
		): ImportPlan[ 'objects' ][ number ] => ( {
			number,
			kind: 'media',
			title,
			slug: '',
			action: 'reuse',
			note: 'The same file is in your media library.',
			needs: [],
			sample: false,
			...more,
		} );
		const replaced = {
			kind: 'wp_template',
			action: 'replace',
			note: 'Takes the place of yours.',
		} as const;
		await renderImport(
			<PlanSummary
				plan={ plan( {
					theme: {
						slug: 'crust',
						name: 'Crust',
						must_have: true,
						state: 'installed',
						suggested: false,
						before: 'Twenty Twenty-Five',
					},
					objects: [
						object( 1, 'Pear', {} ),
						object( 2, 'Quince', {} ),
						object( 3, 'Home', replaced ),
						object( 4, 'Single', replaced ),
					],
				} ) }
				comes={ new Set( [ 1, 2, 3, 4 ] ) }
				theme=""
				plugins={ [] }
			/>
		);
		expect(
			all( 'details.templately-plan' ).map( ( group ) => [
				all( 'summary', group ).map( getText )[ 0 ],
				...all( 'tr', group ).map( ( row ) =>
					all( 'th, td', row ).map( getText ).join( ': ' )
				),
			] )
		).toEqual( [
			[
				'Changed',
				'Theme: Twenty Twenty-Five → Crust',
				'Templates: 2: Home, Single',
				'Home, Single: Takes the place of yours.',
			],
			[
				'Reused',
				'Media: 2 media files',
				'Pear, Quince: The same file is in your media library.',
			],
		] );
	} );

	test( 'says in sentences why something is not in the pack', async () => {
		const part = ( what: string, why: LeftBehind[ 'why' ] ) => ( {
			what,
			where: 'page',
			why,
			reason: `${ what } is not here.`,
		} );
		await renderImport(
			<PlanSummary
				plan={ plan( {
					left_out: [
						part( 'Notes', 'private' ),
						part( 'Pear', 'missing_file' ),
					],
				} ) }
				comes={ new Set() }
				theme=""
				plugins={ [] }
			/>
		);
		expect( getTexts( '.templately-plan tr' ) ).toEqual( [
			'NotesNotes is not here.',
			'PearPear is not here.',
		] );
	} );
} );

/** What WordPress's media library has once all of it came. */
const WHOLE = { view: { MediaFrame: { Select: () => undefined } } };

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
		// The media library accepts any file type.
		Object.assign( window, {
			wp: {
				media: Object.assign( ( options: object ) => {
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
				}, WHOLE ),
			},
		} );
		const onChange = jest.fn();
		await renderImport( <LogoField logo={ null } onChange={ onChange } /> );
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
		expect( getTexts( '[role="alert"]' ) ).toEqual(
			isLogo
				? []
				: [ 'A logo is an SVG, PNG, JPG or GIF. Choose another file.' ]
		);
	} );

	test.each( [
		[ 'image/png', 800, 400, false ],
		[ 'image/png', 801, 400, true ],
		[ 'image/jpeg', 800, 401, true ],
		[ 'image/svg+xml', 2000, 2000, false ],
	] )(
		'that is %s with %d × %d px is warned of: %p (IMP-012)',
		async ( mime, width, height, isWarned ) => {
			const chosen = { id: 7, url: 'https://site.example/logo', mime };
			Object.assign( window, {
				wp: {
					media: Object.assign( () => {
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
											...chosen,
											width,
											height,
										} ),
									} ),
								} ),
							} ),
						};
					}, WHOLE ),
				},
			} );
			await renderImport(
				<LogoField
					logo={ { id: 6, url: 'https://site.example/old' } }
					onChange={ () => undefined }
				/>
			);
			await press( 'Replace' );
			expect( getTexts( '[role="status"]' ) ).toEqual(
				isWarned
					? [
							'This image is larger than 800 × 400 px. A smaller one loads faster.',
						]
					: []
			);
		}
	);

	test( 'is chosen in a media library that comes when it is wanted, once, or says why it does not', async () => {
		Object.assign( window, { wp: {} } );
		const open = jest.fn();
		let times = 0;
		const loadMedia = async () => {
			if ( ++times === 1 ) {
				// Its first script came, which has what it is asked by, and makes nothing of it.
				Object.assign( window, {
					wp: {
						media: Object.assign( () => undefined, { view: {} } ),
					},
				} );
				throw new Error( 'Error loading asset.' );
			}
			if ( times === 2 ) {
				return;
			}
			Object.assign( window, {
				wp: {
					media: Object.assign(
						() => ( { on: () => undefined, open } ),
						WHOLE
					),
				},
			} );
		};
		await renderImport(
			<LogoField logo={ null } onChange={ () => undefined } />,
			undefined,
			{ ...APP, host: { ...APP.host, loadMedia } }
		);
		expect( times ).toBe( 0 );
		await press( 'Choose a logo' );
		expect( getTexts( '[role="alert"]' ) ).toEqual( [
			'Error loading asset.',
		] );
		expect( open ).not.toHaveBeenCalled();
		// A page came that has it not.
		await press( 'Choose a logo' );
		expect( getTexts( '[role="alert"]' ) ).toEqual( [
			'Error loading asset.',
		] );
		await press( 'Choose a logo' );
		expect( getTexts( '[role="alert"]' ) ).toEqual( [] );
		await press( 'Choose a logo' );
		expect( [ times, open.mock.calls.length ] ).toEqual( [ 3, 2 ] );
	} );

	test( 'is not asked for where somebody has left meanwhile', async () => {
		Object.assign( window, { wp: {} } );
		const open = jest.fn();
		let come: () => void = () => undefined;
		const loadMedia = () =>
			new Promise< void >( ( resolve ) => {
				come = () => {
					Object.assign( window, {
						wp: {
							media: Object.assign(
								() => ( { on: () => undefined, open } ),
								WHOLE
							),
						},
					} );
					resolve();
				};
			} );
		let leave: ( isHere: boolean ) => void = () => undefined;
		const Step = () => {
			const [ isHere, setHere ] = useState( true );
			leave = setHere;
			return isHere ? (
				<LogoField logo={ null } onChange={ () => undefined } />
			) : null;
		};
		await renderImport( <Step />, undefined, {
			...APP,
			host: { ...APP.host, loadMedia },
		} );
		await press( 'Choose a logo' );
		await act( async () => leave( false ) );
		await act( async () => come() );
		expect( open ).not.toHaveBeenCalled();
	} );
} );

describe( 'The live preview', () => {
	test.each( [ 'gutenberg', 'elementor' ] as const )(
		'of a pack for %s is told what step 1 has, and each change of it, and says how wide it shows the logo (IMP-015, IMP-017)',
		async ( platform ) => {
			Object.assign( window, {
				ResizeObserver: class {
					constructor(
						readonly tell: ( entries: object[] ) => void
					) {}
					observe = () =>
						this.tell( [
							{ contentRect: { width: 900, height: 600 } },
						] );
					unobserve = () => undefined;
					disconnect = () => undefined;
				},
			} );
			const { changeForm, close, open } = dispatch( importStore );
			await open( {
				id: 12,
				name: 'Bakery',
				platform,
			} as never );
			await renderImport(
				<CustomizeStep
					pack={
						{
							name: 'Bakery',
							live_url: 'https://demo.example/bakery',
							screenshots: [],
						} as unknown as ItemDetails
					}
					platform={ platform }
					endpoint={ ENDPOINT }
					onCancel={ () => undefined }
				/>,
				() => ( {
					status: 'success',
					data: {
						manifest: { has_settings: true },
						settings: {},
						site: { title: 'Mine', tagline: '', logo: null },
					},
				} )
			);
			const [ frame ] = all< HTMLIFrameElement >( 'iframe' );
			const posted = jest.fn();
			Object.defineProperty( frame, 'contentWindow', {
				value: { postMessage: posted },
			} );
			await act( async () => {
				frame?.dispatchEvent( new Event( 'load' ) );
			} );
			const message = ( more: object ) => [
				{
					type: 'css_variable',
					platform,
					logo: null,
					color: {},
					logoSize: 211,
					...more,
				},
				'https://demo.example',
			];
			expect( posted.mock.calls ).toEqual( [ message( {} ) ] );
			for ( const [ change, told ] of [
				[ { logo_size: 333 }, { logoSize: 333 } ],
				[
					{ color: { base: '#123456' } },
					{ color: { base: '#123456' } },
				],
				[
					{ logo: { id: 5, url: 'https://site.example/l.svg' } },
					{ logo: { id: 5, url: 'https://site.example/l.svg' } },
				],
			] ) {
				await act( async () => {
					await changeForm( {
						logo: null,
						color: {},
						logo_size: 211,
						...change,
					} );
					await jest.advanceTimersByTimeAsync( 250 );
				} );
				expect( posted.mock.calls.at( -1 ) ).toEqual(
					message( told ?? {} )
				);
			}
			for ( const [ width, taken ] of [
				[ 320, 320 ],
				[ 5000, 800 ],
			] ) {
				const said = new MessageEvent( 'message', {
					origin: 'https://demo.example',
					data: { logoWidth: width },
				} );
				Object.defineProperty( said, 'source', {
					value: frame?.contentWindow,
				} );
				await act( async () => window.dispatchEvent( said ) );
				expect(
					select( importStore ).getFullSiteImport().formData
						?.logo_size
				).toBe( taken );
			}
			await act( () => close() );
		}
	);
} );

const message = ( width: number ) =>
	previewMessage( 'gutenberg', { logo: null, color: {}, logo_size: width } );

describe( 'What the preview is told', () => {
	beforeEach( () => {
		jest.useFakeTimers();
	} );
	afterEach( () => jest.useRealTimers() );

	test( 'comes once in 200 ms, and the last always (IMP-016)', () => {
		expect( PREVIEW_PAUSE ).toBe( 200 );
		const told: [ number, number ][] = [];
		const { send } = previewSender( ( { logoSize } ) =>
			told.push( [ Date.now(), logoSize ] )
		);
		const begin = Date.now();
		// The user drags a slider for one second.
		for ( let width = 100; width < 200; width++ ) {
			send( message( width ) );
			jest.advanceTimersByTime( 10 );
		}
		jest.advanceTimersByTime( 1000 );
		expect( told.map( ( [ at ] ) => at - begin ) ).toEqual( [
			0, 200, 400, 600, 800, 1000,
		] );
		expect( told.at( 0 )?.[ 1 ] ).toBe( 100 );
		expect( told.at( -1 )?.[ 1 ] ).toBe( 199 );
	} );

	test( 'stops when it is told to', () => {
		const post = jest.fn();
		const { send, cancel } = previewSender( post );
		send( message( 1 ) );
		send( message( 2 ) );
		cancel();
		jest.advanceTimersByTime( 1000 );
		expect( post ).toHaveBeenCalledTimes( 1 );
	} );
} );

describe( 'What the preview says', () => {
	const frame = {} as Window;
	const said = ( change: object ) =>
		readLogoWidth(
			{
				source: frame,
				origin: 'https://demo.example',
				data: { logoWidth: 320 },
				...change,
			} as MessageEvent,
			frame,
			'https://demo.example'
		);

	test( 'is the width of the logo, from its own window and origin alone (IMP-017)', () => {
		expect( said( {} ) ).toBe( 320 );
		expect( said( { source: {} } ) ).toBeUndefined();
		expect( said( { source: null } ) ).toBeUndefined();
		expect(
			said( { origin: 'https://demo.example.org' } )
		).toBeUndefined();
		expect( said( { origin: 'http://demo.example' } ) ).toBeUndefined();
		expect( said( { data: { logoWidth: '320' } } ) ).toBeUndefined();
		expect( said( { data: { logoWidth: NaN } } ) ).toBeUndefined();
		expect( said( { data: null } ) ).toBeUndefined();
		expect(
			readLogoWidth(
				{ source: null, origin: '', data: { logoWidth: 1 } },
				null,
				''
			)
		).toBeUndefined();
	} );
} );

it( 'writes a colour from left to right in every script: its number sign comes first', async () => {
	await renderInApp(
		<PackColors
			colors={ [ { id: 'bone', title: 'Bone', color: '#efe7d8' } ] }
			chosen={ {} }
			onChange={ () => undefined }
		/>,
		{} as AppServices
	);
	expect(
		all( '.templately-small[dir="ltr"]' ).map(
			( { textContent } ) => textContent
		)
	).toEqual( [ '#EFE7D8' ] );
} );
