import { getStorage } from '..';
import { toUsage } from '../storage';

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
