import * as rest from '@templately/rest';
import type { ItemDetails, Look } from '@templately/rest';
import type { Editor, Host, Insertion } from '../host';
import { hasChosenLook, noteChosenLook } from './chosen-look';
import { createImageSizes } from './image-sizes';
import { rememberInserted } from './recent';
import { useSteps } from './use-steps';
import type { Design, LookView, Task } from './views';
import { withPlugins } from './with-plugins';

export interface InsertFlow {
	task: Task | undefined;
	/** The item whose content is on its way into the document. */
	busyId: number | undefined;
	insert: ( item: Design, mode?: Insertion[ 'mode' ] ) => void;
	/** Makes a page, once a look was chosen where that is asked for. */
	importPage: ( title: string, asksForLook: boolean ) => void;
	/** Lets people choose pages of a pack, and makes drafts of them. */
	insertPages: ( pack: ItemDetails ) => void;
	close: () => void;
}

/**
 * Inserting, step by step: who it is, whether they may, what plugins are missing, whether this site has the blocks, and only then
 * the content.
 *
 * @param host The host.
 * @param fail What to do when the session is over.
 */
export function useInsertFlow(
	host: Host,
	fail: ( thrown: unknown ) => void
): InsertFlow {
	const steps = useSteps( host, fail );
	const { task } = steps;

	const leave = () => {
		steps.cancel();
		host.close?.();
	};

	const insertInto = async (
		editor: Editor,
		document: string,
		item: Design,
		mode: Insertion[ 'mode' ]
	) => {
		steps.show( item, { name: 'working' } );
		if ( ! ( await editor.canEdit() ) ) {
			steps.show( item, { name: 'forbidden' } );
			return;
		}
		const lacking = () => editor.missing( item.block_types );
		const atFirst = await lacking();
		if (
			atFirst.length > 0 ||
			item.dependencies.some( ( { is_active: isActive } ) => ! isActive )
		) {
			steps.show( item, { name: 'checking' } );
		}
		await withPlugins( steps, item, atFirst, async ( plugins ) => {
			let blocks = await lacking();
			// A plugin that is active and whose blocks are not here was activated after this page was opened.
			if (
				blocks.length > 0 &&
				plugins.some( ( { is_active: isActive } ) => isActive )
			) {
				steps.show( item, { name: 'importing' } );
				await editor.loadBlocks();
				blocks = await lacking();
			}
			if ( blocks.length > 0 ) {
				steps.show( item, {
					name: 'missing',
					blocks,
					plugins,
					retry: () => insert( item, mode ),
				} );
				return;
			}
			const putIn = ( look?: Look ) =>
				putInto( editor, document, item, mode, look );
			const isKnown =
				! editor.Preview ||
				( mode !== 'again' && hasChosenLook( host.site ) );
			await ( isKnown
				? putIn()
				: askForLook(
						item,
						mode === 'again' ? 'change' : 'insert',
						putIn
					) );
		} );
	};

	const askForLook = async (
		item: Design,
		action: LookView[ 'action' ],
		proceed: ( look?: Look ) => Promise< void >
	) => {
		const { withLook } = await import(
			/* webpackChunkName: "insert" */ './with-look'
		);
		await withLook( steps, host, item, action, proceed );
	};

	const putInto = async (
		editor: Editor,
		document: string,
		item: Design,
		mode: Insertion[ 'mode' ],
		look?: Look
	) => {
		const answer = await rest.insert( {
			id: item.id,
			postId: editor.getPostId(),
			platform: item.platform,
			look,
			...( item.origin && { origin: item.origin } ),
		} );
		if ( look ) {
			noteChosenLook( look );
		}
		const leftOut = answer.left_out;
		// Where something was left out, the library stays until that has been read.
		if ( leftOut.length === 0 ) {
			leave();
		}
		const isInserted = await editor.insert( {
			item,
			content: { platform: 'gutenberg', blocks: answer.content },
			mode,
			isCleaned: answer.cleaned,
			template: answer.page_template,
			pictures: answer.attachments.length,
			changeLook:
				! look && answer.look !== null && host.changeLook
					? () => host.changeLook?.( item )
					: undefined,
			document,
		} );
		void createImageSizes( answer.attachments );
		// What is one's own is found in the cloud.
		if ( isInserted && ! item.origin ) {
			rememberInserted( host.site.hub.id, item );
		}
		if ( ! isInserted ) {
			leave();
		} else if ( leftOut.length > 0 ) {
			steps.show( item, { name: 'inserted', leftOut } );
		}
	};

	const insert = ( item: Design, mode: Insertion[ 'mode' ] = 'add' ) => {
		const again = () => insert( item, mode );
		steps.begin();
		steps
			.withAccount( item, again, async () => {
				if ( host.editor ) {
					await insertInto(
						host.editor,
						host.editor.getDocument(),
						item,
						mode
					);
					return;
				}
				steps.show(
					item,
					host.site.can.insertPages
						? { name: 'title', title: item.name }
						: { name: 'forbidden' }
				);
			} )
			.catch( ( thrown ) => steps.fail( item, thrown, again ) );
	};

	const importPage = ( title: string, asksForLook: boolean ) => {
		if ( ! task ) {
			return;
		}
		const { item } = task;
		steps.begin();
		steps.show( item, { name: 'checking' } );
		withPlugins( steps, item, [], async ( plugins ) => {
			const make = async ( look?: Look ) => {
				steps.show( item, { name: 'importing' } );
				const page = await rest.importPage( {
					id: item.id,
					title,
					platform: item.platform,
					look,
					...( item.origin && { origin: item.origin } ),
				} );
				if ( look ) {
					noteChosenLook( look );
				}
				steps.show( item, {
					name: 'imported',
					title,
					page,
					missing: plugins.filter(
						( { is_active: isActive } ) => ! isActive
					),
				} );
				void createImageSizes( page.attachments );
			};
			await ( asksForLook ? askForLook( item, 'create', make ) : make() );
		} ).catch( ( thrown ) =>
			steps.fail( item, thrown, () =>
				steps.show( item, { name: 'title', title } )
			)
		);
	};

	const insertPages = ( pack: ItemDetails ) => {
		const again = () => insertPages( pack );
		const { platform, type, slug } = pack;
		// Which of its pages they may have depends on who they are.
		const afterSigningIn = () =>
			void rest
				.getItem( platform, type, slug )
				.then( insertPages, ( thrown ) =>
					steps.fail( pack, thrown, afterSigningIn )
				);
		steps.begin();
		steps
			.withAccount( pack, afterSigningIn, async () => {
				const { choosePages } = await import(
					/* webpackChunkName: "insert" */ './choose-pages'
				);
				choosePages( steps, host, pack );
			} )
			.catch( ( thrown ) => steps.fail( pack, thrown, again ) );
	};

	return {
		task,
		insertPages,
		busyId: task?.view.name === 'working' ? task.item.id : undefined,
		insert,
		importPage,
		close: task?.view.name === 'inserted' ? leave : steps.cancel,
	};
}
