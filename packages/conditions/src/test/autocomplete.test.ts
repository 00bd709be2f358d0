import type { ConditionOption } from '@templately/rest';
import { AUTOCOMPLETE_DELAY, createAutocomplete } from '..';

/** An autocomplete with the questions that it asked, which the test answers. */
function begin() {
	const asked: Array< {
		query: string;
		answer: ( options: ConditionOption[] ) => void;
		refuse: ( thrown: unknown ) => void;
	} > = [];
	const told: unknown[] = [];
	const busy: boolean[] = [];
	const autocomplete = createAutocomplete(
		( query ) =>
			new Promise( ( answer, refuse ) =>
				asked.push( { query, answer, refuse } )
			),
		{
			onOptions: ( options ) => told.push( options ),
			onFailure: ( { code } ) => told.push( code ),
			onBusy: ( isBusy ) => busy.push( isBusy ),
		}
	);
	return { asked, told, busy, autocomplete };
}

const NEWS = [ { value: 5, label: 'News' } ];
const ESSAYS = [ { value: 9, label: 'Essays' } ];

describe( 'Suggestions', () => {
	beforeEach( () => jest.useFakeTimers() );
	afterEach( () => jest.useRealTimers() );

	const settle = () => jest.advanceTimersByTimeAsync( 0 );

	test( 'CND-020 are asked for 500 ms after the last letter, once', async () => {
		const { asked, autocomplete } = begin();
		expect( AUTOCOMPLETE_DELAY ).toBe( 500 );
		autocomplete.type( 'n' );
		jest.advanceTimersByTime( 400 );
		autocomplete.type( 'ne' );
		jest.advanceTimersByTime( 400 );
		autocomplete.type( 'new ' );
		jest.advanceTimersByTime( 499 );
		expect( asked ).toEqual( [] );
		jest.advanceTimersByTime( 1 );
		expect( asked.map( ( { query } ) => query ) ).toEqual( [ 'new' ] );
		jest.advanceTimersByTime( 5000 );
		expect( asked ).toHaveLength( 1 );
	} );

	test( 'CND-021 are not asked for without a text', () => {
		const { asked, busy, autocomplete } = begin();
		autocomplete.type( '' );
		autocomplete.type( '   ' );
		jest.advanceTimersByTime( 5000 );
		expect( asked ).toEqual( [] );
		expect( busy ).not.toContain( true );
	} );

	test( 'CND-021 are given up when the text is taken away again', () => {
		const { asked, busy, autocomplete } = begin();
		autocomplete.type( 'news' );
		jest.advanceTimersByTime( 300 );
		autocomplete.type( '' );
		jest.advanceTimersByTime( 5000 );
		expect( asked ).toEqual( [] );
		expect( busy ).toEqual( [ true, false ] );
	} );

	test( 'are those of the last question, however late an earlier answer is', async () => {
		const { asked, told, autocomplete } = begin();
		autocomplete.type( 'news' );
		jest.advanceTimersByTime( 500 );
		autocomplete.type( 'essays' );
		jest.advanceTimersByTime( 500 );
		asked[ 1 ]?.answer( ESSAYS );
		asked[ 0 ]?.answer( NEWS );
		await settle();
		expect( told ).toEqual( [ ESSAYS ] );
	} );

	test( 'say that they failed, and can be asked for again', async () => {
		const { asked, told, busy, autocomplete } = begin();
		autocomplete.type( 'news' );
		jest.advanceTimersByTime( 500 );
		asked[ 0 ]?.refuse( { code: 'rest_forbidden', message: 'No.' } );
		await settle();
		autocomplete.type( 'news' );
		jest.advanceTimersByTime( 500 );
		asked[ 1 ]?.answer( NEWS );
		await settle();
		expect( told ).toEqual( [ 'rest_forbidden', NEWS ] );
		expect( busy ).toEqual( [ true, false, true, false ] );
	} );

	test( 'end with the row', async () => {
		const { asked, told, autocomplete } = begin();
		autocomplete.type( 'news' );
		jest.advanceTimersByTime( 500 );
		autocomplete.type( 'news!' );
		autocomplete.stop();
		jest.advanceTimersByTime( 5000 );
		asked[ 0 ]?.answer( NEWS );
		await settle();
		expect( asked ).toHaveLength( 1 );
		expect( told ).toEqual( [] );
	} );
} );
