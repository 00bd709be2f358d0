import type {
	ImportLogEntry,
	ImportPoll,
	ImportReverting,
} from '@templately/rest';
import {
	followImport,
	getInactivityLimit,
	getNextInterval,
	INITIAL_INTERVAL,
	type PollInterval,
	type Stream,
} from '../follow-import';
import { entry } from './entry';
import { REDIRECT_AFTER, revertImport } from '../revert-import';

describe( 'An import', () => {
	/** A stream that says what a test has it say. */
	class Spoken implements Stream {
		isClosed = false;
		private readonly listeners: Record<
			string,
			( event: { data?: string } ) => void
		> = {};
		constructor( readonly after: number ) {}
		addEventListener = ( name: string, listener: unknown ) => {
			this.listeners[ name ] =
				listener as ( typeof this.listeners )[ string ];
		};
		close = () => {
			this.isClosed = true;
		};
		say = ( said: ImportLogEntry ) =>
			this.listeners.message?.( { data: JSON.stringify( said ) } );
		beat = () => this.listeners.beat?.( {} );
		saySomething = ( data: string ) => this.listeners.message?.( { data } );
		fail = () => this.listeners.error?.( {} );
	}

	let streams: Spoken[];
	let asked: number[];
	let answers: ( Partial< ImportPoll > | Error | { data: object } )[];
	let told: ImportLogEntry[];
	const onDelay = jest.fn();
	const onFailure = jest.fn();

	const stream = ( at: number ): Spoken => {
		const found = streams[ at ];
		if ( ! found ) {
			throw new Error( `There is no stream ${ at }.` );
		}
		return found;
	};

	const start = ( last = 0, isLightspeed = false ) =>
		followImport( {
			open: ( after ) => {
				streams.push( new Spoken( after ) );
				return stream( streams.length - 1 );
			},
			poll: async ( after ) => {
				asked.push( after );
				const answer = answers.shift() ?? {};
				if ( answer instanceof Error || 'data' in answer ) {
					throw answer;
				}
				return {
					uuid: 'run',
					status: 'running',
					beat: '',
					entries: [],
					...answer,
				} as ImportPoll;
			},
			last,
			isLightspeed,
			onEntries: ( entries ) => told.push( ...entries ),
			onDelay,
			onFailure,
		} );

	const wait = ( milliseconds: number ) =>
		jest.advanceTimersByTimeAsync( milliseconds );

	beforeEach( () => {
		jest.useFakeTimers();
		streams = [];
		asked = [];
		answers = [];
		told = [];
		onDelay.mockReset();
		onFailure.mockReset();
	} );

	afterEach( () => jest.useRealTimers() );

	const indexes = () => told.map( ( { index } ) => index );

	describe( 'Following an import by its stream', () => {
		test( 'tells of each entry, and of none that cannot be read (IMP-038)', async () => {
			start();
			stream( 0 ).say( entry( 1 ) );
			stream( 0 ).saySomething( '<b>Warning</b>' );
			stream( 0 ).say( entry( 2 ) );
			expect( indexes() ).toEqual( [ 1, 2 ] );
			expect( asked ).toEqual( [] );
		} );

		test( 'connects again where the stream says so, from the last entry on (IMP-040)', () => {
			start( 4 );
			expect( stream( 0 ).after ).toBe( 4 );
			stream( 0 ).say( entry( 7 ) );
			stream( 0 ).say( entry( 0, { action: 'continue' } ) );
			expect( stream( 0 ).isClosed ).toBe( true );
			expect( streams ).toHaveLength( 2 );
			expect( stream( 1 ).after ).toBe( 7 );
			expect( indexes() ).toEqual( [ 7 ] );
		} );

		test.each( [ 'error', 'complete' ] as const )(
			'stops at %s (IMP-037, IMP-041)',
			async ( action ) => {
				start();
				stream( 0 ).say( entry( 1, { action } ) );
				expect( stream( 0 ).isClosed ).toBe( true );
				await wait( 3_600_000 );
				expect( streams ).toHaveLength( 1 );
				expect( asked ).toEqual( [] );
				expect( onDelay ).not.toHaveBeenCalled();
			}
		);

		test( 'does not stop when the download is complete (IMP-042)', async () => {
			start();
			stream( 0 ).say( entry( 1, { action: 'downloadComplete' } ) );
			stream( 0 ).say( entry( 2 ) );
			expect( stream( 0 ).isClosed ).toBe( false );
			expect( indexes() ).toEqual( [ 1, 2 ] );
		} );

		test( 'ends when it is stopped', async () => {
			const stop = start();
			stop();
			expect( stream( 0 ).isClosed ).toBe( true );
			await wait( 3_600_000 );
			expect( asked ).toEqual( [] );
			expect( onDelay ).not.toHaveBeenCalled();
		} );
	} );

	describe( 'Following an import by its log', () => {
		test( 'begins where the stream says nothing for 5 seconds', async () => {
			start();
			await wait( 4900 );
			expect( asked ).toEqual( [] );
			await wait( 200 );
			expect( stream( 0 ).isClosed ).toBe( true );
			expect( asked ).toEqual( [ 0 ] );
		} );

		test( 'begins only 5 seconds after the last beat', async () => {
			start();
			await wait( 4000 );
			stream( 0 ).beat();
			await wait( 4000 );
			expect( asked ).toEqual( [] );
			await wait( 1100 );
			expect( asked ).toEqual( [ 0 ] );
		} );

		test( 'asks by the last received entry (IMP-044)', async () => {
			answers = [ { entries: [ entry( 4 ), entry( 5 ) ] }, {} ];
			start( 3 );
			stream( 0 ).fail();
			await wait( 0 );
			expect( asked ).toEqual( [ 3 ] );
			await wait( 300 );
			expect( asked ).toEqual( [ 3, 5 ] );
			expect( indexes() ).toEqual( [ 4, 5 ] );
		} );

		test( 'keeps the interval of its polls (IMP-046, IMP-047, IMP-048)', async () => {
			answers = [ {}, {}, {}, {}, {}, { entries: [ entry( 1 ) ] } ];
			start();
			stream( 0 ).fail();
			await wait( 0 );
			await wait( 999 );
			expect( asked ).toHaveLength( 1 );
			await wait( 1 );
			expect( asked ).toHaveLength( 2 );
			await wait( 3000 );
			expect( asked ).toHaveLength( 5 );
			await wait( 1499 );
			expect( asked ).toHaveLength( 5 );
			await wait( 1 );
			expect( asked ).toHaveLength( 6 );
			await wait( 300 );
			expect( asked ).toHaveLength( 7 );
		} );

		test.each( [ 'complete', 'error' ] as const )(
			'stops at %s (IMP-045)',
			async ( action ) => {
				answers = [ { entries: [ entry( 1, { action } ) ] } ];
				start();
				stream( 0 ).fail();
				await wait( 3_600_000 );
				expect( asked ).toHaveLength( 1 );
				expect( streams ).toHaveLength( 1 );
			}
		);

		test( 'stops when the download is complete, and the stream takes over that spoke before (IMP-045)', async () => {
			answers = [
				{ entries: [ entry( 2, { action: 'downloadComplete' } ) ] },
			];
			start();
			stream( 0 ).say( entry( 1 ) );
			stream( 0 ).fail();
			await wait( 1 );
			expect( asked ).toHaveLength( 1 );
			expect( streams ).toHaveLength( 2 );
			expect( stream( 1 ).after ).toBe( 2 );
		} );

		test( 'begins anew when the download is complete, where no stream gets through', async () => {
			answers = [
				{ entries: [ entry( 1, { action: 'downloadComplete' } ) ] },
			];
			start();
			await wait( 5000 );
			expect( asked ).toHaveLength( 1 );
			await wait( 1000 );
			expect( asked ).toEqual( [ 0, 1 ] );
			expect( streams ).toHaveLength( 1 );
		} );

		test( 'goes on after four failures, and tells of the fifth in a row (ERR-020)', async () => {
			const failure = new Error( 'no connection' );
			answers = [
				failure,
				failure,
				failure,
				failure,
				{},
				...Array< Error >( 5 ).fill( failure ),
			];
			start();
			stream( 0 ).fail();
			await wait( 8000 );
			expect( onFailure ).not.toHaveBeenCalled();
			await wait( 8000 );
			expect( onFailure ).toHaveBeenCalledTimes( 1 );
			const count = asked.length;
			await wait( 60_000 );
			expect( asked ).toHaveLength( count );
		} );

		test( 'tells of a refusal at once (ERR-020)', async () => {
			answers = [ { data: { status: 403 } } ];
			start();
			stream( 0 ).fail();
			await wait( 10 );
			expect( onFailure ).toHaveBeenCalledTimes( 1 );
		} );
	} );

	describe( 'A delay', () => {
		/** Answers for so long that nothing else is missing. */
		const silence = ( beats: string[] = [] ) => {
			answers = beats.map( ( beat ) => ( { beat } ) );
		};

		test( 'ends after 5 minutes without an event, and the import is followed on (IMP-050, ERR-019)', async () => {
			silence();
			start();
			stream( 0 ).say( entry( 1 ) );
			await wait( 299_000 );
			expect( onDelay ).not.toHaveBeenCalled();
			await wait( 2000 );
			expect( onDelay ).toHaveBeenCalledTimes( 1 );
			const count = asked.length;
			await wait( 20_000 );
			expect( asked.length ).toBeGreaterThan( count );
		} );

		test( 'ends after 15 minutes on a LiteSpeed server (IMP-051, ERR-019)', async () => {
			start( 0, true );
			await wait( 899_000 );
			expect( onDelay ).not.toHaveBeenCalled();
			await wait( 2000 );
			expect( onDelay ).toHaveBeenCalledTimes( 1 );
		} );

		test( 'begins anew with every beat of the stream, and of the log (IMP-050)', async () => {
			start();
			for ( let second = 0; second < 400; second += 4 ) {
				stream( 0 ).beat();
				await wait( 4000 );
			}
			expect( onDelay ).not.toHaveBeenCalled();
			silence( [ 'a', 'a', 'b' ] );
			stream( 0 ).fail();
			await wait( 2000 );
			await wait( 299_000 );
			expect( onDelay ).not.toHaveBeenCalled();
			await wait( 2000 );
			expect( onDelay ).toHaveBeenCalledTimes( 1 );
		} );
	} );

	const after = ( arrivals: number[] ): PollInterval =>
		arrivals.reduce( getNextInterval, INITIAL_INTERVAL );

	const empty = ( times: number ) => Array< number >( times ).fill( 0 );

	describe( 'The interval between polls', () => {
		test( 'starts at 1000 ms (IMP-046)', () => {
			expect( INITIAL_INTERVAL.interval ).toBe( 1000 );
			expect( after( empty( 4 ) ).interval ).toBe( 1000 );
		} );

		test( 'becomes 300 ms when entries arrive (IMP-047)', () => {
			expect( after( [ 1 ] ).interval ).toBe( 300 );
			expect( after( [ ...empty( 17 ), 3 ] ).interval ).toBe( 300 );
			expect( after( [ 2, 0, 0, 0, 0 ] ).interval ).toBe( 300 );
		} );

		test( 'grows by 500 ms after every five empty polls (IMP-048)', () => {
			expect( after( empty( 5 ) ).interval ).toBe( 1500 );
			expect( after( empty( 9 ) ).interval ).toBe( 1500 );
			expect( after( empty( 10 ) ).interval ).toBe( 2000 );
			expect( after( [ 1, ...empty( 5 ) ] ).interval ).toBe( 800 );
			// Empty polls before an entry do not count.
			expect( after( [ ...empty( 4 ), 1, 0 ] ).interval ).toBe( 300 );
		} );

		test( 'is never slower than 5000 ms (IMP-049)', () => {
			expect( after( empty( 40 ) ).interval ).toBe( 5000 );
			expect( after( empty( 400 ) ).interval ).toBe( 5000 );
			expect( after( [ 1, ...empty( 50 ) ] ).interval ).toBe( 5000 );
		} );
	} );

	describe( 'The limit of inactivity', () => {
		test( 'is 5 minutes (IMP-050)', () =>
			expect( getInactivityLimit( false ) ).toBe( 300_000 ) );

		test( 'is 15 minutes on a LiteSpeed server (IMP-051)', () =>
			expect( getInactivityLimit( true ) ).toBe( 900_000 ) );
	} );
} );

describe( 'A revert', () => {
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
} );
