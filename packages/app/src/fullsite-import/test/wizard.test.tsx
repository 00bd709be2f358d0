import { dispatch } from '@wordpress/data';
import { store as importStore } from '@templately/fullsite-import';
import type { ImportLogEntry, ItemDetails } from '@templately/rest';
// eslint-disable-next-line import/no-extraneous-dependencies -- for tests alone, and @wordpress/element does not hand it on.
import { act } from 'react';
import { Wizard } from '../import-modal';
import { getFocused } from '../../test/show';
import { all, plan, press, renderImport, getTexts } from './site';

describe( 'The wizard', () => {
	const PACK = {
		id: 12,
		slug: 'bakery',
		name: 'Bakery',
		type: 'packs',
		platform: 'gutenberg',
		screenshots: [],
		items: [],
		pack: null,
	} as unknown as ItemDetails;

	const INFO = {
		status: 'success',
		data: {
			manifest: { has_settings: true },
			settings: {},
			site: { title: 'Mine', tagline: 'Old', logo: null },
		},
	};

	const step = () => getTexts( '.templately-steps [aria-current="step"]' );

	/** A field of step 1 by its label. */
	const field = ( name: string ) => {
		const label = all< HTMLLabelElement >( 'label' ).find(
			( { textContent } ) => textContent === name
		);
		return label
			? ( document.getElementById( label.htmlFor ) as HTMLInputElement )
			: undefined;
	};

	const type = ( name: string, text: string ) =>
		act( async () => {
			const input = field( name );
			Object.getOwnPropertyDescriptor(
				HTMLInputElement.prototype,
				'value'
			)?.set?.call( input, text );
			input?.dispatchEvent( new Event( 'input', { bubbles: true } ) );
		} );

	const open = async ( answer: ( address: string ) => unknown ) => {
		const onClose = jest.fn();
		const request = { current: onClose };
		await renderImport(
			<Wizard
				task={ { name: 'pack', pack: PACK } }
				onClose={ onClose }
				request={ request }
			/>,
			( address ) => {
				if ( address.includes( '/items/' ) ) {
					return PACK;
				}
				return address.includes( 'pack_import_info' )
					? INFO
					: answer( address );
			}
		);
		await act( () => jest.advanceTimersByTimeAsync( 100 ) );
		return { onClose, request };
	};

	test( 'keeps what the site is called, and goes back to it (IMP-007, IMP-008, IMP-013, IMP-019)', async () => {
		await open( () => plan() );
		expect( step() ).toEqual( [ '1Customise' ] );
		const [ slider ] = all< HTMLInputElement >( 'input[type="range"]' );
		expect( [ slider?.min, slider?.max, slider?.value ] ).toEqual( [
			'20',
			'800',
			'211',
		] );
		expect( [
			field( 'Site title' )?.value,
			field( 'Tagline' )?.value,
		] ).toEqual( [ 'Mine', 'Old' ] );
		await type( 'Site title', 'The lantern' );
		await type( 'Tagline', 'Open late' );
		await press( 'Next' );
		expect( step() ).toEqual( [ '2Dependencies' ] );
		await press( 'Back' );
		expect( step() ).toEqual( [ '1Customise' ] );
		expect( [
			field( 'Site title' )?.value,
			field( 'Tagline' )?.value,
		] ).toEqual( [ 'The lantern', 'Open late' ] );
	} );

	test( 'has three steps: customise, dependencies and then the progress, results (IMP-002)', async () => {
		await open( ( address ) =>
			address.includes( '/plan' ) ? plan() : { uuid: 'run' }
		);
		expect( getTexts( '.templately-steps > li' ) ).toEqual( [
			'1Customise',
			'2Dependencies',
			'3Results',
		] );
		expect( step() ).toEqual( [ '1Customise' ] );
		await press( 'Next' );
		await act( () => jest.advanceTimersByTimeAsync( 100 ) );
		expect( step() ).toEqual( [ '2Dependencies' ] );
		await press( 'Install and Proceed' );
		await act( () => jest.advanceTimersByTimeAsync( 100 ) );
		// The progress takes the place of the plan.
		expect( getTexts( 'h1' ) ).toEqual( [ 'Building your site' ] );
		expect( all( 'progress' ) ).toHaveLength( 1 );
		expect( step() ).toEqual( [ '2Dependencies' ] );
		const { receiveEntry } = dispatch( importStore );
		await act( async () => {
			await receiveEntry( {
				index: 1,
				action: 'complete',
				type: '',
				title: '',
				message: '',
				progress: 100,
				status: 'complete',
				position: 1,
				results: {
					dependency_data: {
						plugins: { total: 0, succeed: 0, failed: [] },
						theme: { success: true },
					},
					post_types: {},
					template_types: {},
					left_out: [],
					pages: [],
				},
			} as ImportLogEntry );
		} );
		expect( step() ).toEqual( [ '3Results' ] );
	} );

	test( 'has the focus on the heading of each step, also when what it waited for has come', async () => {
		let give: ( answer: unknown ) => void = () => undefined;
		await open(
			() =>
				new Promise( ( resolve ) => {
					give = resolve;
				} )
		);
		const focus = () => [
			getFocused()?.tagName,
			getFocused()?.textContent,
		];
		expect( focus() ).toEqual( [ 'H1', 'Make it yours' ] );
		await press( 'Next' );
		await act( () => jest.advanceTimersByTimeAsync( 100 ) );
		const [ waiting ] = all( 'h1' );
		expect( getFocused() ).toBe( waiting );
		await act( async () => give( plan() ) );
		await act( () => jest.advanceTimersByTimeAsync( 100 ) );
		expect( waiting?.isConnected ).toBe( false );
		expect( focus() ).toEqual( [ 'H1', 'Theme and plugins' ] );
	} );

	test( 'keeps who imports on the page (IMP-052, IMP-053, ERR-021)', async () => {
		const { onClose, request } = await open( ( address ) =>
			address.includes( '/plan' ) ? plan() : { uuid: 'run' }
		);
		await press( 'Next' );
		await act( () => jest.advanceTimersByTimeAsync( 100 ) );
		const ask = () => {
			const event = new Event( 'beforeunload', { cancelable: true } );
			window.dispatchEvent( event );
			return event.defaultPrevented;
		};
		expect( ask() ).toBe( false );
		await press( 'Install and Proceed' );
		await act( () => jest.advanceTimersByTimeAsync( 100 ) );
		expect( all( 'progress' ) ).toHaveLength( 1 );
		const said = () =>
			getTexts( '[role="alert"] .components-notice__content' );
		expect( said() ).toEqual( [] );
		expect( ask() ).toBe( true );

		const places = window.history.length;
		await act( async () => {
			window.dispatchEvent( new PopStateEvent( 'popstate' ) );
		} );
		const BLOCKED =
			'Please wait until the import process is complete before navigating back.';
		expect( said() ).toEqual( [ BLOCKED ] );
		// The way back leads to where one is.
		expect( window.history.length ).toBe( places + 1 );
		expect( all( 'progress' ) ).toHaveLength( 1 );

		// Nor is the wizard closed.
		await act( async () =>
			all( '.components-notice__dismiss' )[ 0 ]?.click()
		);
		expect( said() ).toEqual( [] );
		await act( async () => request.current() );
		expect( said() ).toEqual( [ BLOCKED ] );
		expect( onClose ).not.toHaveBeenCalled();
	} );
} );
