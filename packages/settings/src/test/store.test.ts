import { open, serve } from '@templately/rest/testing';
import { store } from '..';

test( 'Settings that were asked for before a change and are answered after it do not take its place', async () => {
	const waiting: Record< string, ( body: unknown ) => void > = {};
	serve(
		( { method } ) =>
			new Promise( ( answer ) => {
				waiting[ method ] = answer;
			} )
	);
	const { select, resolve, dispatch } = open( store );
	void resolve.getSettings();
	await new Promise( ( done ) => setTimeout( done ) );
	const changed = dispatch.change( { patterns: true } );
	waiting.POST?.( { patterns: true } );
	await changed;
	waiting.GET?.( { patterns: false } );
	await new Promise( ( done ) => setTimeout( done ) );
	expect( select.getSettings() ).toEqual( { patterns: true } );
} );
