/**
 * Where the tools find what they work on.
 */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { root } from '@templately/sandbox';

/** The packages whose code runs in the browser: all but those that run in Node. */
export const browserPackages: readonly string[] = readdirSync(
	join( root, 'packages' )
).filter(
	( name ) =>
		! [ 'bench', 'sandbox', 'starter-catalogue', 'tools' ].includes( name )
);

/** Reads the texts of PHP. */
export const textsScript = fileURLToPath(
	new URL( '../php/texts.php', import.meta.url )
);
