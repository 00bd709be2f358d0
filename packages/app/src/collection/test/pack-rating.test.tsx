import { all, press, getTexts, wait } from '../../test/show';
import { ADA, design, openApp } from '../../test/open-app';

const PACK = design( { type: 'packs', slug: 'supper-house', rating: 3 } );

/** The site's shared account, which remains after the user unlinks their own. */
const EVA = {
	...ADA,
	id: 2,
	is_globally_signed: true,
	signed_as_global: true,
	reviews: { pack: { 7: { mine: 2, average: 3 } } },
};

const chosen = () =>
	all< HTMLInputElement >( '.templately-rating input:checked' ).map(
		( { value } ) => value
	);

const failure = ( code: string, status: number ) => {
	throw { code, message: 'No.', data: { status } };
};

/** Opens a pack as a user with a linked account and rates it; the response is delayed. */
async function rate( answer: () => unknown ) {
	let arrive: () => void = () => {};
	const { asked, here } = await openApp( '/gutenberg/packs/supper-house', {
		user: { ...ADA, unlink_account: true, is_globally_signed: true },
		answers: {
			'/items/supper-house': PACK,
			'/items/rating': async () => {
				await new Promise< void >( ( done ) => ( arrive = done ) );
				return answer();
			},
			'/logout': { status: 'success', global_user: EVA },
		},
	} );
	await press( all( '.templately-rating input' )[ 4 ] );
	await press( 'Rate' );
	expect( chosen() ).toEqual( [ '5' ] );
	expect(
		asked
			.filter( ( { path } ) => path === '/items/rating' )
			.map( ( { sent } ) => sent )
	).toEqual( [ { type_id: 7, itemType: 'packs', rating: 5 } ] );
	return {
		here,
		asked,
		arrive: async () => {
			arrive();
			await wait( 1000 );
		},
	};
}

const said = () => ( {
	status: 'success',
	data: { reviews: { pack: { 7: { mine: 5, average: 4 } } } },
} );

it( 'is what somebody rates a pack, and what all do with it', async () => {
	const { arrive } = await rate( said );
	await arrive();
	expect( chosen() ).toEqual( [ '5' ] );
	expect( getTexts( '.templately-rating__average' ) ).toEqual( [
		'4.0 of 5',
	] );
	expect( getTexts( '.templately-rating [role="status"]' ) ).toEqual( [
		'Your rating was saved.',
	] );
} );

it.each( [
	[ 'saved', said ],
	[ 'refused', () => failure( 'no', 500 ) ],
	[
		'refused because its session is over',
		() => failure( 'is_signed_failed', 401 ),
	],
] )(
	'is nothing of who came meanwhile, nor is its failure: %s',
	async ( _, answer ) => {
		const { arrive, here, asked } = await rate( answer );
		await press( all( '.templately-header__account' )[ 0 ] );
		await wait( 500 );
		await press( all( '[role="menuitem"]' ).at( -1 ) );
		await wait( 1000 );
		expect( chosen() ).toEqual( [ '2' ] );
		await arrive();
		expect( chosen() ).toEqual( [ '2' ] );
		expect( getTexts( '.templately-rating [role="status"]' ) ).toEqual( [
			'',
		] );
		expect( getTexts( '.templately-error-dialog' ) ).toEqual( [] );
		expect( here() ).toBe( '/gutenberg/packs/supper-house' );
		expect(
			asked.filter( ( { path } ) => path === '/logout' )
		).toHaveLength( 1 );
	}
);
