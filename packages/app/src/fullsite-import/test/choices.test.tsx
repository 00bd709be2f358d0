import type { PlannedSetting } from '@templately/rest';
// eslint-disable-next-line import/no-extraneous-dependencies -- for tests alone, and @wordpress/element does not hand it on.
import { act } from 'react';
import { Dependencies } from '../dependencies';
import { LogoField } from '../logo-field';
import { WhatHappens } from '../what-happens';
import { all, plan, press, show, textsOf } from './site';

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
