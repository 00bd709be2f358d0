import { SOURCES, TEMPLATE_SEARCH_MINIMUM, toOptions } from '..';

describe( 'selects', () => {
	it( 'WSP-012 have value from id, label from name, shared and isDisabled', () => {
		expect(
			toOptions(
				{
					own: [
						{ id: 1, slug: 'one', title: 'One' },
						{ id: 2, slug: 'two', title: 'Two' },
					],
					shared: [
						{
							id: 3,
							slug: 'three',
							title: 'Three',
							role: 'viewer',
						},
						{ id: 4, slug: 'four', title: 'Four', role: 'editor' },
					],
				},
				[ 2 ]
			)
		).toEqual( {
			own: [
				{
					value: 1,
					label: 'One',
					slug: 'one',
					shared: false,
					isDisabled: false,
				},
				{
					value: 2,
					label: 'Two',
					slug: 'two',
					shared: false,
					isDisabled: true,
				},
			],
			shared: [
				{
					value: 3,
					label: 'Three',
					slug: 'three',
					shared: true,
					isDisabled: true,
				},
				{
					value: 4,
					label: 'Four',
					slug: 'four',
					shared: true,
					isDisabled: false,
				},
			],
		} );
	} );

	it( 'WSP-022 know the three sources', () => {
		expect( SOURCES ).toEqual( [
			'clouds',
			'workspaces',
			'shared_workspaces',
		] );
	} );

	it( 'search templates from three characters on', () =>
		expect( TEMPLATE_SEARCH_MINIMUM ).toBe( 3 ) );
} );
