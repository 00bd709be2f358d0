import { combineReducers, createReduxStore } from '@wordpress/data';
import { createTestStore } from '@templately/rest/testing';
import { createQueriedData, nextRequestId, toResult, type State } from '..';

interface Plant {
	id: number;
	name?: string;
	height?: number;
}

const settle = () => new Promise( ( done ) => setTimeout( done ) );

/** A request that a test answers. */
interface Request {
	args: unknown[];
	respond: ( value: unknown ) => void;
	fail: ( error: Error ) => void;
}

/** A store of plants and trees whose requests the test answers, in any order. */
function openGarden() {
	const requests: Request[] = [];
	const send = ( ...args: unknown[] ) =>
		new Promise< unknown >( ( respond, fail ) =>
			requests.push( { args, respond, fail } )
		);
	const queries = createQueriedData(
		{
			getPlants: ( query: { search?: string; page?: number } = {} ) =>
				send( 'plants', query ) as Promise< {
					items: Plant[];
					total: number;
				} >,
			getTrees: () => send( 'trees' ) as Promise< Plant[] >,
			getWeather: ( day: number ) =>
				send( 'weather', day ) as Promise< string >,
		},
		{ getPlants: 'plant', getTrees: 'plant' }
	);
	const store = createReduxStore( 'test/garden', {
		reducer: combineReducers( { queries: queries.reducer } ),
		selectors: {
			...queries.selectors,
			getRemoving: queries.getRemoving,
			getLatestPlants: ( state: State, query = {} ) =>
				queries.getLatestResult( state, 'getPlants', query ),
			getLatestWeather: ( state: State, ...args: number[] ) =>
				queries.getLatestResult( state, 'getWeather', ...args ),
			getPatchesSince: queries.getPatchesSince,
		},
		resolvers: queries.resolvers,
		actions: {
			...queries.actions,
			remove:
				(
					ids: number[],
					call: () => Promise< unknown >,
					after?: () => Promise< void >
				) =>
				( {
					dispatch,
				}: {
					dispatch: ( action: unknown ) => unknown;
				} ) =>
					dispatch(
						queries.removeRecords( 'plant', ids, call, after )
					) as Promise< unknown >,
			patch: ( id: number, patch: object, requestId?: number ) =>
				queries.patchRecord( 'plant', id, patch, requestId ),
			receiveRemoval: ( ...ids: number[] ) =>
				queries.receiveRemoval( 'plant', ids ),
			setWeather: ( day: number, weather: string ) =>
				queries.receiveResult( 'getWeather', [ day ], weather ),
			resetTrees: ( trees: Plant[] ) =>
				queries.resetResults( 'getTrees', trees ),
		},
	} );
	const { select, resolve, dispatch } = createTestStore( store );
	/** Asks for a result and answers the request. */
	const load = async ( ask: () => Promise< unknown >, value: unknown ) => {
		const loaded = ask();
		await settle();
		requests.at( -1 )?.respond( value );
		await loaded;
	};
	const plants = ( ...ids: number[] ) => ( {
		items: ids.map( ( id ) => ( { id, name: `Plant ${ id }` } ) ),
		total: ids.length,
	} );
	const getIds = ( query = {} ) =>
		select.getPlants( query )?.items.map( ( { id } ) => id );
	return { requests, select, resolve, dispatch, load, plants, getIds };
}

describe( 'results', () => {
	it( 'are undefined until the response arrives', async () => {
		const { select, resolve, load, plants } = openGarden();
		expect( select.getTrees() ).toBeUndefined();
		await settle();
		await load( () => resolve.getPlants( {} ), plants( 1, 2 ) );
		expect( select.getPlants( {} ) ).toEqual( plants( 1, 2 ) );
	} );

	it( 'are kept by selector and arguments; equal queries send one request', async () => {
		const { requests, select, resolve, load, plants, getIds } =
			openGarden();
		await load(
			() => resolve.getPlants( { search: 'fern' } ),
			plants( 1 )
		);
		await load(
			() => resolve.getPlants( { search: 'fern', page: 2 } ),
			plants( 2 )
		);
		await load( () => resolve.getPlants( {} ), plants( 3 ) );
		await load( () => resolve.getWeather( 4 ), 'rain' );
		await load( () => resolve.getWeather( 5 ), 'sun' );
		await resolve.getPlants( { search: 'fern' } );
		expect( requests ).toHaveLength( 5 );
		expect( getIds( { page: 1, search: 'fern' } ) ).toEqual( [ 1 ] );
		expect( getIds( { page: 2, search: 'fern' } ) ).toEqual( [ 2 ] );
		expect( getIds( { search: '', page: 1 } ) ).toEqual( [ 3 ] );
		expect( select.getWeather( 4 ) ).toBe( 'rain' );
		expect( select.getWeather( 5 ) ).toBe( 'sun' );
		await settle();
	} );

	it( 'are the same object for equal queries', async () => {
		const { select, resolve, load, plants } = openGarden();
		await load(
			() => resolve.getPlants( { search: 'fern' } ),
			plants( 1 )
		);
		expect( select.getPlants( { search: 'fern', page: 1 } ) ).toBe(
			select.getPlants( { search: 'fern' } )
		);
	} );

	it( 'stay undefined after a failure, which the resolution reports', async () => {
		const { requests, select, resolve } = openGarden();
		const failed = resolve.getTrees();
		await settle();
		requests[ 0 ]?.fail( new Error( 'Too many requests.' ) );
		await expect( failed ).rejects.toThrow( 'Too many requests.' );
		expect( select.getTrees() ).toBeUndefined();
	} );

	it( 'stay undefined after a response without a value, which is a failure', async () => {
		const { requests, select, resolve } = openGarden();
		const failed = resolve.getTrees();
		await settle();
		requests[ 0 ]?.respond( undefined );
		await expect( failed ).rejects.toThrow( 'getTrees' );
		expect( select.getTrees() ).toBeUndefined();
		expect( requests ).toHaveLength( 1 );
	} );

	it( 'stay undefined after a response of another shape, which is a failure', async () => {
		const { requests, select, resolve } = openGarden();
		const failed = resolve.getTrees();
		await settle();
		requests[ 0 ]?.respond( [ undefined ] );
		await expect( failed ).rejects.toThrow( TypeError );
		expect( select.getTrees() ).toBeUndefined();
	} );

	it( 'are not replaced by a response that was under way when they were refreshed', async () => {
		const { requests, resolve, dispatch, plants, getIds } = openGarden();
		const first = resolve.getPlants( {} );
		await settle();
		dispatch.refresh( 'getPlants' );
		const second = resolve.getPlants( {} );
		await settle();
		requests[ 1 ]?.respond( plants( 2 ) );
		await second;
		requests[ 0 ]?.respond( plants( 1 ) );
		await first;
		await settle();
		expect( getIds() ).toEqual( [ 2 ] );
	} );
} );

describe( 'refresh()', () => {
	it( 'sends the requests of the given selectors again, and keeps the results until then', async () => {
		const { requests, select, resolve, dispatch, load, plants, getIds } =
			openGarden();
		await load( () => resolve.getPlants( {} ), plants( 1 ) );
		await load( () => resolve.getTrees(), [ { id: 7 } ] );
		dispatch.refresh( 'getPlants' );
		expect( getIds() ).toEqual( [ 1 ] );
		await load( () => resolve.getPlants( {} ), plants( 1, 2 ) );
		await resolve.getTrees();
		expect( getIds() ).toEqual( [ 1, 2 ] );
		expect( select.getTrees() ).toEqual( [ { id: 7 } ] );
		expect( requests ).toHaveLength( 3 );
	} );

	it( 'drops the responses of the given selectors that are under way', async () => {
		const { requests, select, resolve, dispatch, plants, getIds } =
			openGarden();
		const early = [ resolve.getPlants( {} ), resolve.getWeather( 4 ) ];
		await settle();
		dispatch.refresh( 'getPlants' );
		requests[ 0 ]?.respond( plants( 1 ) );
		requests[ 1 ]?.respond( 'rain' );
		await Promise.all( early );
		expect( getIds() ).toBeUndefined();
		expect( select.getWeather( 4 ) ).toBe( 'rain' );
		await settle();
	} );

	it( 'without names sends all again, and drops the responses that are under way', async () => {
		const { requests, resolve, dispatch, load, plants, getIds } =
			openGarden();
		await load( () => resolve.getTrees(), [ { id: 7 } ] );
		const early = resolve.getPlants( {} );
		await settle();
		dispatch.refresh();
		requests[ 1 ]?.respond( plants( 1 ) );
		await early.catch( () => {} );
		expect( getIds() ).toBeUndefined();
		await settle();
		await load( () => resolve.getTrees(), [ { id: 8 } ] );
		expect(
			requests.filter( ( { args } ) => args[ 0 ] === 'trees' )
		).toHaveLength( 2 );
	} );
} );

describe( 'clear()', () => {
	it( 'deletes all results and drops the responses that are under way', async () => {
		const { requests, select, resolve, dispatch, load, plants, getIds } =
			openGarden();
		await load( () => resolve.getTrees(), [ { id: 7 } ] );
		void resolve.getPlants( {} ).catch( () => {} );
		await settle();
		dispatch.clear();
		requests[ 1 ]?.respond( plants( 1 ) );
		await settle();
		expect( getIds() ).toBeUndefined();
		expect( select.getTrees() ).toBeUndefined();
		await settle();
	} );
} );

describe( 'removed records', () => {
	const loadAll = async () => {
		const garden = openGarden();
		await garden.load(
			() => garden.resolve.getPlants( {} ),
			garden.plants( 1, 2, 3 )
		);
		await garden.load(
			() => garden.resolve.getTrees(),
			[ { id: 2 }, { id: 4 } ]
		);
		return garden;
	};

	it( 'are hidden in every result at once, and shown again after a failure', async () => {
		const { select, dispatch, getIds } = await loadAll();
		const removed = dispatch.remove( [ 1, 2 ], async () => {
			await settle();
			throw new Error( 'Not allowed.' );
		} );
		expect( getIds() ).toEqual( [ 3 ] );
		expect( select.getTrees() ).toEqual( [ { id: 4 } ] );
		expect( select.getRemoving( 'plant' ) ).toEqual( [ 1, 2 ] );
		await expect( removed ).rejects.toThrow( 'Not allowed.' );
		expect( getIds() ).toEqual( [ 1, 2, 3 ] );
		expect( select.getTrees() ).toEqual( [ { id: 2 }, { id: 4 } ] );
		expect( select.getRemoving( 'plant' ) ).toEqual( [] );
	} );

	it( 'stay hidden in results that were requested earlier, and are shown in later ones', async () => {
		const { requests, resolve, dispatch, load, plants, getIds } =
			await loadAll();
		const early = resolve.getPlants( { page: 2 } );
		await settle();
		await dispatch.remove( [ 2 ], async () => 'done' );
		requests.at( -1 )?.respond( plants( 2, 5 ) );
		await early;
		expect( getIds( { page: 2 } ) ).toEqual( [ 5 ] );
		expect( getIds() ).toEqual( [ 1, 3 ] );
		dispatch.refresh( 'getPlants' );
		await load( () => resolve.getPlants( {} ), plants( 1, 2 ) );
		expect( getIds() ).toEqual( [ 1, 2 ] );
	} );

	it( 'are hidden until the task after the removal has ended, and until the last removal has', async () => {
		const { select, dispatch } = await loadAll();
		const during: unknown[] = [];
		await dispatch.remove(
			[ 2 ],
			async () => 'done',
			async () => {
				during.push( select.getRemoving( 'plant' ) );
			}
		);
		expect( during ).toEqual( [ [ 2 ] ] );
		let finish = () => {};
		const first = dispatch.remove(
			[ 3 ],
			() => new Promise< void >( ( done ) => ( finish = done ) )
		);
		await dispatch.remove( [ 3 ], async () => 'done' );
		expect( select.getRemoving( 'plant' ) ).toEqual( [ 3 ] );
		finish();
		await first;
		expect( select.getRemoving( 'plant' ) ).toEqual( [] );
	} );
} );

describe( 'receiveRemoval()', () => {
	it( 'hides records in results that were requested earlier', async () => {
		const { requests, select, resolve, dispatch, load, plants, getIds } =
			openGarden();
		await load( () => resolve.getPlants( {} ), plants( 1, 2, 3 ) );
		const early = resolve.getTrees();
		await settle();
		dispatch.receiveRemoval( 1, 2 );
		requests.at( -1 )?.respond( [ { id: 2 }, { id: 4 } ] );
		await early;
		expect( getIds() ).toEqual( [ 3 ] );
		expect( select.getTrees() ).toEqual( [ { id: 4 } ] );
		await load( () => resolve.getPlants( { page: 2 } ), plants( 1 ) );
		expect( getIds( { page: 2 } ) ).toEqual( [ 1 ] );
	} );
} );

describe( 'getLatestResult()', () => {
	it( 'is the newest result with the given first arguments', async () => {
		const { requests, select, resolve, load } = openGarden();
		expect( select.getLatestWeather() ).toBeUndefined();
		const early = resolve.getWeather( 5 );
		await settle();
		await load( () => resolve.getWeather( 51 ), 'rain' );
		requests[ 0 ]?.respond( 'sun' );
		await early;
		expect( select.getLatestWeather() ).toBe( 'rain' );
		expect( select.getLatestWeather( 5 ) ).toBe( 'sun' );
	} );

	it( 'contains the changes of records', async () => {
		const { select, resolve, dispatch, load, plants } = openGarden();
		await load(
			() => resolve.getPlants( { search: 'fern' } ),
			plants( 1, 2 )
		);
		dispatch.receiveRemoval( 1 );
		expect( select.getLatestPlants()?.items ).toEqual( [
			{ id: 2, name: 'Plant 2' },
		] );
	} );
} );

describe( 'changed records', () => {
	it( 'keep a newer change when an older one arrives', async () => {
		const { select, resolve, dispatch, load } = openGarden();
		await load( () => resolve.getTrees(), [ { id: 1 }, { id: 2 } ] );
		const requestId = nextRequestId();
		dispatch.patch( 1, { name: 'Oak' } );
		dispatch.patch( 1, { name: 'Ash' }, requestId );
		dispatch.patch( 2, { name: 'Elm' }, requestId );
		expect( select.getTrees() ).toEqual( [
			{ id: 1, name: 'Oak' },
			{ id: 2, name: 'Elm' },
		] );
	} );

	it( 'are listed in the order of their changes', () => {
		const { select, dispatch } = openGarden();
		dispatch.patch( 1, { name: 'Oak' } );
		const requestId = nextRequestId();
		dispatch.patch( 3, { name: 'Elm' } );
		dispatch.patch( 2, { name: 'Ash' } );
		dispatch.patch( 3, { height: 9 } );
		dispatch.receiveRemoval( 4 );
		expect( select.getPatchesSince( 'plant', requestId ) ).toEqual( [
			{ id: 2, name: 'Ash' },
			{ id: 3, name: 'Elm', height: 9 },
		] );
		expect( select.getPatchesSince( 'tree', requestId ) ).toEqual( [] );
	} );

	it( 'are changed in every result, also in responses to earlier requests', async () => {
		const { requests, select, resolve, dispatch, load, plants } =
			openGarden();
		await load( () => resolve.getPlants( {} ), plants( 1, 2 ) );
		await load( () => resolve.getTrees(), [ { id: 2 } ] );
		const early = resolve.getPlants( { page: 2 } );
		await settle();
		dispatch.patch( 2, { name: 'Oak' } );
		dispatch.patch( 2, { height: 9 } );
		requests.at( -1 )?.respond( plants( 2 ) );
		await early;
		const oak = { id: 2, name: 'Oak', height: 9 };
		expect( select.getPlants( {} )?.items ).toEqual( [
			{ id: 1, name: 'Plant 1' },
			oak,
		] );
		expect( select.getPlants( { page: 2 } )?.items ).toEqual( [ oak ] );
		expect( select.getTrees() ).toEqual( [ oak ] );
		dispatch.refresh( 'getTrees' );
		await load( () => resolve.getTrees(), [ { id: 2, name: 'Ash' } ] );
		expect( select.getTrees() ).toEqual( [ { id: 2, name: 'Ash' } ] );
	} );

	it( 'receiveResult() sets one result, and drops the responses to earlier requests', async () => {
		const { requests, select, resolve, dispatch, load } = openGarden();
		await load( () => resolve.getWeather( 4 ), 'rain' );
		const early = resolve.getWeather( 5 );
		await settle();
		dispatch.setWeather( 5, 'snow' );
		requests.at( -1 )?.respond( 'sun' );
		await early;
		expect( select.getWeather( 4 ) ).toBe( 'rain' );
		expect( select.getWeather( 5 ) ).toBe( 'snow' );
	} );

	it( 'resetResults() replaces the results of one selector', async () => {
		const { select, resolve, dispatch, load, plants, getIds } =
			openGarden();
		await load( () => resolve.getPlants( {} ), plants( 1 ) );
		await load( () => resolve.getTrees(), [ { id: 2 } ] );
		dispatch.resetTrees( [] );
		expect( select.getTrees() ).toEqual( [] );
		expect( getIds() ).toEqual( [ 1 ] );
	} );
} );

describe( 'toResult()', () => {
	it( 'sets the flag, and adds the value or the failure', async () => {
		expect(
			await toResult( 'isMoved', Promise.resolve( { to: 9 } ) )
		).toEqual( { isMoved: true, to: 9 } );
		expect(
			await toResult(
				'isMoved',
				Promise.reject( { code: 'full', message: 'No.' } )
			)
		).toMatchObject( {
			isMoved: false,
			failure: { code: 'full', message: 'No.' },
		} );
	} );
} );
