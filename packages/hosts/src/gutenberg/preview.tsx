import { BlockPreview } from '@wordpress/block-editor';
import { useMemo } from '@wordpress/element';
import { toBlocks } from './to-blocks';

/** As wide as what designs are made for; the editor scales it down. */
const WIDTH = 1440;

/** Blocks as the document would show them, in the editor's own styles. */
export function Preview( { content }: { content: string[] } ) {
	const blocks = useMemo( () => toBlocks( content ), [ content ] );
	return <BlockPreview blocks={ blocks } viewportWidth={ WIDTH } />;
}
