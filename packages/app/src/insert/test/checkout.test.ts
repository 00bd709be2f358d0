import type { Item, PageData } from '@templately/rest';
import { checkoutAddress } from '../checkout';

const site = ( checkout?: string ) => ( { links: { checkout } } ) as PageData;
const item = { slug: 'supper' } as Item;

test( 'An item and a plan are bought in the shop, and nowhere where there is none (INS-040)', () => {
	expect(
		checkoutAddress( site( 'https://shop.example/buy?a=1' ), item )
	).toBe(
		'https://shop.example/buy?a=1&item=supper&utm_source=plugin&utm_medium=itemDetailsHeader'
	);
	expect( checkoutAddress( site( 'https://shop.example/buy' ) ) ).toBe(
		'https://shop.example/buy?utm_source=plugin&utm_medium=upgradePlan'
	);
	expect( checkoutAddress( site(), item ) ).toBeUndefined();
	expect( checkoutAddress( site( '' ) ) ).toBeUndefined();
} );
