import { useRegistry } from '@wordpress/data';
import { useState } from '@wordpress/element';
import { store as profileStore } from '@templately/profile';
import * as rest from '@templately/rest';
import {
	toFailure,
	type Failure,
	type ImportedPage,
	type Item,
	type ItemDetails,
	type LeftOut,
} from '@templately/rest';
import { signInPlace } from '../app-context';
import { NOT_VERIFIED, SESSION_ENDED } from '../error-codes';
import type { Editor, Host, Insertion } from '../host';
import { resolve } from '../use-resolved';
import { rememberInserted } from './recent';

/** Where an insert is, as a dialog shows it; `working` needs none: the button is busy. */
export type View =
	| { name: 'working' }
	| { name: 'title' }
	| { name: 'importing' }
	| { name: 'imported'; title: string; page: ImportedPage }
	| { name: 'inserted'; leftOut: LeftOut[] }
	| { name: 'unverified' }
	| { name: 'forbidden' }
	| { name: 'missing'; blocks: string[] }
	| { name: 'failed'; failure: Failure; retry: () => void };

export interface Task {
	item: Item | ItemDetails;
	view: View;
}

export interface InsertFlow {
	task: Task | undefined;
	/** The item whose content is on its way into the document. */
	busyId: number | undefined;
	insert: ( item: Item | ItemDetails, mode?: Insertion[ 'mode' ] ) => void;
	importPage: ( title: string ) => void;
	close: () => void;
}

/**
 * Inserting, step by step: who it is, whether they may, whether this site has the blocks, and only then the content.
 *
 * @param host The host.
 * @param fail What to do when the session is over.
 */
export function useInsertFlow(
	host: Host,
	fail: ( thrown: unknown ) => void
): InsertFlow {
	const registry = useRegistry();
	const [ task, setTask ] = useState< Task >();

	const handle = (
		item: Item | ItemDetails,
		thrown: unknown,
		retry: () => void
	) => {
		const failure = toFailure( thrown );
		if ( SESSION_ENDED.includes( failure.code ) ) {
			setTask( undefined );
			fail( thrown );
			return;
		}
		setTask( {
			item,
			view:
				failure.code === NOT_VERIFIED
					? { name: 'unverified' }
					: { name: 'failed', failure, retry },
		} );
	};

	const leave = () => {
		setTask( undefined );
		host.close?.();
	};

	const insertInto = async (
		editor: Editor,
		document: string,
		item: Item | ItemDetails,
		mode: Insertion[ 'mode' ]
	) => {
		setTask( { item, view: { name: 'working' } } );
		if ( ! ( await editor.canEdit() ) ) {
			setTask( { item, view: { name: 'forbidden' } } );
			return;
		}
		const blocks = editor.getMissingBlocks( item.block_types );
		if ( blocks.length > 0 ) {
			setTask( { item, view: { name: 'missing', blocks } } );
			return;
		}
		const answer = await rest.insert( {
			id: item.id,
			postId: editor.getPostId(),
			platform: item.platform,
		} );
		const leftOut = answer.left_out;
		// Where something was left out, the library stays until that has been read.
		if ( leftOut.length === 0 ) {
			leave();
		}
		const isInserted = editor.insert( {
			item,
			content: answer.content,
			mode,
			isCleaned: answer.cleaned,
			document,
		} );
		void createImageSizes( answer.attachments );
		if ( isInserted ) {
			rememberInserted( item );
		}
		if ( ! isInserted ) {
			leave();
		} else if ( leftOut.length > 0 ) {
			setTask( { item, view: { name: 'inserted', leftOut } } );
		}
	};

	const insert = (
		item: Item | ItemDetails,
		mode: Insertion[ 'mode' ] = 'add'
	) => {
		const start = async () => {
			const user = await resolve( registry, profileStore, 'getUser' );
			if ( ! user ) {
				host.history.navigate( signInPlace( host ) );
			} else if ( ! user.is_verified ) {
				setTask( { item, view: { name: 'unverified' } } );
			} else if ( host.editor ) {
				await insertInto(
					host.editor,
					host.editor.getDocument(),
					item,
					mode
				);
			} else {
				setTask( {
					item,
					view: {
						name: host.site.can.insertPages ? 'title' : 'forbidden',
					},
				} );
			}
		};
		start().catch( ( thrown ) =>
			handle( item, thrown, () => insert( item, mode ) )
		);
	};

	const importPage = ( title: string ) => {
		if ( ! task ) {
			return;
		}
		const { item } = task;
		setTask( { item, view: { name: 'importing' } } );
		rest.importPage( item.id, title, item.platform )
			.then( ( page ) => {
				setTask( { item, view: { name: 'imported', title, page } } );
				void createImageSizes( page.attachments );
			} )
			.catch( ( thrown ) =>
				handle( item, thrown, () =>
					setTask( { item, view: { name: 'title' } } )
				)
			);
	};

	return {
		task,
		busyId: task?.view.name === 'working' ? task.item.id : undefined,
		insert,
		importPage,
		close:
			task?.view.name === 'inserted' ? leave : () => setTask( undefined ),
	};
}

/**
 * Has the smaller sizes made of images that came along. One at a time, and what fails is left: the page shows the
 * originals until then, and WordPress itself makes what is missing when an image is edited.
 *
 * @param attachments The images.
 */
async function createImageSizes( attachments: number[] ): Promise< void > {
	for ( const id of attachments ) {
		await rest.createImageSizes( id ).catch( () => undefined );
	}
}
