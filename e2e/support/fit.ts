/**
 * Blocks in the looks of a site, and what the editor finds wrong with them.
 */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root, type Site } from '@templately/sandbox';

/** Has the site change blocks. */
export async function fit< Result >(
	site: Site,
	given: object
): Promise< Result > {
	const file = join( site.folder, 'fit.json' );
	await writeFile( file, JSON.stringify( given ) );
	return JSON.parse(
		await site.evaluate(
			`$templately_file = '${ file }'; echo wp_json_encode( require '${ join( root, 'e2e/support/fit-blocks.php' ) }' );`
		)
	) as Result;
}

interface EditorBlock {
	readonly name: string;
	readonly isValid: boolean;
	readonly innerBlocks: readonly EditorBlock[];
}

/** Runs in the editor: the documents that hold nothing, or a block that is not valid, not known, or no block at all. */
export function findInvalid( documents: readonly string[] ): string[] {
	const isSound = ( { name, isValid, innerBlocks }: EditorBlock ): boolean =>
		isValid &&
		! [ 'core/missing', 'core/freeform' ].includes( name ) &&
		innerBlocks.every( isSound );
	return documents.filter( ( document ) => {
		const blocks = window.wp.blocks.parse( document ) as EditorBlock[];
		return blocks.length === 0 || ! blocks.every( isSound );
	} );
}
