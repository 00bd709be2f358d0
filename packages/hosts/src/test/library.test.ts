import { createLibrary } from '../library';
import type { PageData } from '@templately/rest';

let go: ( path: string ) => void;
let opened: ( string | undefined )[];

const app = {
	createMemoryHistory: ( _: string, start?: string ) => {
		let place = { path: start, search: '' };
		opened.push( start );
		return {
			getLocation: () => place,
			subscribe: ( listener: () => void ) => {
				go = ( path ) => {
					place = { path, search: '' };
					listener();
				};
			},
		};
	},
	initializeStores: ( host: object ) => host,
	hasConditions: async ( id: number ) => id === 7,
	getStored: ( _: string, key: string ) =>
		window.sessionStorage.getItem( key ),
	setStored: ( _: string, key: string, value: string ) =>
		window.sessionStorage.setItem( key, value ),
};

beforeEach( () => {
	opened = [];
	window.sessionStorage.clear();
} );

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
		library: createLibrary( {
			load,
			showError,
			onClose,
			getStart: () => '/gutenberg/blocks',
		} ),
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

it( 'opens at the start of the document, and in the next document where it was left', async () => {
	const first = create( [] ).library;
	first.open();
	await settle();
	go( '/gutenberg/packs' );
	go( '/sign-in' );
	const next = create( [] ).library;
	next.open();
	await settle();
	expect( opened ).toEqual( [ '/gutenberg/blocks', '/gutenberg/packs' ] );
} );

it( 'asks for the conditions of a template that has none', async () => {
	const { library } = create( [] );
	library.askForConditions( 7 );
	await settle();
	expect( library.getState().task ).toBeUndefined();
	library.askForConditions( 8 );
	await settle();
	expect( library.getState().task ).toEqual( {
		name: 'conditions',
		templateId: 8,
	} );
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
