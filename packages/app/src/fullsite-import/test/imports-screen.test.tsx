import type { ImportRun } from '@templately/rest';
// eslint-disable-next-line import/no-extraneous-dependencies -- for tests alone, and @wordpress/element does not hand it on.
import { act } from 'react';
import ImportsScreen from '../imports-screen';
import { all, renderImport } from './site';

const run = ( name: string, picture: string ): ImportRun => ( {
	uuid: name,
	status: 'done',
	step: '',
	pack: { id: 1, slug: name.toLowerCase(), name },
	picture,
	platform: 'gutenberg',
	user: '',
	started_at: 0,
	objects: 3,
	settings: 2,
	results: null,
	notes: [],
	kept: [],
} );

/** What stands before each import: the address of a picture, or an initial. */
const shown = () =>
	all( '.templately-imports__list > li' ).map(
		( { firstElementChild: first } ) =>
			first?.getAttribute( 'src' ) ?? first?.textContent
	);

test( 'Each import shows how its pack looked, or its initial', async () => {
	const picture = ( id: number ) => `https://site.example/?run=${ id }`;
	await renderImport( <ImportsScreen />, () => [
		run( 'Vesper', picture( 3 ) ),
		run( 'Quince', '' ),
		run( 'Pear', picture( 1 ) ),
	] );
	expect( shown() ).toEqual( [ picture( 3 ), 'Q', picture( 1 ) ] );
	const [ first ] = all( 'img' );
	expect( first?.getAttribute( 'alt' ) ).toBe( '' );
	await act( async () => {
		first?.dispatchEvent( new Event( 'error' ) );
	} );
	expect( shown() ).toEqual( [ 'V', 'Q', picture( 1 ) ] );
} );
