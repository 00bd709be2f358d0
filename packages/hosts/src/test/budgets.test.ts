import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

const BUILD = join( __dirname, '../../../../build' );

const names = readdirSync( BUILD ).filter( ( name ) =>
	/\.(js|css)$/.test( name )
);

/** How many bytes files of a kind have together after gzip. */
const getBytes = ( kind: RegExp ) =>
	names
		.filter( ( name ) => kind.test( name ) )
		.map(
			( name ) =>
				gzipSync( readFileSync( join( BUILD, name ) ), { level: 9 } )
					.length
		)
		.reduce( ( sum, bytes ) => sum + bytes, 0 );

it.each( [
	[ 'an entry of the administration', /^admin\.js$/ ],
	[ 'an entry of the block editor', /^gutenberg\.js$/ ],
	[ 'an entry of Elementor', /^elementor\.js$/ ],
	[ 'the app', /^app\.\w+\.js$/ ],
	[ 'its styles', /^app\.\w+\.css$/ ],
	[ 'what several lazy parts share', /^shared\.\w+\.js$/ ],
] )( 'has %s once', ( _, kind ) => {
	expect( names.filter( ( name ) => kind.test( name ) ) ).toHaveLength( 1 );
} );

it.each( [
	// Elementor's own files come in Elementor's editor alone.
	[ 'all, with every lazy part', /^(?!elementor)/, 168_000 ],
	[ 'all for Elementor alone', /^elementor/, 8_000 ],
	[
		'the first screen of the library',
		/^(admin|app\.\w+)\.(js|css)$/,
		45_000,
	],
	[ 'the entry of Elementor', /^elementor\.js$/, 6_000 ],
	[ 'the styles of the app', /^app\.\w+\.css$/, 12_000 ],
] )( 'after gzip, %s is less than its budget', ( _, kind, budget ) => {
	expect( getBytes( kind ) ).toBeGreaterThan( 0 );
	expect( getBytes( kind ) ).toBeLessThan( budget );
} );
