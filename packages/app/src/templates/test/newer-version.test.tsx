import { mockApi } from '@templately/rest/testing';
import { mount } from '@templately/ui/testing';
// eslint-disable-next-line import/no-extraneous-dependencies -- for tests alone, and @wordpress/element does not hand it on.
import { act } from 'react';
import { UpdateOption, useExistingTemplate } from '../push-notices';
import type { Destination, SaveRequest } from '../push-request';

const SAVING: SaveRequest = {
	platform: 'gutenberg',
	id: 0,
	source: 0,
	type: 'page',
	title: 'Price list',
	content: [],
};

let leave: () => Promise< void >;

/** Shows what is offered, once the site has answered. */
async function show( destination: Destination | undefined, name: string ) {
	const Offer = () => (
		<UpdateOption { ...useExistingTemplate( SAVING, name, destination ) } />
	);
	const shown = await mount( <Offer /> );
	leave = shown.leave;
	await act( () => jest.advanceTimersByTimeAsync( 400 ) );
	return shown.box;
}

beforeEach( () => jest.useFakeTimers() );
afterEach( async () => {
	await leave();
	jest.useRealTimers();
} );

const answer = ( ...can: boolean[] ) => ( {
	files: {
		data: can.map( ( save, id ) => ( {
			id,
			name: 'Price list',
			can: { save },
		} ) ),
		current_page: 1,
		total_page: 1,
	},
} );

test( 'a file of the same name is asked for by that name, in My Clouds and in a workspace', async () => {
	const asked = mockApi( () => answer( false, true ) );
	const cloud = await show( null, ' Price list ' );
	expect( cloud.textContent ).toContain(
		'Save as a new version of “Price list”'
	);
	await leave();
	await show( { value: 7, slug: 'drafts-0a1b2c3d' }, 'Price list' );
	expect( asked.map( ( { path } ) => path ) ).toEqual( [
		'/clouds?name=Price list&platform=gutenberg',
		'/workspaces/drafts-0a1b2c3d?name=Price list&platform=gutenberg',
	] );
} );

test( 'nothing is offered of what may not be saved, and nothing is asked before it is known where it goes', async () => {
	const asked = mockApi( () => answer( false ) );
	const cloud = await show( null, 'Price list' );
	expect( cloud.textContent ).toBe( '' );
	await leave();
	await show( undefined, 'Price list' );
	await leave();
	await show( null, '  ' );
	expect( asked ).toHaveLength( 1 );
} );
