/**
 * Where things lie: the repository, what was fetched (for all clones of a user), and what this clone keeps.
 */
import { homedir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The repository. */
export const root = fileURLToPath( new URL( '../../..', import.meta.url ) );

/** This package's PHP: what runs inside the sandbox's WordPress. */
export const phpFolder = fileURLToPath( new URL( '../php', import.meta.url ) );

/** Runs a program that ends when its starter does. */
export const guardScript = fileURLToPath(
	new URL( '../bin/guard.sh', import.meta.url )
);

/** Sites, logs and marks of this clone. */
export const workFolder = process.env.TEMPLATELY_WORK || join( root, '.cache' );

/** What was fetched and is good for every clone of this user. */
export function cacheFolder(): string {
	return (
		process.env.TEMPLATELY_CACHE ||
		join(
			process.env.XDG_CACHE_HOME || join( homedir(), '.cache' ),
			'templately'
		)
	);
}
