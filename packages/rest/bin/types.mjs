/**
 * Writes src/schema.d.ts from the PHP route schemas; with --check, fails where it is not fresh.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import openapiTS, { astToString } from 'openapi-typescript';

const toPath = ( path ) => fileURLToPath( new URL( path, import.meta.url ) );
const target = toPath( '../src/schema.d.ts' );

const document = JSON.parse(
	execFileSync( 'php', [ toPath( './openapi.php' ) ], {
		encoding: 'utf8',
		maxBuffer: Infinity,
	} )
);
const types =
	'// Made from the PHP route schemas by packages/rest/bin/types.mjs.\n\n' +
	astToString( await openapiTS( document ) );

if ( ! process.argv.includes( '--check' ) ) {
	writeFileSync( target, types );
} else if ( readFileSync( target, 'utf8' ) !== types ) {
	process.stderr.write(
		'packages/rest/src/schema.d.ts is not fresh. Run: node packages/rest/bin/types.mjs\n'
	);
	process.exitCode = 1;
}
