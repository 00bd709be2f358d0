/** Reads blocks, and the HTML in them. */
import { parse } from '@wordpress/block-serialization-default-parser';
import type { Attributes } from './attributes';

export interface Block {
	readonly name: string;
	readonly attributes: Attributes;
	readonly html: string;
	readonly blocks: readonly Block[];
}

type Parsed = ReturnType< typeof parse >[ number ];

export const parseBlocks = ( markup: string ): readonly Block[] =>
	toBlocks( parse( markup ) );

function toBlocks( parsed: readonly Parsed[] ): Block[] {
	return parsed.flatMap( ( { blockName, attrs, innerHTML, innerBlocks } ) =>
		blockName
			? [
					{
						name: blockName.replace( 'core/', '' ),
						attributes: ( attrs ?? {} ) as Attributes,
						html: innerHTML.trim(),
						blocks: toBlocks( innerBlocks as Parsed[] ),
					},
				]
			: []
	);
}

/** Returns the content of the outermost tag with a name, or ''. */
export const inside = ( html: string, tag: string ): string =>
	new RegExp( `<${ tag }[^>]*>([\\s\\S]*)</${ tag }>` ).exec( html )?.[ 1 ] ??
	'';

export const attribute = ( html: string, name: string ): string =>
	new RegExp( `\\s${ name }="([^"]*)"` ).exec( html )?.[ 1 ] ?? '';

export const decode = ( text: string ): string =>
	text
		.replaceAll( '&quot;', '"' )
		.replaceAll( '&#039;', "'" )
		.replaceAll( '&lt;', '<' )
		.replaceAll( '&gt;', '>' )
		.replaceAll( '&amp;', '&' );

/** Writes the items of a list. */
export function toList( { html, blocks }: Block ): string {
	const tag = html.startsWith( '<ol' ) ? 'ol' : 'ul';
	const items = blocks.map(
		( item ) => `<li>${ inside( item.html, 'li' ) }</li>`
	);
	return `<${ tag }>${ items.join( '' ) }</${ tag }>`;
}

/** Writes the rows of a table, with lines between them. */
export function toTable( { html }: Block ): string {
	return inside( html, 'figure' )
		.replace(
			/\s(?:class|style)="(?![^"]*has-(?:text-align|inline-color))[^"]*"/g,
			''
		)
		.replace(
			/<(td|th)\b([^>]*)>/g,
			( _, tag: string, more: string ) =>
				`<${ tag } style="padding:12px 16px 12px 0;border:0;border-top:1px solid #80808066;vertical-align:top;text-align:${
					/has-text-align-(right|center)/.exec( more )?.[ 1 ] ??
					'left'
				}">`
		)
		.replace(
			'<table',
			'<table style="width:100%;border:0;border-collapse:collapse"'
		)
		.replace( /<figcaption[\s\S]*$/, '' );
}

export const textColor = ( {
	attributes,
}: Pick< Block, 'attributes' > ): string | undefined =>
	attributes.textColor ?? attributes.style?.color?.text;

/** Widths of columns in percent. Those without a width share the rest. */
export function getWidths( columns: readonly Block[] ): number[] {
	const known = columns.map( ( { attributes } ) =>
		parseFloat( attributes.width ?? '0' )
	);
	const rest = 100 - known.reduce( ( sum, width ) => sum + width, 0 );
	const share = rest / known.filter( ( width ) => width === 0 ).length;
	return known.map( ( width ) => width || share );
}
