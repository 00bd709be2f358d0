/**
 * What the block editor itself writes: each of its blocks with each of its controls set once, each of its text formats. The list is
 * made from the editor's own registry, so it is what that WordPress has.
 */
import type { Page } from '@playwright/test';

/** The media that the blocks show. */
export const PICTURE = 'https://media.templately.invalid/7/pear.png';
export const PDF = 'https://media.templately.invalid/8/menu.pdf';

interface AttributeType {
	type?: string | string[];
	source?: string;
	enum?: readonly unknown[];
	role?: string;
}

interface BlockType {
	name: string;
	attributes: Record< string, AttributeType >;
}

interface FormatType {
	name: string;
	attributes?: Record< string, string >;
}

/** Returns serialised blocks, each different from the others and valid in the editor that is open. */
export function getEditorBlocks( page: Page ): Promise< string[] > {
	return page.evaluate(
		( { medium, file } ) => {
			const { blocks, data, richText } = window.wp;
			const text = `Food & Drink < 3 > 2, "so" it's`;
			const html = 'Salt &amp; <strong>pepper</strong> &lt; 3';
			const link = 'https://example.org/?a=1&b=2';
			/** What supports add: colours, type, space, and so on, one control at a time. */
			const style = (
				section: string,
				values: Record< string, unknown[] >
			): object[] =>
				Object.entries( values ).flatMap( ( [ name, some ] ) =>
					some.map( ( value ) => ( {
						style: { [ section ]: { [ name ]: value } },
					} ) )
				);
			const sides = ( value: unknown ) => ( {
				top: value,
				right: value,
				bottom: value,
				left: value,
			} );
			const controls: object[] = [
				{},
				{ textColor: 'accent-1' },
				{ backgroundColor: 'accent-2' },
				{ gradient: 'vivid-cyan-blue-to-vivid-purple' },
				{ borderColor: 'accent-3' },
				{ fontSize: 'large' },
				{ fontFamily: 'manrope' },
				{ anchor: 'a-b' },
				{ className: 'is-style-one two' },
				...[ 'left', 'center', 'right', 'wide', 'full' ].map(
					( align ) => ( { align } )
				),
				{ lock: { move: true, remove: false } },
				{ templateLock: 'all' },
				{ allowedBlocks: [ 'core/paragraph' ] },
				{ metadata: { name: text } },
				{ metadata: { blockVisibility: false } },
				{
					metadata: {
						bindings: {
							content: {
								source: 'core/post-meta',
								args: { key: 'a' },
							},
						},
					},
				},
				{ style: { css: '& > p { color: red; }' } },
				...style( 'color', {
					text: [ '#12345680', 'var:preset|color|accent-1' ],
					background: [ 'rgba(0, 0, 0, 0)', 'hsl(120deg 75% 25%)' ],
					gradient: [
						'linear-gradient(135deg,rgba(6,147,227,1) 0%,rgb(155,81,224) 100%)',
						'radial-gradient(rgb(1,2,3) 0%,var(--wp--preset--color--accent-1) 100%)',
					],
					duotone: [
						[ '#000000', 'rgb(1, 2, 3)' ],
						'var:preset|duotone|dark-grayscale',
						'unset',
					],
				} ),
				...[ 'link', 'button', 'heading', 'h2' ].map( ( element ) => ( {
					style: {
						elements: {
							[ element ]: {
								color: {
									text: 'var:preset|color|accent-1',
									background: '#fff',
								},
								':hover': { color: { text: '#abcdef' } },
							},
						},
					},
				} ) ),
				...style( 'typography', {
					fontSize: [ '1.5rem', 'clamp(1rem, 2vw + 1rem, 3rem)' ],
					lineHeight: [ '1.4' ],
					fontStyle: [ 'italic' ],
					fontWeight: [ '700' ],
					letterSpacing: [ '2px' ],
					textTransform: [ 'uppercase' ],
					textDecoration: [ 'underline' ],
					writingMode: [ 'vertical-rl' ],
					textColumns: [ 3 ],
					textAlign: [ 'right' ],
					textIndent: [ '2em' ],
					textShadow: [ '1px 1px 2px rgba(0, 0, 0, 0.5)' ],
				} ),
				...style( 'spacing', {
					padding: [
						sides( 'var:preset|spacing|50' ),
						sides( 'calc(1rem + 2vw)' ),
					],
					margin: [ sides( '-1rem' ), { top: '0' } ],
					blockGap: [
						'2rem',
						{ top: '1rem', left: 'var:preset|spacing|30' },
					],
				} ),
				...style( 'border', {
					color: [ 'rgb(1, 2, 3)' ],
					width: [ '2px' ],
					style: [ 'dashed' ],
					radius: [
						'4px',
						{
							topLeft: '1px',
							topRight: '2px',
							bottomLeft: '3px',
							bottomRight: '50%',
						},
					],
					top: [
						{
							color: 'var:preset|color|accent-1',
							width: '1px',
							style: 'solid',
						},
						{ color: 'hsla(1, 2%, 3%, 0.4)' },
					],
				} ),
				...[
					'var:preset|shadow|natural',
					'6px 6px 0px -3px rgba(255, 255, 255, 1), 6px 6px rgba(0, 0, 0, 1)',
				].map( ( shadow ) => ( { style: { shadow } } ) ),
				...style( 'dimensions', {
					aspectRatio: [ '16/9' ],
					minHeight: [ '50vh' ],
					height: [ '20rem' ],
					width: [ '50%', 'var:preset|dimension|x' ],
				} ),
				...style( 'background', {
					backgroundImage: [
						{ url: medium, id: 7, source: 'file', title: text },
					],
					backgroundSize: [ 'cover' ],
					backgroundPosition: [ '50% 20%' ],
					backgroundRepeat: [ 'no-repeat' ],
					backgroundAttachment: [ 'fixed' ],
					gradient: [ 'linear-gradient(90deg,#000 0%,#fff 100%)' ],
				} ),
				{ style: { position: { type: 'sticky', top: '0px' } } },
				...style( 'layout', {
					selfStretch: [ 'fill' ],
					flexSize: [ '20%' ],
					columnSpan: [ 2 ],
				} ),
				...[
					{
						type: 'flex',
						orientation: 'vertical',
						justifyContent: 'space-between',
						flexWrap: 'nowrap',
					},
					{ type: 'grid', minimumColumnWidth: '12rem' },
					{ type: 'grid', columnCount: 3 },
					{
						type: 'constrained',
						contentSize: '600px',
						wideSize: 'min(90vw, 80rem)',
					},
					{ type: 'default' },
				].map( ( layout ) => ( { layout } ) ),
			];
			/** Values of a block's own attribute. */
			const values = (
				block: string,
				name: string,
				{ type, source, enum: choices }: AttributeType
			): unknown[] => {
				// What only has some values, although its type says less.
				const known: Record< string, unknown[] > = {
					tagName: [ 'section', 'main', 'aside', 'header', 'footer' ],
					aspectRatio: [ '16/9', 'auto' ],
					scale: [ 'contain' ],
					mediaType: [ 'image', 'video' ],
					customGradient: [
						'linear-gradient(90deg,rgb(1,2,3) 0%,#fff 100%)',
					],
				};
				if ( known[ name ] ?? choices ) {
					return [ ...( known[ name ] ?? choices ?? [] ) ];
				}
				const kinds = [ type ].flat();
				if ( kinds.includes( 'rich-text' ) || source === 'html' ) {
					return [ html ];
				}
				// What means something else on another site is for the insert to settle.
				if (
					/(^id|Ids?|^ids|^ref|slug|theme|Author|^mediaLink)$/.test(
						name
					)
				) {
					return [];
				}
				if ( kinds.includes( 'string' ) ) {
					if ( /^(?:url|src|mediaUrl|poster)$|Src$/.test( name ) ) {
						return /image|cover|media|video|audio|gallery|file|logo|track/.test(
							block
						)
							? [ medium ]
							: [ link ];
					}
					// A file is a medium, and no link.
					if ( block === 'core/file' && name === 'href' ) {
						return [ file ];
					}
					if ( /url|href|link/i.test( name ) ) {
						return [ link ];
					}
					if ( /color|background/i.test( name ) ) {
						return [ 'accent-1', 'rgba(0, 0, 0, 0)' ];
					}
					if ( /width|height|size|gap|unit/i.test( name ) ) {
						return [ '33.33%', '4px', 'large' ];
					}
					return [ text, 'word' ];
				}
				if (
					kinds.includes( 'number' ) ||
					kinds.includes( 'integer' )
				) {
					return [ 3 ];
				}
				if ( kinds.includes( 'boolean' ) ) {
					return [ true, false ];
				}
				return [];
			};
			/** What a block needs for its controls to show. */
			const base: Record< string, object > = {
				'core/image': { url: medium, alt: text, id: 7 },
				'core/cover': { url: medium, id: 7, alt: text, dimRatio: 30 },
				'core/media-text': {
					mediaUrl: medium,
					mediaId: 7,
					mediaType: 'image',
				},
				'core/video': { src: medium, id: 7 },
				'core/audio': { src: medium, id: 7 },
				'core/file': {
					href: file,
					id: 8,
					fileName: html,
					textLinkHref: file,
				},
				'core/button': { text: html, url: link },
				'core/table': {
					body: [
						{
							cells: [
								{ content: html, tag: 'td', colspan: '2' },
								{ content: 'x', tag: 'td', align: 'right' },
							],
						},
					],
					head: [ { cells: [ { content: html, tag: 'th' } ] } ],
					caption: html,
				},
				'core/embed': {
					url: 'https://example.org/watch?v=1&t=2',
					type: 'video',
					providerNameSlug: 'youtube',
					responsive: true,
				},
				'core/social-link': { service: 'bluesky', url: link },
				'core/html': { content: '<p class="x">R&amp;D</p>' },
				'core/pullquote': { value: html, citation: html },
			};
			const found = new Set< string >();
			const add = (
				name: string,
				attributes: object,
				inner: unknown[]
			) => {
				const content = blocks.serialize( [
					blocks.createBlock( name, attributes, inner ),
				] );
				const [ parsed ] = found.has( content )
					? []
					: blocks.parse( content );
				// Markup that the editor cannot parse back was not saved by it.
				if ( parsed?.isValid && parsed.name === name ) {
					found.add( content );
				}
			};
			const types = ( blocks.getBlockTypes() as BlockType[] ).filter(
				( { name } ) =>
					name.startsWith( 'core/' ) &&
					! [ 'core/missing', 'core/freeform' ].includes( name )
			);
			for ( const { name, attributes } of types ) {
				const own = Object.entries( attributes ).filter(
					( [ , type ] ) =>
						[ type.type ].flat().includes( 'rich-text' ) ||
						type.source === 'html'
				);
				const shown = {
					...Object.fromEntries(
						own.map( ( [ key ] ) => [ key, html ] )
					),
					...base[ name ],
				};
				for ( const control of controls ) {
					add( name, { ...shown, ...control }, [] );
				}
				for ( const [ key, type ] of Object.entries( attributes ) ) {
					for ( const value of values( name, key, type ) ) {
						add( name, { ...shown, [ key ]: value }, [] );
					}
				}
				add( name, shown, [
					blocks.createBlock( 'core/paragraph', { content: html } ),
				] );
			}
			const formatSamples: Record< string, string > = {
				url: link,
				style: 'background-color:rgba(0, 0, 0, 0);color:#ff0000',
				class: 'has-inline-color has-accent-1-color',
				rel: 'noreferrer noopener nofollow',
				target: '_blank',
				dir: 'rtl',
				lang: 'de',
			};
			const formats = data
				.select( 'core/rich-text' )
				.getFormatTypes() as FormatType[];
			for ( const format of formats ) {
				// The space that does not break is a character, its format is never written.
				if (
					! format.name.startsWith( 'core/' ) ||
					format.name === 'core/non-breaking-space'
				) {
					continue;
				}
				const all = Object.fromEntries(
					Object.keys( format.attributes ?? {} ).map( ( key ) => [
						key,
						format.name === 'core/image' && key === 'url'
							? medium
							: ( formatSamples[ key ] ?? '3' ),
					] )
				);
				const sets = [
					all,
					...Object.entries( all ).map( ( [ key, value ] ) => ( {
						[ key ]: value,
					} ) ),
				];
				for ( const attributes of sets ) {
					add(
						'core/paragraph',
						{
							content: richText.toHTMLString( {
								value: richText.applyFormat(
									richText.create( {
										text: 'Salt & pepper < 3',
									} ),
									{ type: format.name, attributes },
									5,
									9
								),
							} ),
						},
						[]
					);
				}
			}
			return [ ...found ];
		},
		{ medium: PICTURE, file: PDF }
	);
}
