import { createReduxStore, dispatch, register } from '@wordpress/data';
import type { AppServices } from '../app-context';
import { press, renderInApp, getTexts, wait } from '../../test/show';
import { useResolved } from '../use-resolved';

/** How often each list was asked for; the first answer of each takes a second. */
const asked: Record< string, number > = {};

const lists = createReduxStore( 'lists-of-the-test', {
	reducer: (
		state: Record< string, string > = {},
		action: { type: string; name?: string; answer?: string }
	) => {
		if ( action.type === 'FORGET' ) {
			return {};
		}
		return action.name
			? { ...state, [ action.name ]: action.answer ?? '' }
			: state;
	},
	actions: {
		receive: ( name: string, answer: string ) => ( {
			type: 'RECEIVE',
			name,
			answer,
		} ),
		forget: () => ( { type: 'FORGET' } ),
	},
	selectors: {
		getList: (
			state: Record< string, string >,
			name: string
		): string | undefined => state[ name ],
	},
	resolvers: {
		getList:
			( name: string ) =>
			async ( {
				dispatch: actions,
			}: {
				dispatch: { receive: ( of: string, answer: string ) => void };
			} ) => {
				const time = ( asked[ name ] = ( asked[ name ] ?? 0 ) + 1 );
				await new Promise( ( done ) => setTimeout( done, 1000 ) );
				// The first one was asked before all was forgotten, and is dropped.
				if ( name !== 'dropped' || time > 1 ) {
					actions.receive( name, `${ name } ${ time }` );
				}
			},
	},
} );
register( lists );

function List( { name }: { name: string } ) {
	const { value, isLoading } = useResolved( lists, 'getList', name );
	return (
		<>
			<p className="list">
				{ isLoading ? 'Loading' : ( value ?? 'None' ) }
			</p>
			<button onClick={ () => dispatch( lists ).forget() }>Forget</button>
		</>
	);
}

const visit = async ( name: string ) => {
	await renderInApp( <List name={ name } />, {} as AppServices, null );
	await wait( 3000 );
	return getTexts( '.list' ).at( -1 );
};

it( 'asks again for what came too late to be kept, once somebody comes to see it', async () => {
	expect( await visit( 'dropped' ) ).toBe( 'None' );
	expect( asked.dropped ).toBe( 1 );
	expect( await visit( 'dropped' ) ).toBe( 'dropped 2' );
	expect( asked.dropped ).toBe( 2 );
} );

it( 'asks once for what is kept, and not again for what goes while it is in sight', async () => {
	expect( await visit( 'kept' ) ).toBe( 'kept 1' );
	expect( await visit( 'kept' ) ).toBe( 'kept 1' );
	expect( asked.kept ).toBe( 1 );
	await press( 'Forget' );
	await wait( 3000 );
	expect( getTexts( '.list' ).at( -1 ) ).toBe( 'None' );
	expect( asked.kept ).toBe( 1 );
} );
