import { buildPath } from '../../shell/paths';
import {
	toUrlArgs,
	parseListFilter,
	toCollectionFilter,
	planOptions,
	typeOptions,
} from '../../lists/list-filters';

it( 'ACC-052 filters by the types all, block, page and pack', () => {
	expect( typeOptions() ).toEqual( [
		{ value: 'all', label: 'All' },
		{ value: 'block', label: 'Block' },
		{ value: 'page', label: 'Page' },
		{ value: 'pack', label: 'Pack' },
	] );
	expect(
		typeOptions().map(
			( { value } ) =>
				toCollectionFilter(
					{ type: value, plan: 'all', page: 1 },
					'gutenberg'
				).itemType
		)
	).toEqual( [ 'all', 'sections', 'pages', 'packs' ] );
} );

it( 'ACC-053 filters by the plans all, starter and pro', () => {
	expect( planOptions() ).toEqual( [
		{ value: 'all', label: 'All' },
		{ value: 'starter', label: 'Starter' },
		{ value: 'pro', label: 'Pro' },
	] );
	expect(
		planOptions().map( ( { value: plan } ) =>
			toCollectionFilter( { type: 'all', plan, page: 3 }, 'elementor' )
		)
	).toEqual(
		[ 'all', 'starter', 'pro' ].map( ( plan ) => ( {
			platform: 'elementor',
			itemType: 'all',
			plan,
			page: 3,
		} ) )
	);
} );

it( 'ACC-055 is all types and all plans at first, and where an address says what is unheard of', () => {
	const all = { type: 'all', plan: 'all', page: 1 };
	expect( parseListFilter( {} ) ).toEqual( all );
	for ( const paged of [ '0', '-1', 'x', '1.5', '12345678' ] ) {
		expect(
			parseListFilter( { itemType: 'templates', plan: 'gold', paged } )
		).toEqual( all );
	}
} );

it( 'writes to the address what it reads from it, and nothing that narrows nothing', () => {
	const chosen = { type: 'pack', plan: 'pro', page: 3 } as const;
	for ( const { value: type } of typeOptions() ) {
		for ( const { value: plan } of planOptions() ) {
			const one = { type, plan, page: 2 };
			expect( parseListFilter( toUrlArgs( one ) ) ).toEqual( one );
		}
	}
	expect( buildPath( '/favourites', toUrlArgs( chosen ) ) ).toBe(
		'/favourites?itemType=pack&plan=pro&paged=3'
	);
	expect(
		buildPath( '/favourites', toUrlArgs( parseListFilter( {} ) ) )
	).toBe( '/favourites' );
} );
