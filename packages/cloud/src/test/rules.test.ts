import {
	type FileAction,
	getFileActions,
	getFileSource,
	getSharedFileActions,
	getStorage,
	offersInsert,
} from '..';
import { toUsage } from '../storage';

describe( 'The actions of a file', () => {
	const ME = 7;

	const ALL: FileAction[] = [
		'insert',
		'download',
		'copy',
		'move',
		'rename',
		'versions',
		'delete',
	];

	const CAN = {
		rename: true,
		save: true,
		trash: true,
		move: true,
		copy: true,
		insert: true,
	};

	const file = ( more: object = {} ) => ( {
		owner: { id: ME, name: 'Mara', profile_photo: '' },
		origin: 'site-3',
		can: CAN,
		...more,
	} );

	const menu = (
		more: Partial< Parameters< typeof getFileActions >[ 0 ] > = {}
	) =>
		getFileActions( {
			file: file(),
			userId: ME,
			ownsWorkspace: false,
			view: 'list',
			...more,
		} );

	const foreign = file( {
		owner: { id: 8, name: 'Ines', profile_photo: '' },
	} );

	it( 'CLD-019 a file lies in the cloud, in a workspace of one’s own, or in a shared one', () => {
		expect( getFileSource( { workspace_id: 0 }, false ) ).toBe( 'cloud' );
		expect( getFileSource( { workspace_id: 0 }, true ) ).toBe( 'cloud' );
		expect( getFileSource( { workspace_id: 4 }, false ) ).toBe(
			'workspace'
		);
		expect( getFileSource( { workspace_id: 4 }, true ) ).toBe(
			'sharedWorkspace'
		);
	} );

	it.each( [
		[ 'site-3', 'list', true ],
		[ '', 'list', true ],
		[ 'site-3', 'grid', false ],
		[ 'templately', 'list', false ],
		[ 'templately', 'grid', false ],
	] as const )(
		'CLD-020 CLD-021 CLD-022 what came from “%s” is offered to be inserted in a %s: %s',
		( origin, view, isOffered ) => {
			expect( offersInsert( origin, view ) ).toBe( isOffered );
			expect( menu( { file: file( { origin } ), view } ) ).toEqual(
				isOffered ? ALL : ALL.slice( 1 )
			);
		}
	);

	describe( 'CLD-023 CLD-024 CLD-025 CLD-026 CLD-027 the menu is', () => {
		it( 'everything for the owner', () => {
			expect( menu() ).toEqual( ALL );
		} );
		it( 'Insert, Download and Copy for everybody else', () => {
			expect( menu( { file: foreign } ) ).toEqual( [
				'insert',
				'download',
				'copy',
			] );
		} );
		it( 'Delete too for the owner of the workspace', () => {
			expect( menu( { file: foreign, ownsWorkspace: true } ) ).toEqual( [
				'insert',
				'download',
				'copy',
				'delete',
			] );
		} );
		it.each( [
			[ 'insert', 'insert' ],
			[ 'copy', 'copy' ],
			[ 'move', 'move' ],
			[ 'rename', 'rename' ],
			[ 'trash', 'delete' ],
		] )( 'without what the server forbids: %s', ( verb, entry ) => {
			expect(
				menu( { file: file( { can: { ...CAN, [ verb ]: false } } ) } )
			).toEqual( ALL.filter( ( other ) => other !== entry ) );
		} );
	} );

	it( 'several files together can what each of them can', () => {
		expect( getSharedFileActions( [ menu(), menu() ] ) ).toEqual( [
			'download',
			'copy',
			'move',
			'delete',
		] );
		expect(
			getSharedFileActions( [ menu(), menu( { file: foreign } ) ] )
		).toEqual( [ 'download', 'copy' ] );
	} );
} );

describe( 'The storage', () => {
	describe( 'CLD-012 what the server does not say of the usage is 0', () => {
		it.each( [
			[ '{"limit":50,"files":31}', { limit: 50, files: 31 } ],
			[ '{"limit":50}', { limit: 50, files: 0 } ],
			[ '{"files":31}', { limit: 0, files: 31 } ],
			[ '{}', { limit: 0, files: 0 } ],
			[ 'null', { limit: 0, files: 0 } ],
		] )( '%s', ( json, usage ) => {
			expect( toUsage( json ) ).toEqual( usage );
		} );
		it( 'and what is no JSON is no empty cloud', () => {
			expect( () => toUsage( '<html>' ) ).toThrow();
		} );
	} );

	it.each( [
		[ 31, 50, '31 of 50 files' ],
		[ 0, 500, '0 of 500 files' ],
		[ 0, 0, '0 of 0 files' ],
		[ 312, -1, '312 of Unlimited files' ],
	] )( 'CLD-010 CLD-013 %d of %d reads “%s”', ( files, limit, text ) => {
		expect( getStorage( { files, limit } ).text ).toBe( text );
	} );

	it.each( [
		[ 0, 50, 0, '', '', '' ],
		[ 400, 1000, 40, '', '', '' ],
		[ 401, 1000, 40.1, 'warning', '', '40% used' ],
		[ 850, 1000, 85, 'warning', '', '85% used' ],
		[ 851, 1000, 85.1, 'danger', 'Nearly full.', '85% used' ],
		[ 990, 1000, 99, 'danger', 'Nearly full.', '99% used' ],
		[ 991, 1000, 99.1, 'reached', 'Storage limit reached.', '99% used' ],
		[ 50, 50, 100, 'reached', 'Storage limit reached.', '100% used' ],
		// A plan that got smaller.
		[ 60, 50, 120, 'reached', 'Storage limit reached.', '120% used' ],
		[ 312, -1, 0, '', '', '' ],
		[ 3, 0, 0, '', '', '' ],
	] )(
		'CLD-014 CLD-015 CLD-016 %d of %d is %d %%: %s',
		( files, limit, percent, state, message, tooltip ) => {
			const storage = getStorage( { files, limit } );
			expect( storage.percent ).toBeCloseTo( percent );
			expect( storage ).toMatchObject( { state, message, tooltip } );
		}
	);
} );
