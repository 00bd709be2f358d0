import { itemAction } from '../../insert/item-action';
import { priceLabel } from '../words';

it( 'LIB-029 shows a price as $ and the amount', () => {
	expect( priceLabel( 49 ) ).toBe( '$49' );
	expect( priceLabel( 4.5 ) ).toBe( '$4.50' );
} );

it( 'LIB-030 shows a price of 0 as FREE', () => {
	expect( priceLabel( 0 ) ).toBe( 'FREE' );
} );

describe( 'ITM-045 the flags decide what an item offers', () => {
	const page = {
		type: 'pages',
		price: 9,
		isPurchased: false,
		isSubscribed: false,
	} as const;

	it( 'to buy what costs something and was not bought', () => {
		expect( itemAction( page ) ).toBe( 'purchase' );
	} );

	it( 'to insert what was bought, is covered or costs nothing', () => {
		expect( itemAction( { ...page, isPurchased: true } ) ).toBe( 'insert' );
		expect( itemAction( { ...page, isSubscribed: true } ) ).toBe(
			'insert'
		);
		expect( itemAction( { ...page, price: 0 } ) ).toBe( 'insert' );
	} );

	it( 'and never to insert a pack', () => {
		expect( itemAction( { ...page, type: 'packs' } ) ).toBe( 'purchase' );
		expect(
			itemAction( { ...page, type: 'packs', isPurchased: true } )
		).toBeUndefined();
		expect(
			itemAction( { ...page, type: 'packs', price: 0 } )
		).toBeUndefined();
	} );
} );
