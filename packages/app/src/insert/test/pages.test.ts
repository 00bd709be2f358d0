import type { ImportedPage, Item, ItemDetails } from '@templately/rest';
import { madePages, neededBy, pageRows, toMake, withPage } from '../pages';

const item = ( id: number, more: Partial< Item > = {} ) =>
	( {
		id,
		slug: `page-${ id }`,
		type: 'pages',
		price: 0,
		dependencies: [],
		...more,
	} ) as unknown as Item;

const pack = {
	items: [
		item( 1, { dependencies: [ { slug: 'a' }, { slug: 'b' } ] as never } ),
		item( 2, { type: 'sections' } ),
		item( 3, { price: 9 } ),
		item( 4, { price: 9, isSubscribed: true } ),
		item( 5, { dependencies: [ { slug: 'b' }, { slug: 'c' } ] as never } ),
	],
} as ItemDetails;

const ids = ( rows: { item: Item }[] ) => rows.map( ( row ) => row.item.id );

test( 'Of a pack, the pages can be made that may be inserted, and all are chosen', () => {
	const rows = pageRows( pack );
	expect( ids( rows ) ).toEqual( [ 1, 4, 5 ] );
	expect( ids( toMake( rows ) ) ).toEqual( [ 1, 4, 5 ] );
	expect( neededBy( rows ).map( ( { slug } ) => slug ) ).toEqual( [
		'a',
		'b',
		'c',
	] );
} );

test( 'What was made is not made again, what failed is, and what nobody chose is not', () => {
	const failure = { code: 'a', message: 'b', data: { status: 500 } };
	const page = { id: 70 } as ImportedPage;
	let rows = withPage( pageRows( pack ), 1, { state: 'imported', page } );
	rows = withPage( rows, 4, { state: 'failed', failure } );
	rows = withPage( rows, 5, { isChosen: false } );
	expect( ids( toMake( rows ) ) ).toEqual( [ 4 ] );
	expect( madePages( rows ) ).toEqual( [ { id: 70, slug: 'page-1' } ] );
	expect(
		withPage( rows, 4, { state: 'importing' } )[ 1 ]?.failure
	).toBeUndefined();
} );
