/**
 * Whose code is in the files for browsers is said where they are handed on.
 */
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { root } from '@templately/sandbox';

const read = ( path: string ) => readFileSync( join( root, path ), 'utf8' );

/** What a package of ours, or of others, is built with. */
const neededBy = ( manifest: string ): string[] =>
	Object.keys(
		( JSON.parse( read( manifest ) ) as { dependencies?: object } )
			.dependencies ?? {}
	);

test( 'readme.txt names each library in the files for browsers, with its notice', () => {
	// Of React the shim stands for WordPress's own, and WordPress's packages are under its licence.
	const known =
		/^(@templately|@wordpress)\/|^(react|use-sync-external-store)$/;
	const libraries = new Set< string >();
	const add = ( manifest: string ) => {
		for ( const name of neededBy( manifest ) ) {
			if ( ! known.test( name ) && ! libraries.has( name ) ) {
				libraries.add( name );
				add( `node_modules/${ name }/package.json` );
			}
		}
	};
	for ( const name of [ 'app', 'hosts', 'ui', 'rest' ] ) {
		add( `packages/${ name }/package.json` );
	}
	assert.ok( libraries.has( 'regexparam' ) && libraries.has( 'wouter' ) );
	const readme = read( 'readme.txt' );
	for ( const name of libraries ) {
		assert.ok(
			readme.includes( `* ${ name }, ` ),
			`${ name } is missing.`
		);
		const folder = `node_modules/${ name }`;
		const file = readdirSync( join( root, folder ) ).find( ( entry ) =>
			/^licen[cs]e/i.test( entry )
		);
		const [ notice ] =
			/^Copyright \(c\).*$/m.exec(
				file ? read( `${ folder }/${ file }` ) : ''
			) ?? [];
		assert.ok(
			notice === undefined || readme.includes( notice.trim() ),
			`The notice of ${ name } is missing.`
		);
	}
} );
