import { dispatch, select } from '@wordpress/data';
import { store as importStore } from '@templately/fullsite-import';
import type { ItemDetails } from '@templately/rest';
// eslint-disable-next-line import/no-extraneous-dependencies -- for tests alone, and @wordpress/element does not hand it on.
import { act } from 'react';
import { CustomizeStep } from '../customize-step';
import { all, ENDPOINT, renderImport } from './site';

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
