import { canImportFullSite } from '../item-action';

const pack = {
	type: 'packs' as const,
	fullsite_import: true,
	price: 49,
	isPurchased: false,
	isSubscribed: false,
};

describe( 'A pack as a whole site', () => {
	test.each( [
		[ 'free', { price: 0 }, true ],
		[ 'purchased', { isPurchased: true }, true ],
		[ 'subscribed', { isSubscribed: true }, true ],
		[ 'to be bought', {}, false ],
		[ 'not made for it', { price: 0, fullsite_import: false }, false ],
		[ 'a page', { price: 0, type: 'pages' as const }, false ],
	] )( 'that is %s (IMP-003)', ( _, change, isOffered ) =>
		expect( canImportFullSite( { ...pack, ...change } ) ).toBe( isOffered )
	);
} );
