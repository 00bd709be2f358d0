import type { ReactNode } from 'react';
import { createElement } from '@wordpress/element';

const MESSAGE_TAGS = [
	'a',
	'b',
	'strong',
	'em',
	'br',
	'p',
	'ul',
	'ol',
	'li',
	'code',
];
const DESCRIPTION_TAGS = [
	...MESSAGE_TAGS,
	...[
		'h2',
		'h3',
		'h4',
		'h5',
		'h6',
		'img',
		'figure',
		'figcaption',
		'blockquote',
	],
];

/** Elements that are removed with their text. Of all other elements that are not allowed, the text stays. */
const NEVER = [
	'script',
	'style',
	'template',
	'iframe',
	'object',
	'embed',
	'noscript',
	'svg',
	'math',
	'form',
];

function address( value: string | null, protocols: string[] ): URL | null {
	try {
		const url = new URL( value ?? '', window.location.href );
		return protocols.includes( url.protocol ) ? url : null;
	} catch {
		// Drop links without a valid URL.
		return null;
	}
}

function toElement(
	element: Element,
	key: number,
	tags: string[],
	imageOrigins: string[]
): ReactNode {
	const tag = element.localName;
	if ( NEVER.includes( tag ) ) {
		return null;
	}
	if ( tag === 'img' ) {
		const src = address( element.getAttribute( 'src' ), [
			'https:',
			'http:',
		] );
		return tags.includes( tag ) &&
			src &&
			imageOrigins.includes( src.origin ) ? (
			<img
				key={ key }
				src={ src.href }
				alt={ element.getAttribute( 'alt' ) ?? '' }
				loading="lazy"
			/>
		) : null;
	}
	const children = toNodes( element, tags, imageOrigins );
	if ( tag === 'a' ) {
		const href = address( element.getAttribute( 'href' ), [
			'https:',
			'http:',
		] );
		return href ? (
			<a
				key={ key }
				href={ href.href }
				target="_blank"
				rel="noopener noreferrer"
			>
				{ children }
			</a>
		) : (
			children
		);
	}
	if ( ! tags.includes( tag ) ) {
		return children;
	}
	return tag === 'br' ? (
		<br key={ key } />
	) : (
		createElement( tag, { key }, ...children )
	);
}

function toNodes(
	parent: ParentNode & Node,
	tags: string[],
	imageOrigins: string[]
): ReactNode[] {
	return [ ...parent.childNodes ].map( ( node, key ) =>
		node instanceof Element
			? toElement( node, key, tags, imageOrigins )
			: node.textContent
	);
}

interface Props {
	/** Text or markup from a server. */
	html: string;
	/** A description may also contain headings, images and quotations. */
	as?: 'message' | 'description';
	/** Origins of images, besides this site. */
	imageOrigins?: string[];
}

/**
 * Renders a server's markup as React elements, with the allowed tags only. Text without markup, such as `a < b`, stays text.
 */
export function Html( { html, as = 'message', imageOrigins = [] }: Props ) {
	if ( ! /<[a-z]/i.test( html ) ) {
		return <>{ html }</>;
	}
	const { body } = new DOMParser().parseFromString( html, 'text/html' );
	const tags = as === 'message' ? MESSAGE_TAGS : DESCRIPTION_TAGS;
	return (
		<>
			{ toNodes( body, tags, [
				window.location.origin,
				...imageOrigins,
			] ) }
		</>
	);
}
