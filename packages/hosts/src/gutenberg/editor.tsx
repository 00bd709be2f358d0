import {
	store as blockEditorStore,
	BlockPreview,
} from '@wordpress/block-editor';
import {
	getBlockType,
	isUnmodifiedDefaultBlock,
	serialize,
	type Block,
	parse,
} from '@wordpress/blocks';
import { store as coreStore } from '@wordpress/core-data';
import { dispatch, resolveSelect, select } from '@wordpress/data';
import { store as editorStore } from '@wordpress/editor';
import { __, _n, sprintf } from '@wordpress/i18n';
import { store as noticesStore } from '@wordpress/notices';
import type { Content, Editor, Insertion } from '@templately/app';
import { useMemo } from '@wordpress/element';
import type { InstalledFonts } from '@templately/rest';

/** The last insert, so that its style can be changed. */
let lastInserted: { document: string; clientIds: string[] } | undefined;

interface Place {
	rootClientId: string;
	index: number;
}

/** Client id of the document root: the content block if the template is shown, else the top level. */
function documentRoot(): string {
	const [ postContent = '' ] =
		select( blockEditorStore ).getBlocksByName( 'core/post-content' );
	return select( editorStore ).getCurrentPostType() === 'wp_template'
		? ''
		: postContent;
}

function getEndPosition( rootClientId: string ): Place {
	return {
		rootClientId,
		index: select( blockEditorStore ).getBlockOrder( rootClientId ).length,
	};
}

const areAllowed = ( blocks: Block[], rootClientId: string ): boolean =>
	blocks.every( ( { name } ) =>
		select( blockEditorStore ).canInsertBlockType(
			name,
			rootClientId || undefined
		)
	);

/**
 * Finds the place nearest to the insertion point that allows all of the blocks: there, after one of its parent blocks, or
 * at the end of the document.
 *
 * @param blocks What is to be inserted.
 * @return The place, and whether it is the insertion point itself; undefined if there is none.
 */
function nearestPlace(
	blocks: Block[]
): ( Place & { isExact: boolean } ) | undefined {
	const { getBlockInsertionPoint, getBlockRootClientId, getBlockIndex } =
		select( blockEditorStore );
	const { rootClientId = '', index } = getBlockInsertionPoint();
	const place = { rootClientId, index };
	let isExact = true;
	while ( ! areAllowed( blocks, place.rootClientId ) ) {
		if ( ! place.rootClientId ) {
			const end = getEndPosition( documentRoot() );
			return areAllowed( blocks, end.rootClientId )
				? { ...end, isExact: false }
				: undefined;
		}
		isExact = false;
		place.index = getBlockIndex( place.rootClientId ) + 1;
		place.rootClientId = getBlockRootClientId( place.rootClientId ) ?? '';
	}
	return { ...place, isExact };
}

function isEmpty( clientIds: string[] ): boolean {
	return clientIds.every( ( clientId ) => {
		const block = select( blockEditorStore ).getBlock( clientId );
		return ! block || isUnmodifiedDefaultBlock( block );
	} );
}

/** Blocks that were inserted last, if all of them are still in the open document. */
function thoseInsertedLast(): string[] {
	const { document, clientIds = [] } = lastInserted ?? {};
	return document === getDocument() &&
		clientIds.every( ( id ) => select( blockEditorStore ).getBlock( id ) )
		? clientIds
		: [];
}

/** Replaces the document or inserts the blocks at their place, in one action and so in one undo step. */
function putIn(
	blocks: Block[],
	{ item, mode, template }: Insertion
): 'exact' | 'moved' | 'refused' | 'gone' {
	if ( mode === 'again' ) {
		const last = thoseInsertedLast();
		if ( last.length === 0 ) {
			return 'gone';
		}
		dispatch( blockEditorStore ).replaceBlocks( last, blocks );
		return 'exact';
	}
	const root = documentRoot();
	const isPage = item.type === 'pages';
	if ( ( isPage || mode === 'replace' ) && ! areAllowed( blocks, root ) ) {
		return 'refused';
	}
	const existing = select( blockEditorStore ).getBlockOrder( root );
	const isNew = isPage && isEmpty( existing );
	const applyTemplate = () => {
		if (
			isNew &&
			template !== '' &&
			select( editorStore ).getCurrentPostType() === 'page' &&
			! select( editorStore ).getEditedPostAttribute( 'template' )
		) {
			// A cached edit joins the undo step before it: the blocks. They come first, as a persistent change, because only that
			// makes WordPress read the content from the blocks: without it an untitled page counts as empty and cannot be saved.
			dispatch( editorStore ).editPost(
				{ template },
				{ isCached: true }
			);
		}
	};
	if ( ( mode === 'replace' || isNew ) && existing.length > 0 ) {
		dispatch( blockEditorStore ).replaceBlocks( existing, blocks );
		applyTemplate();
		return 'exact';
	}
	const target = isPage
		? { ...getEndPosition( root ), isExact: true }
		: nearestPlace( blocks );
	if ( ! target ) {
		return 'refused';
	}
	dispatch( blockEditorStore ).insertBlocks(
		blocks,
		target.index,
		target.rootClientId || undefined,
		! isPage
	);
	applyTemplate();
	return target.isExact ? 'exact' : 'moved';
}

/** Scrolls to the top of an inserted page and selects no block. */
function showFromTop( [ first ]: Block[] ): void {
	dispatch( blockEditorStore ).clearSelectedBlock();
	let frames = 60;
	const scroll = () => {
		const canvas = document.querySelector< HTMLIFrameElement >(
			'iframe[name="editor-canvas"]'
		);
		const place = ( canvas?.contentDocument ?? document ).querySelector(
			`[data-block="${ first?.clientId }"]`
		);
		if ( place ) {
			place.scrollIntoView( { block: 'start' } );
		} else if ( frames-- > 0 ) {
			window.requestAnimationFrame( scroll );
		}
	};
	scroll();
}

function selectAll( blocks: Block[] ): void {
	const [ first ] = blocks;
	const last = blocks.at( -1 );
	if ( first && last && first !== last ) {
		dispatch( blockEditorStore ).multiSelect(
			first.clientId,
			last.clientId
		);
	} else if ( first ) {
		dispatch( blockEditorStore ).selectBlock( first.clientId );
	}
}

function getInsertMessage(
	outcome: 'exact' | 'moved',
	{ isCleaned }: Insertion
) {
	if ( outcome === 'moved' ) {
		/* translators: %s: name of a design. */
		return __(
			'“%s” is not allowed there. It was inserted at the nearest allowed place.',
			'templately'
		);
	}
	return isCleaned
		? /* translators: %s: name of a design. */
			__(
				'“%s” was inserted without parts that your role can’t use.',
				'templately'
			)
		: /* translators: %s: name of a design. */
			__( '“%s” was inserted.', 'templately' );
}

const addPictureCount = ( text: string, pictures: number ): string =>
	pictures > 0
		? `${ text } ${ sprintf(
				/* translators: %d: number of pictures. */
				_n(
					'%d image was added to your media library.',
					'%d images were added to your media library.',
					pictures,
					'templately'
				),
				pictures
			) }`
		: text;

function getDocument(): string {
	const { getCurrentPostType, getCurrentPostId } = select( editorStore );
	return `${ getCurrentPostType() }/${ getCurrentPostId() }`;
}

async function insert( insertion: Insertion ): Promise< boolean > {
	const { createErrorNotice, createSuccessNotice } = dispatch( noticesStore );
	if ( getDocument() !== insertion.document ) {
		createErrorNotice(
			sprintf(
				/* translators: %s: name of a design. */
				__(
					'You opened another document before “%s” was ready. Nothing was inserted.',
					'templately'
				),
				insertion.item.name
			),
			{ type: 'snackbar', explicitDismiss: true }
		);
		return false;
	}
	const { content } = insertion;
	// A block document cannot hold Elementor's elements.
	const blocks =
		content.platform === 'gutenberg' ? toBlocks( content.blocks ) : [];
	const outcome = blocks.length > 0 ? putIn( blocks, insertion ) : 'refused';
	if ( outcome === 'refused' || outcome === 'gone' ) {
		createErrorNotice(
			outcome === 'gone'
				? __(
						'The design was edited or removed since. Nothing was changed.',
						'templately'
					)
				: __(
						'This document does not allow this design.',
						'templately'
					),
			{
				type: 'snackbar',
			}
		);
		return false;
	}
	lastInserted = {
		document: insertion.document,
		clientIds: blocks.map( ( { clientId } ) => clientId ),
	};
	if ( insertion.item.type === 'pages' ) {
		showFromTop( blocks );
	} else {
		selectAll( blocks );
	}
	const text = sprintf(
		getInsertMessage( outcome, insertion ),
		insertion.item.name
	);
	createSuccessNotice( addPictureCount( text, insertion.pictures ), {
		// In place of the message about the insert before.
		id: 'templately-inserted',
		type: 'snackbar',
		actions: [
			{
				label: __( 'Undo', 'templately' ),
				onClick: () => dispatch( editorStore ).undo(),
			},
		],
	} );
	if ( insertion.changeLook ) {
		// A snackbar of its own: WordPress shows one action in each.
		createSuccessNotice(
			__( 'Inserted in your last style.', 'templately' ),
			{
				id: 'templately-style',
				type: 'snackbar',
				actions: [
					{
						label: __( 'Change style', 'templately' ),
						onClick: insertion.changeLook,
					},
				],
			}
		);
	}
	return true;
}

function read( what: 'selection' | 'document' ): Content {
	const { getSelectedBlockClientIds, getBlocksByClientId, getBlockOrder } =
		select( blockEditorStore );
	const clientIds =
		what === 'selection'
			? getSelectedBlockClientIds()
			: getBlockOrder( documentRoot() );
	return {
		platform: 'gutenberg',
		blocks: isEmpty( clientIds )
			? []
			: getBlocksByClientId( clientIds ).map( ( block ) =>
					serialize( block )
				),
	};
}

/** The block editor's document, in the post editor and in the Site Editor alike. */
export const editor: Editor = {
	platform: 'gutenberg',
	Preview,
	loadFonts,
	getPostId: () => select( editorStore ).getCurrentPostId() ?? 0,
	getDocument,
	getTitle: () =>
		select( editorStore ).getEditedPostAttribute( 'title' ) ?? '',
	canEdit: async () => {
		const id = select( editorStore ).getCurrentPostId();
		const name = select( editorStore ).getCurrentPostType();
		return id !== null && name !== null
			? Boolean(
					await resolveSelect( coreStore ).canUser( 'update', {
						kind: 'postType',
						name,
						id,
					} )
				)
			: false;
	},
	read,
	missing: async ( requirements ) =>
		requirements.filter( ( name ) => ! getBlockType( name ) ),
	loadBlocks: async () => {
		const { loadPageAssets } = await import(
			/* webpackChunkName: "page-assets" */ './page-assets'
		);
		await loadPageAssets();
	},
	insert,
};

/**
 * Parses a design's blocks. Text between two blocks is whitespace and no block.
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

/** Viewport width of designs; the editor scales it down. */
const WIDTH = 1440;

/** Blocks as the document would show them, in the editor's own styles. */
function Preview( { content }: { content: string[] } ) {
	const blocks = useMemo( () => toBlocks( content ), [ content ] );
	return <BlockPreview blocks={ blocks } viewportWidth={ WIDTH } />;
}

/**
 * Shows fonts in the page and in the frame of its document that were installed after both were loaded.
 *
 * @param fonts What was installed.
 */
async function loadFonts( fonts: InstalledFonts ): Promise< void > {
	const canvas = document.querySelector< HTMLIFrameElement >(
		'iframe[name="editor-canvas"]'
	)?.contentDocument;
	const load = async ( into: Document ) => {
		for ( const { family, url, weight, style } of fonts.faces ) {
			const face = new FontFace(
				family,
				`url(${ JSON.stringify( url ) })`,
				{
					weight,
					style,
				}
			);
			into.fonts.add( await face.load() );
		}
	};
	await Promise.all(
		[ document, canvas ].map( ( into ) =>
			// A script that fails now loads with the next page.
			into ? load( into ).catch( () => undefined ) : undefined
		)
	);
	// Saved as the editor knows them, the site's styles would lose the fonts again.
	void dispatch( coreStore ).invalidateResolution( 'getEntityRecord', [
		'root',
		'globalStyles',
		fonts.styles_id,
	] );
}
