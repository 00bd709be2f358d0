/**
 * Inserting designs. Each flow is one async function: a question opens in the dialog, and its answer is awaited. Closing the
 * dialog aborts the signal, which ends the flow at its next step.
 */
import { store as profileStore } from '@templately/profile';
import * as rest from '@templately/rest';
import {
	toFailure,
	type Item,
	type ItemDetails,
	type StyleSource,
	type NeededPlugin,
	type PageData,
} from '@templately/rest';
import { NOT_VERIFIED, SESSION_ENDED } from '../shell/errors';
import { toContent, type Editor, type Insertion } from '../shell/host';
import { getStyleLabel } from '../shell/style-options';
import { resolve } from '../shell/use-resolved';
import { createImageSizes } from './image-sizes';
import {
	canInstall,
	getInsertablePages,
	itemAction,
	needsElementorPro,
	toPlugins,
} from './item-action';
import { addRecentItem } from './recent';
import type {
	Answer,
	Design,
	FlowContext,
	Row,
	Unanswered,
	View,
	ViewOf,
} from './views';

export type { Design, FlowContext, Row, View, ViewOf } from './views';

/** The look that the user has chosen since the page was loaded. */
let lastStyle: StyleSource | undefined;

/**
 * Returns the look that the user chose last on this site.
 *
 * @param site Data of the page, with the look as it was when the page was loaded.
 * @return Empty where they have never chosen one.
 */
export const getLastStyle = ( site: PageData ): StyleSource | '' =>
	lastStyle ?? ( site.look as StyleSource | '' );

/** Shows a view, and waits for its answer. Rejects when the flow is aborted, which is all that ends a view without an answer. */
async function ask< Shown extends Unanswered< View > >(
	{ signal, show }: FlowContext,
	view: Shown
): Promise< Answer< Shown[ 'name' ] > > {
	signal.throwIfAborted();
	return new Promise( ( onAnswer, reject ) => {
		signal.addEventListener( 'abort', () => reject( signal.reason ) );
		show( { ...view, onAnswer } as View );
	} );
}

/** Runs a step. Shows a failure, and runs the step again when the user presses "Try again". */
async function attempt< Value >(
	context: FlowContext,
	step: () => Promise< Value >
): Promise< Value > {
	for (;;) {
		try {
			const value = await step();
			context.signal.throwIfAborted();
			return value;
		} catch ( thrown ) {
			context.signal.throwIfAborted();
			const failure = toFailure( thrown );
			if ( SESSION_ENDED.includes( failure.code ) ) {
				throw thrown;
			}
			await ask(
				context,
				failure.code === NOT_VERIFIED
					? { name: 'unverified' }
					: { name: 'failed', failure }
			);
			context.show( { name: 'working' } );
		}
	}
}

/** Signs in as the WordPress user where the library is part of this site. Resolves to whether that was possible. */
async function signInLocally( {
	host,
	registry,
}: FlowContext ): Promise< boolean > {
	if ( ! host.site.hub.embedded ) {
		return false;
	}
	const { logInLocal } = registry.dispatch( profileStore );
	return logInLocal().then(
		( { status } ) => status === 'success',
		// The sign-in screen shows the error.
		() => false
	);
}

/** Continues for a verified user. Resolves to whether they had to sign in first. */
async function requireAccount( context: FlowContext ): Promise< boolean > {
	const { registry, signIn } = context;
	const getUser = () =>
		attempt( context, () => resolve( registry, profileStore, 'getUser' ) );
	let user = await getUser();
	const isNew = ! user;
	if ( isNew ) {
		if ( ! ( await signInLocally( context ) ) ) {
			await signIn();
		}
		context.show( { name: 'working' } );
		user = await getUser();
	}
	if ( ! user?.is_verified ) {
		await ask( context, { name: 'unverified' } );
		context.show( { name: 'working' } );
	}
	return isNew;
}

const updateRow = < Value >(
	rows: Row< Value >[],
	value: Value,
	change: Partial< Row< Value > >
) =>
	rows.map( ( row ) =>
		row.value === value ? { ...row, failure: undefined, ...change } : row
	);

/** Returns the chosen rows that are not done, in the order of the list. */
export const getRemaining = < Value >( rows: Row< Value >[] ) =>
	rows.filter( ( { isChosen, state } ) => isChosen && state !== 'done' );

/**
 * Offers to install plugins, where one of them is not active.
 *
 * @param context      The flow.
 * @param dependencies The plugins.
 * @param blocks       Missing blocks, whose plugins are offered as well.
 * @return The plugins, as they are afterwards.
 */
async function installPlugins(
	context: FlowContext,
	dependencies: { slug: string }[],
	blocks: string[] = []
): Promise< NeededPlugin[] > {
	const { item, show, signal } = context;
	const slugs = new Set( [
		...dependencies.map( ( { slug } ) => slug ),
		...toPlugins( blocks ),
	] );
	if ( slugs.size === 0 ) {
		return [];
	}
	const { plugins, obstacle } = await rest.checkDependencies(
		[ ...slugs ],
		item.platform
	);
	if ( plugins.every( ( { is_active: isActive } ) => isActive ) ) {
		return plugins;
	}
	let rows: Row< NeededPlugin >[] = plugins.map( ( value ) => ( {
		value,
		isChosen: canInstall( value, obstacle ),
		state: 'waiting',
	} ) );
	const update = (
		value?: NeededPlugin,
		change: Partial< Row< NeededPlugin > > = {}
	) => {
		rows = value ? updateRow( rows, value, change ) : rows;
		show( { name: 'plugins', rows, obstacle } );
	};
	let hasFailed: boolean;
	do {
		hasFailed = false;
		rows = await ask( context, { name: 'plugins', rows, obstacle } );
		update();
		for ( const { value } of getRemaining( rows ) ) {
			update( value, { state: 'busy' } );
			try {
				await rest.installDependency( value.slug );
				update( value, { state: 'done' } );
			} catch ( thrown ) {
				update( value, {
					state: 'failed',
					failure: toFailure( thrown ),
				} );
				hasFailed = true;
			}
			signal.throwIfAborted();
			if ( hasFailed ) {
				break;
			}
		}
	} while ( hasFailed );
	return rows.map( ( { value, state } ) => ( {
		...value,
		is_active: value.is_active || state === 'done',
	} ) );
}

/**
 * Asks for a look, and installs the design's fonts where the user wants them.
 *
 * @param context The flow.
 * @param action  What choosing a look does.
 * @param shown   The design in the preview.
 * @return The chosen look; nothing where the design is the same in every look.
 */
async function chooseStyle(
	context: FlowContext,
	action: ViewOf< 'look' >[ 'action' ],
	shown: Design = context.item
): Promise< StyleSource | undefined > {
	const { editor } = context.host;
	const {
		looks,
		look: suggested,
		fonts,
		page_with_fonts: pageWithFonts,
	} = await rest.getLooks( shown.id, shown.platform, shown.origin );
	if ( ! looks ) {
		return undefined;
	}
	const { look, installsFonts } = await ask( context, {
		name: 'look',
		action,
		shown,
		looks,
		look: suggested,
		fonts,
		pageWithFonts,
	} );
	await attempt( context, async () => {
		// No dialog hides the document into which the design is inserted.
		context.show( {
			name: editor && action !== 'createAll' ? 'working' : 'importing',
		} );
		if ( installsFonts ) {
			const installed = await rest.installFonts( shown.id, shown.origin );
			await editor?.loadFonts?.( installed );
		}
	} );
	return look;
}

/** Inserts a design into the open document, or creates a draft page of it where no document is open. */
export async function insert(
	context: FlowContext,
	mode: Insertion[ 'mode' ],
	look?: StyleSource
): Promise< void > {
	const { editor, site } = context.host;
	await requireAccount( context );
	if ( editor ) {
		await insertIntoEditor( context, editor, mode, look );
	} else if ( site.can.insertPages ) {
		await createPage( context );
	} else {
		await ask( context, { name: 'forbidden' } );
	}
}

/** Continues once the site has all blocks of the design. */
async function requireBlocks(
	context: FlowContext,
	editor: Editor
): Promise< void > {
	const { item, show } = context;
	const getMissing = () =>
		attempt( context, () => editor.missing( item.block_types ) );
	for (;;) {
		let blocks = await getMissing();
		const isComplete =
			blocks.length === 0 &&
			item.dependencies.every( ( { is_active: isActive } ) => isActive );
		const plugins = await attempt( context, () => {
			show( { name: isComplete ? 'working' : 'checking' } );
			return installPlugins( context, item.dependencies, blocks );
		} );
		blocks = await getMissing();
		// A plugin that is active but whose blocks are missing was activated after the page was loaded.
		if (
			blocks.length > 0 &&
			plugins.some( ( { is_active: isActive } ) => isActive )
		) {
			await attempt( context, () => {
				show( { name: 'importing' } );
				return editor.loadBlocks();
			} );
			blocks = await getMissing();
		}
		if ( blocks.length === 0 ) {
			return;
		}
		await ask( context, { name: 'missing', blocks, plugins } );
		show( { name: 'working' } );
	}
}

async function insertIntoEditor(
	context: FlowContext,
	editor: Editor,
	mode: Insertion[ 'mode' ],
	wantedLook?: StyleSource
): Promise< void > {
	const { host, item, show } = context;
	const document = editor.getDocument();
	if ( ! ( await attempt( context, () => editor.canEdit() ) ) ) {
		await ask( context, { name: 'forbidden' } );
	}
	await requireBlocks( context, editor );
	const asksForStyle =
		editor.Preview &&
		( mode === 'again' || getLastStyle( host.site ) === '' );
	const look = asksForStyle
		? await attempt( context, () =>
				chooseStyle( context, mode === 'again' ? 'change' : 'insert' )
			)
		: wantedLook;
	const answer = await attempt( context, () =>
		rest.insert( {
			id: item.id,
			postId: editor.getPostId(),
			platform: item.platform,
			look,
			origin: item.origin ?? 'remote',
		} )
	);
	lastStyle = look ?? lastStyle;
	show( { name: 'working' } );
	const leftOut = answer.left_out;
	// The library stays open until the user has read what was left out.
	if ( leftOut.length === 0 ) {
		host.close?.();
	}
	// An editor that cannot preview looks has two of them, and offers the other one.
	const otherLook = answer.look === 'site' ? 'design' : 'site';
	const hasOtherLook = answer.look !== null && ! ( editor.Preview && look );
	const isInserted = await attempt( context, () =>
		editor.insert( {
			item,
			content: toContent(
				item.platform,
				answer.content,
				answer.page_settings.settings
			),
			mode,
			isCleaned: answer.cleaned,
			template: answer.page_template,
			pictures: answer.attachments.length,
			changeLook: hasOtherLook
				? host.changeLook?.bind(
						host,
						item,
						editor.Preview ? undefined : otherLook
					)
				: undefined,
			otherLook: getStyleLabel( otherLook ),
			document,
		} )
	);
	void createImageSizes( answer.attachments );
	// Files of the cloud are not recent designs: users find them in the cloud.
	if ( isInserted && ! item.origin ) {
		addRecentItem( host.site.hub.id, item );
	}
	if ( leftOut.length > 0 ) {
		if ( isInserted ) {
			await ask( context, { name: 'inserted', leftOut } );
		}
		host.close?.();
	}
}

async function createPage( context: FlowContext ): Promise< void > {
	const { host, item, show } = context;
	if ( needsElementorPro( item ) && ! host.site.hasElementorPro ) {
		await ask( context, { name: 'needsElementorPro' } );
	}
	const { title, asksForStyle, isForLibrary } = await ask( context, {
		name: 'title',
		title: item.name,
	} );
	const plugins = await attempt( context, () => {
		show( { name: 'checking' } );
		return installPlugins( context, item.dependencies );
	} );
	const look = asksForStyle
		? await attempt( context, () => {
				show( { name: 'checking' } );
				return chooseStyle( context, 'create' );
			} )
		: undefined;
	const page = await attempt( context, () => {
		show( { name: 'importing' } );
		const { id, platform, origin } = item;
		return isForLibrary
			? rest.importToLibrary( { id, look, origin } )
			: rest.importPage( { id, title, platform, look, origin } );
	} );
	lastStyle = look ?? lastStyle;
	void createImageSizes( page.attachments );
	await ask( context, {
		name: 'imported',
		title: isForLibrary ? item.name : title,
		isInLibrary: isForLibrary ?? false,
		page,
		missing: plugins.filter( ( { is_active: isActive } ) => ! isActive ),
	} );
}

/** Creates drafts of those pages of a pack that the user chooses, and links them with each other. */
export async function insertPages(
	context: FlowContext,
	pack: ItemDetails
): Promise< void > {
	const { platform, type, slug } = pack;
	// The account decides which of the pages may be inserted.
	const { items } = ( await requireAccount( context ) )
		? await attempt( context, () => rest.getItem( platform, type, slug ) )
		: pack;
	let rows: Row< Item >[] = getInsertablePages( items ).map( ( value ) => ( {
		value,
		isChosen: true,
		state: 'waiting',
	} ) );
	const paid = items.filter(
		( item ) => item.type === 'pages' && itemAction( item ) === 'purchase'
	);
	const update = ( value?: Item, change: Partial< Row< Item > > = {} ) => {
		rows = value ? updateRow( rows, value, change ) : rows;
		context.show( { name: 'pages', rows, paid } );
	};
	const createPages = async () => {
		const answer = await ask( context, { name: 'pages', rows, paid } );
		rows = answer.rows;
		update();
		const chosen = getRemaining( rows ).map( ( { value } ) => value );
		await installPlugins(
			context,
			chosen.flatMap( ( { dependencies } ) => dependencies )
		);
		const look = answer.asksForStyle
			? await chooseStyle( context, 'createAll', chosen[ 0 ] )
			: undefined;
		for ( const value of chosen ) {
			if ( context.signal.aborted ) {
				break;
			}
			update( value, { state: 'busy' } );
			try {
				const page = await rest.importPage( {
					id: value.id,
					title: value.name,
					platform: value.platform,
					keep_links: true,
					look,
				} );
				lastStyle = look ?? lastStyle;
				update( value, { state: 'done', page } );
				void createImageSizes( page.attachments );
			} catch ( thrown ) {
				update( value, {
					state: 'failed',
					failure: toFailure( thrown ),
				} );
			}
		}
		const created = rows.flatMap( ( { value, page } ) =>
			page ? { id: page.id, slug: value.slug } : []
		);
		if ( created.length > 0 ) {
			await attempt( context, () => {
				update();
				return rest.linkPages( created );
			} );
		}
	};
	for (;;) {
		// "Try again" leads back to the list, where the user can leave out the page whose style or plugins failed to load.
		await attempt( context, createPages );
	}
}
