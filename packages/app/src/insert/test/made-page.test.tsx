import type { Profile } from '@templately/rest';
import { ADA, control, design, listOf, openApp } from '../../test/open-app';
import { all, field, press, textsOf, type, wait } from '../../test/show';

const PAGE = {
	id: 70,
	edit_link: 'https://site.example/wp-admin/post.php?post=70&action=edit',
	elementor_edit_link: '',
	visit: 'https://site.example/?page_id=70&preview=true',
	attachments: [],
	left_out: [],
};

const LOOKS = {
	look: 'design',
	page: '',
	looks: null,
	fonts: [],
	page_with_fonts: '',
};

const title = () => textsOf( '[role="dialog"] h1' );

/** Begins to make a page of a design, on a site that makes it, or does not. */
async function begin( answer: unknown, user: Profile = ADA ) {
	const app = await openApp( '/gutenberg/pages', {
		user,
		site: { links: { resend: 'https://hub.example/resend' } },
		answers: {
			'/items': listOf( [ design( { id: 11, name: 'Home' } ) ] ),
			'/fit': LOOKS,
			'/import/page': answer,
		},
	} );
	await press( 'Insert' );
	await wait( 1000 );
	return {
		...app,
		made: () =>
			app.asked
				.filter( ( { path } ) => path === '/import/page' )
				.map( ( { sent } ) => sent ),
	};
}

it( 'INS-014 INS-015 INS-019 INS-034 INS-036 makes a page under a title, and leads to it', async () => {
	const { made } = await begin( PAGE );
	expect( title() ).toEqual( [ 'Create page' ] );
	expect( field( 'Page title' ).value ).toBe( 'Home' );
	const isReady = () =>
		control( 'Create a Page' )?.getAttribute( 'aria-disabled' ) !== 'true';
	for ( const [ text, ready ] of [
		[ '', false ],
		[ '   ', false ],
		[ 'Supper', true ],
	] as const ) {
		await type( field( 'Page title' ), text );
		expect( [ text, isReady() ] ).toEqual( [ text, ready ] );
	}
	expect( made() ).toEqual( [] );
	await press( 'Create a Page' );
	await wait( 1000 );
	expect( made() ).toEqual( [
		{ id: 11, title: 'Supper', platform: 'gutenberg' },
	] );
	expect( title() ).toEqual( [ 'Your page is ready' ] );
	for ( const [ name, address ] of [
		[ 'Edit Template', PAGE.edit_link ],
		[ 'View Template', PAGE.visit ],
	] as const ) {
		expect( control( name )?.getAttribute( 'href' ) ).toBe( address );
	}
} );

it( 'INS-018 says that it failed and why, and lets try again', async () => {
	let isAway = true;
	const { made } = await begin( () => {
		if ( isAway ) {
			throw {
				code: 'hub_unreachable',
				message: 'Not now.',
				data: { status: 503 },
			};
		}
		return PAGE;
	} );
	await press( 'Create a Page' );
	await wait( 1000 );
	expect( title() ).toEqual( [ 'Importing Failed' ] );
	expect( textsOf( '[role="dialog"] [role="alert"]' ) ).toEqual( [
		'Not now.',
	] );
	isAway = false;
	await press( 'Try again' );
	await wait( 1000 );
	await press( 'Create a Page' );
	await wait( 1000 );
	expect( title() ).toEqual( [ 'Your page is ready' ] );
	expect( made() ).toHaveLength( 2 );
} );

it( 'INS-005 INS-007 says to who is not verified that they are not, and makes nothing', async () => {
	const { made } = await begin( PAGE, {
		...ADA,
		is_verified: false,
	} as Profile );
	expect( title() ).toEqual( [ 'Please verify your e-mail' ] );
	expect( all( '[role="dialog"]' )[ 0 ]?.textContent ).toContain(
		'Sorry your account is not verified. Please verify your account to start inserting items.'
	);
	expect( made() ).toEqual( [] );
} );
