import { parse, type Block } from '@wordpress/blocks';

/**
 * Blocks of what a design has. What is between two blocks is whitespace, and no block.
 *
 * @param content One serialised top-level block each.
 */
export const toBlocks = ( content: string[] ): Block[] =>
	content
		.flatMap( ( html ) => parse( html ) )
		.filter(
			( { name, attributes } ) =>
				name &&
				! (
					name === 'core/freeform' &&
					! String( attributes.content ?? '' ).trim()
				)
		);
