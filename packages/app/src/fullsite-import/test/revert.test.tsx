import { addFilter, removeFilter } from '@wordpress/hooks';
import type { ImportRun, KeptObject } from '@templately/rest';
// eslint-disable-next-line import/no-extraneous-dependencies -- for tests alone, and @wordpress/element does not hand it on.
import { act } from 'react';
import { RevertDialog } from '../revert-modal';
import {
	all,
	button,
	press,
	renderImport,
	getTexts,
	type Answer,
} from './site';

describe( 'A revert', () => {
	const RUN: ImportRun = {
		uuid: 'run',
		status: 'done',
		step: '',
		pack: { id: 1, slug: 'vesper', name: 'Vesper' },
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
	const BEGUN = {
		uuid: 'run',
		status: 'reverting',
		site_url: 'https://site.example/',
		redirect: '',
	};

	const revert = async ( answer: Answer ) => {
		const onClose = jest.fn();
		let isConfirmed = false;
		await renderImport(
			<RevertDialog run={ RUN } onClose={ onClose } />,
			( address ) => {
				if ( /\/runs(\?|$)/.test( address ) ) {
					return [];
				}
				return isConfirmed ? answer( address ) : RUN;
			}
		);
		isConfirmed = true;
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

	test( 'warns of what it does, and begins nothing where it is cancelled (RVT-003, RVT-006)', async () => {
		const onClose = jest.fn();
		const asked: string[] = [];
		await renderImport(
			<RevertDialog run={ RUN } onClose={ onClose } />,
			( address ) => {
				asked.push( address );
				return RUN;
			}
		);
		expect(
			getTexts(
				'.components-notice.is-warning .components-notice__content'
			)
		).toEqual( [
			'Warning: This will remove your existing settings and content with the previous one.',
		] );
		await press( 'Cancel' );
		expect( onClose ).toHaveBeenCalledTimes( 1 );
		expect(
			asked.filter( ( address ) => address.includes( '/revert' ) )
		).toEqual( [] );
	} );

	test( 'shows the notes of the import before it begins', async () => {
		await renderImport(
			<RevertDialog
				run={ { ...RUN, notes: [ 'Shop goes.', 'Forms goes.' ] } }
				onClose={ jest.fn() }
			/>,
			() => RUN
		);
		expect( getTexts( '[role="dialog"] p.templately-small' ) ).toEqual(
			expect.arrayContaining( [ 'Shop goes.', 'Forms goes.' ] )
		);
	} );

	test( 'lists before it begins what was edited since', async () => {
		await renderImport(
			<RevertDialog run={ RUN } onClose={ jest.fn() } />,
			() => ( {
				...RUN,
				kept: [
					{
						type: 'page',
						id: '1',
						title: 'Home',
						why: 'edited',
						reason: 'It was saved since.',
						edit: 'https://site.example/edit',
					},
				],
			} )
		);
		expect( getTexts( '[role="dialog"] summary' ) ).toEqual( [
			'1 item was edited since and will be kept',
		] );
		expect(
			all< HTMLAnchorElement >( '[role="dialog"] li a' ).map(
				( { href, textContent } ) => [ textContent, href ]
			)
		).toEqual( [ [ 'Home', 'https://site.example/edit' ] ] );
	} );

	test( 'says that it is under way, and cannot be begun again (RVT-005, RVT-007)', async () => {
		await revert( ( address ) =>
			address.includes( 'admin-ajax' ) ? poll( 'reverting' ) : BEGUN
		);
		expect( button( 'Yes, Revert' ) ).toBeUndefined();
		expect(
			button( 'Processing...' )?.getAttribute( 'aria-disabled' )
		).toBe( 'true' );
		expect( getTexts( '[role="dialog"] .templately-percent' ) ).toEqual( [
			'41%',
		] );
		expect(
			all< HTMLProgressElement >( 'progress' ).map( ( bar ) => [
				bar.getAttribute( 'aria-label' ),
				bar.value,
			] )
		).toEqual( [ [ 'Revert', 41 ] ] );
		expect( getTexts( '[role="dialog"] [role="status"]' ) ).toEqual( [
			'Restoring previous version of your website. This usually takes a few moments. Please wait…',
		] );
		expect( button( 'Cancel' ) ).toBeUndefined();
	} );

	test( 'is under way before the site has answered (RVT-005, RVT-008)', async () => {
		await revert( () => new Promise( () => undefined ) );
		expect( button( 'Yes, Revert' ) ).toBeUndefined();
		expect(
			button( 'Processing...' )?.getAttribute( 'aria-disabled' )
		).toBe( 'true' );
		expect( getTexts( '[role="dialog"] .templately-percent' ) ).toEqual( [
			'0%',
		] );
	} );

	test.each( [
		[ 'that is refused', refused ],
		[ 'that fails on its way', failing ],
	] )(
		'%s says so, and can be closed (RVT-012, RVT-013)',
		async ( _, answer ) => {
			const onClose = await revert( answer );
			expect( getTexts( '[role="dialog"] h1' ) ).toEqual( [
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
		expect( getTexts( '[role="dialog"] h1' ) ).toEqual( [
			'Successfully Reverted',
		] );
		await act( async () => jest.advanceTimersByTime( 499 ) );
		expect( window.location.hash ).toBe( '' );
		await act( async () => jest.advanceTimersByTime( 1 ) );
		expect( window.location.hash ).toBe( '#there' );
	} );

	const over =
		( kept: () => unknown ): Answer =>
		( address ) => {
			if ( address.includes( 'admin-ajax' ) ) {
				return poll( 'reverted' );
			}
			return address.includes( '/revert' )
				? BEGUN
				: { ...RUN, kept: kept() };
		};

	test( 'lists what stays, and why', async () => {
		const kept: KeptObject[] = [
			{
				type: 'page',
				id: '1',
				title: 'Home',
				why: 'edited',
				reason: 'It was edited.',
				edit: '',
			},
			{
				type: 'post',
				id: '2',
				title: '',
				why: 'commented',
				reason: 'It has a comment.',
				edit: '',
			},
		];
		await revert( over( () => kept ) );
		expect( getTexts( '[role="dialog"] summary' ) ).toEqual( [
			'2 items were edited since and will be kept',
		] );
		expect( getTexts( '[role="dialog"] li strong' ) ).toEqual( [
			'Home',
			'(no title)',
		] );
		expect( getTexts( '[role="dialog"] li span' ) ).toEqual( [
			'It was edited.',
			'It has a comment.',
		] );
	} );

	test( 'whose list of what stays does not come says so, and asks again', async () => {
		let isThere = false;
		await revert(
			over( () => {
				if ( ! isThere ) {
					throw { code: 'gone', message: 'No.', data: {} };
				}
				return [
					{
						type: 'page',
						id: '1',
						title: 'Home',
						why: 'edited',
						reason: 'It was edited.',
						edit: '',
					},
				];
			} )
		);
		const dialog = document.querySelector( '[role="dialog"]' );
		expect( button( 'Close' ) ).toBeDefined();
		expect( getTexts( '[role="dialog"] h1' ) ).toEqual( [
			'Successfully Reverted',
		] );
		expect( dialog?.textContent ).toContain(
			'Couldn’t list the items edited since the import. They are kept.'
		);
		isThere = true;
		await press( 'Try again' );
		expect( getTexts( '[role="dialog"] li strong' ) ).toEqual( [ 'Home' ] );
		expect( dialog?.textContent ).not.toContain( 'Couldn’t list' );
	} );

	test( 'after which nothing stays has no list', async () => {
		await revert( over( () => [] ) );
		expect( getTexts( '[role="dialog"] summary' ) ).toEqual( [] );
		expect(
			document.querySelector( '[role="dialog"]' )?.textContent
		).not.toContain( 'Couldn’t list' );
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
