import { createTestStore, mockApi } from '@templately/rest/testing';
import { store } from '..';

test( 'change() sends the changes, and stores the settings of the response', async () => {
	const asked = mockApi( ( { method } ) =>
		method === 'POST'
			? { patterns: true, themes: true }
			: { patterns: false, themes: true }
	);
	const { select, resolve, dispatch } = createTestStore( store );
	await resolve.getSettings();
	await dispatch.change( { patterns: true } );
	expect( asked ).toEqual( [
		{ method: 'GET', path: '/settings', data: undefined },
		{ method: 'POST', path: '/settings', data: { patterns: true } },
	] );
	expect( select.getSettings() ).toEqual( { patterns: true, themes: true } );
} );
