import { createLibrary } from '../library';
import type { PageData } from '@templately/rest';

const app = {
	createMemoryHistory: () => ( {} ),
	initializeStores: ( host: object ) => host,
};

function create( attempts: ( 'fails' | 'loads' )[] ) {
	const showError = jest.fn();
	const onClose = jest.fn();
	const load = jest.fn( async () => {
		if ( attempts.shift() === 'fails' ) {
			throw new Error( 'Refused.' );
		}
		return [ app, {} ] as never;
	} );
	window.templately = { adminUrl: '' } as PageData;
	return {
		library: createLibrary( { load, showError, onClose } ),
		load,
		onClose,
		showError,
	};
}

const settle = () => new Promise( ( resolve ) => setTimeout( resolve ) );

it( 'says that the app did not load, and loads it with the next click', async () => {
	const { library, showError } = create( [ 'fails', 'loads' ] );
	library.open();
	await settle();
	expect( showError ).toHaveBeenCalledWith(
		'The library could not be loaded. Please try again.'
	);
	expect( library.getState().isOpen ).toBe( false );
	library.open();
	await settle();
	expect( library.getState().isOpen ).toBe( true );
	expect( showError ).toHaveBeenCalledTimes( 1 );
} );

it( 'loads the app once', async () => {
	const { library, load } = create( [] );
	library.prefetch();
	library.open();
	await settle();
	library.save( 'selection', 'cloud' );
	await settle();
	expect( load ).toHaveBeenCalledTimes( 1 );
} );

it( 'SHL-044 hides the modal when the app closes it', async () => {
	const { library, onClose } = create( [] );
	library.open();
	await settle();
	library.getState().loaded?.host.close?.();
	expect( library.getState().isOpen ).toBe( false );
	expect( onClose ).toHaveBeenCalledTimes( 1 );
} );

it( 'tells repeated choices of the same design apart', async () => {
	const { library } = create( [] );
	const item = { id: 7 } as Parameters< typeof library.insert >[ 0 ];
	library.insert( item );
	await settle();
	const first = library.getState().choice;
	library.getState().loaded?.host.changeLook?.( item, 'site' );
	expect( library.getState().choice ).toMatchObject( {
		item,
		mode: 'again',
		look: 'site',
	} );
	expect( library.getState().choice?.count ).not.toBe( first?.count );
} );
