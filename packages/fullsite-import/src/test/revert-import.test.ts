import type { ImportPoll, ImportReverting } from '@templately/rest';
import { REDIRECT_AFTER, revertImport } from '../revert-import';
import { entry } from './entry';

const BEGUN: ImportReverting = {
	uuid: 'run',
	status: 'reverting',
	site_url: 'https://site.example/',
	redirect: '',
};

const run = async ( answers: ( Partial< ImportPoll > | Error )[] ) => {
	const asked: number[] = [];
	const told: number[] = [];
	const promise = revertImport( {
		begin: async () => BEGUN,
		poll: async ( last ) => {
			asked.push( last );
			const answer = answers.shift() ?? { status: 'reverting' };
			if ( answer instanceof Error ) {
				throw answer;
			}
			return {
				uuid: 'run',
				beat: '',
				entries: [],
				...answer,
			} as ImportPoll;
		},
		onPercent: ( percent ) => told.push( percent ),
	} );
	const outcome = promise.then(
		( value ) => ( { value } ),
		( thrown: unknown ) => ( { thrown } )
	);
	await jest.advanceTimersByTimeAsync( 60_000 );
	return { outcome: await outcome, asked, told };
};

beforeEach( () => {
	jest.useFakeTimers();
} );
afterEach( () => jest.useRealTimers() );

describe( 'Taking an import back', () => {
	test( 'asks until the old site is back (RVT-008)', async () => {
		const { outcome, asked, told } = await run( [
			{ status: 'reverting', percent: 5, entries: [ entry( 9 ) ] },
			{ status: 'reverting', percent: null },
			{ status: 'reverted', percent: 100 },
		] );
		expect( outcome ).toEqual( { value: BEGUN } );
		expect( asked ).toEqual( [ 0, 9, 9 ] );
		expect( told ).toEqual( [ 5, 0, 100 ] );
	} );

	test( 'fails where the site says so (RVT-008)', async () => {
		const { outcome } = await run( [ { status: 'revert_failed' } ] );
		expect( outcome ).toMatchObject( {
			thrown: { code: 'revert_failed' },
		} );
	} );

	test( 'gives up after five questions without an answer, and not after four', async () => {
		const lost = new Error( 'lost' );
		const four = await run( [
			lost,
			lost,
			lost,
			lost,
			{ status: 'reverted' },
		] );
		expect( four.outcome ).toEqual( { value: BEGUN } );
		const five = await run( Array< Error >( 5 ).fill( lost ) );
		expect( five.outcome ).toEqual( { thrown: lost } );
		expect( five.asked ).toHaveLength( 5 );
	} );

	test( 'leads on after half a second (RVT-011)', () =>
		expect( REDIRECT_AFTER ).toBe( 500 ) );
} );
