import { createNoticeQueue } from '@templately/ui';
// eslint-disable-next-line import/no-extraneous-dependencies -- for tests alone, and @wordpress/element does not hand it on.
import { act } from 'react';
import type { AppServices } from '../../shell/app-context';
import { ADA } from '../../test/open-app';
import {
	all,
	button,
	getFocused,
	press,
	renderInApp,
	wait,
} from '../../test/show';
import TrashScreen from '../trash-screen';

const FILE = {
	id: 4,
	name: 'Old footer',
	platform: 'gutenberg',
	type: 'section',
	thumbnail: '',
	trashed_at: '2026-11-20T10:00:00Z',
};

describe( 'Emptying the trash', () => {
	let isEmpty = false;
	let answer: { done: () => void; refuse: () => void };
	const notices = createNoticeQueue();
	const fail = jest.fn();

	const dialog = () =>
		document.querySelector< HTMLElement >( '[role="dialog"]' );
	const inDialog = ( name: string ) =>
		all< HTMLButtonElement >( '[role="dialog"] button' ).find(
			( { textContent } ) => textContent === name
		);
	const isDisabled = ( found: HTMLElement | undefined ) =>
		found?.getAttribute( 'aria-disabled' );

	/** Opens the trash with one file in it, and empties it: the site has not answered yet, or answers each time that something is left. */
	const begin = async ( isEndless = false ) => {
		isEmpty = false;
		await renderInApp(
			<TrashScreen params={ {} } />,
			{
				host: {
					history: { getHref: ( to: string ) => to },
					site: { can: { browse: true }, links: {}, locale: 'en_US' },
				},
				notices,
				fail,
			} as unknown as AppServices,
			( address ) => {
				if ( address.includes( '/is-signed' ) ) {
					return { user: ADA };
				}
				if ( address.includes( 'empty-trash' ) ) {
					if ( isEndless ) {
						return { data: { files: 1, is_empty: false } };
					}
					return new Promise( ( resolve, reject ) => {
						answer = {
							done: () => {
								isEmpty = true;
								resolve( {
									data: { files: 1, is_empty: true },
								} );
							},
							refuse: () =>
								reject( { code: 'busy', message: 'Later.' } ),
						};
					} );
				}
				return address.includes( '/trash' )
					? {
							files: {
								data: isEmpty ? [] : [ FILE ],
								current_page: 1,
								total_page: 1,
								total: isEmpty ? 0 : 1,
							},
						}
					: { data: [] };
			}
		);
		await wait( 500 );
		await press( 'Empty trash' );
		await press( inDialog( 'Empty trash' ) );
	};

	test( 'cannot be cancelled once it has begun, neither by its button nor by a key', async () => {
		await begin();
		expect( isDisabled( inDialog( 'Cancel' ) ) ).toBe( 'true' );
		await press( inDialog( 'Cancel' ) );
		await act( async () => {
			dialog()?.dispatchEvent(
				new KeyboardEvent( 'keydown', {
					key: 'Escape',
					code: 'Escape',
					bubbles: true,
				} )
			);
		} );
		await wait( 500 );
		expect( dialog()?.textContent ).toContain( 'Are You Sure?' );
		expect( inDialog( 'Close' ) ).toBeUndefined();
		await act( async () => answer.refuse() );
		await wait( 500 );
		expect( dialog() ).toBeNull();
		expect( fail.mock.calls ).toEqual( [
			[
				{ code: 'busy', message: 'Later.', data: { status: 0 } },
				'Something went wrong.',
			],
		] );
		// It can be tried again.
		expect( isDisabled( button( 'Empty trash' ) ) ).not.toBe( 'true' );
	} );

	test( 'says where something is left after all of its requests', async () => {
		while ( notices.getCurrent() ) {
			notices.close();
		}
		await begin( true );
		await wait( 5000 );
		expect( dialog() ).toBeNull();
		expect( notices.getCurrent() ).toMatchObject( {
			status: 'error',
			title: 'The trash is not empty yet',
			message:
				'200 files permanently deleted. Some files are left. Empty the trash again.',
		} );
	} );

	test( 'gives the focus back to the button that began it, which stays and can do nothing more', async () => {
		await begin();
		await act( async () => answer.done() );
		await wait( 1000 );
		expect( dialog() ).toBeNull();
		expect( document.body.textContent ).toContain( 'The trash is empty' );
		expect( getFocused() ).toBe( button( 'Empty trash' ) );
		expect( isDisabled( button( 'Empty trash' ) ) ).toBe( 'true' );
	} );
} );
