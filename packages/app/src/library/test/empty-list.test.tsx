import type { AppServices } from '../../shell/app-context';
import { createMemoryHistory } from '../../shell/history';
import { all, press, renderInApp, getTexts } from '../../test/show';
import { EmptyList } from '../listing';

/** Shows a list without anything; returns its history and how often it was reset. */
async function open(
	props: Partial< Parameters< typeof EmptyList >[ 0 ] >,
	editor?: 'post'
) {
	const history = createMemoryHistory( '/wp-admin/admin.php' );
	const onReset = jest.fn();
	await renderInApp(
		<EmptyList
			type="packs"
			platform="elementor"
			search=""
			isFiltered={ false }
			plan="all"
			onReset={ onReset }
			{ ...props }
		/>,
		{ host: { history, editor } } as unknown as AppServices
	);
	return { history, onReset };
}

const texts = () => [
	...getTexts( 'h2' ),
	...getTexts( '.templately-lead' ),
	...getTexts( 'a, button' ),
];

it.each( [
	[
		'elementor' as const,
		'packs' as const,
		[
			'No packs here yet',
			'This library has no designs for Elementor yet.',
			'Show designs for Gutenberg',
		],
		'/gutenberg/packs',
	],
	[
		'gutenberg' as const,
		'blocks' as const,
		[
			'No blocks here yet',
			'This library has no designs for Gutenberg yet.',
			'Show designs for Elementor',
		],
		'/elementor/blocks',
	],
] )(
	'leads from a builder without designs to the other one (%s)',
	async ( platform, type, said, to ) => {
		const { history } = await open( { platform, type } );
		expect( texts() ).toEqual( said );
		await press( all( 'a' )[ 0 ] );
		expect( history.getLocation().path ).toBe( to );
	}
);

it( 'leads nowhere from an editor of one builder', async () => {
	await open( { platform: 'gutenberg' }, 'post' );
	expect( texts() ).toEqual( [
		'No packs here yet',
		'This library has no designs for Gutenberg yet.',
	] );
} );

it.each( [
	[
		{ search: 'bar' },
		[
			'No packs match this search',
			'Try another word or another plan.',
			'Reset',
		],
	],
	[ { isFiltered: true }, [ 'No packs match this search', 'Reset' ] ],
	[ { plan: 'pro' as const }, [ 'No Pro packs yet', 'Reset' ] ],
] )(
	'leads back from what a list is narrowed to: %j',
	async ( props, said ) => {
		const { onReset } = await open( props );
		expect( texts() ).toEqual( said );
		expect( onReset ).not.toHaveBeenCalled();
		await press( 'Reset' );
		expect( onReset ).toHaveBeenCalledTimes( 1 );
	}
);
