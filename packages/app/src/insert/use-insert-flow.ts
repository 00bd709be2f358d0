import { useRegistry, useSelect } from '@wordpress/data';
import { useEffect, useRef, useState } from '@wordpress/element';
import { store as profileStore } from '@templately/profile';
import * as rest from '@templately/rest';
import {
	toFailure,
	type Failure,
	type ImportedPage,
	type Item,
	type ItemDetails,
	type LeftOut,
	type NeededPlugin,
} from '@templately/rest';
import { signInPlace } from '../app-context';
import { NOT_VERIFIED, SESSION_ENDED } from '../error-codes';
import type { Editor, Host, Insertion } from '../host';
import { resolve } from '../use-resolved';
import {
	madePages,
	neededBy,
	pageRows,
	toMake,
	withPage,
	type PageRow,
} from './pages';
import {
	pluginsOf,
	slugsToCheck,
	startRows,
	toInstall,
	toggled,
	withState,
	type PluginRow,
} from './plugins';
import { rememberInserted } from './recent';

/** The list of what a design needs, to choose from and to watch. */
export interface PluginsView {
	name: 'plugins';
	rows: PluginRow[];
	/** Why nothing can be installed; '' where it can. */
	obstacle: string;
	isBusy: boolean;
	toggle: ( slug: string ) => void;
	/** Installs what is chosen and not here yet, and goes on. */
	install: () => void;
}

/** The pages of a pack, to choose from and to watch. */
export interface PagesView {
	name: 'pages';
	rows: PageRow[];
	isBusy: boolean;
	toggle: ( id: number ) => void;
	/** Makes what is chosen and not here yet. */
	start: () => void;
}

/** Where an insert is, as a dialog shows it; `working` needs none: the button is busy. */
export type View =
	| { name: 'working' }
	| { name: 'title' }
	| { name: 'checking' }
	| PluginsView
	| PagesView
	| { name: 'importing' }
	| {
			name: 'imported';
			title: string;
			page: ImportedPage;
			missing: NeededPlugin[];
	  }
	| { name: 'inserted'; leftOut: LeftOut[] }
	| { name: 'unverified' }
	| { name: 'forbidden' }
	| { name: 'missing'; blocks: string[]; plugins: NeededPlugin[] }
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
	const registry = useRegistry();
	const [ task, setTask ] = useState< Task >();
	// What was cancelled goes no further, whatever is still on its way.
	const run = useRef( 0 );

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

	const cancel = () => {
		run.current++;
		setTask( undefined );
	};

	const leave = () => {
		cancel();
		host.close?.();
	};

	/**
	 * Sees to the plugins that a design needs: looks at them, and where one is missing lets people choose what is installed.
	 *
	 * @param item    The design.
	 * @param blocks  Blocks of it that this site does not have.
	 * @param proceed What comes then, with the plugins as they are by then.
	 */
	const withPlugins = async (
		item: Item | ItemDetails,
		blocks: string[],
		proceed: ( plugins: NeededPlugin[] ) => Promise< void >
	) => {
		const slugs = slugsToCheck( item.dependencies, blocks );
		if ( slugs.length === 0 ) {
			await proceed( [] );
			return;
		}
		const mine = run.current;
		const { plugins, obstacle } = await rest.checkDependencies(
			slugs,
			item.platform
		);
		if ( run.current !== mine ) {
			return;
		}
		if ( plugins.every( ( { is_active: isActive } ) => isActive ) ) {
			await proceed( plugins );
			return;
		}
		const canInstall = obstacle === '';
		const show = ( rows: PluginRow[], isBusy = false ) =>
			setTask( {
				item,
				view: {
					name: 'plugins',
					rows,
					obstacle,
					isBusy,
					toggle: ( slug ) => show( toggled( rows, slug ) ),
					install: () => void install( rows ),
				},
			} );
		// What was chosen stays chosen, whatever comes of what follows.
		const goOn = ( now: NeededPlugin[] ): Promise< void > =>
			proceed( now ).catch( ( thrown ) =>
				handle( item, thrown, () => void goOn( now ) )
			);
		const install = async ( chosen: PluginRow[] ) => {
			let rows = chosen;
			for ( const slug of toInstall( rows, canInstall ) ) {
				rows = withState( rows, slug, { state: 'installing' } );
				show( rows, true );
				let failure: Failure | undefined;
				try {
					await rest.installDependency( slug );
				} catch ( thrown ) {
					failure = toFailure( thrown );
				}
				if ( run.current !== mine ) {
					return;
				}
				rows = withState(
					rows,
					slug,
					failure
						? { state: 'failed', failure }
						: { state: 'installed' }
				);
				show( rows, ! failure );
				if ( failure ) {
					return;
				}
			}
			await goOn( pluginsOf( rows ) );
		};
		show( startRows( plugins, canInstall ) );
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
		const lacking = () => editor.missing( item.block_types );
		const atFirst = await lacking();
		if (
			atFirst.length > 0 ||
			item.dependencies.some( ( { is_active: isActive } ) => ! isActive )
		) {
			setTask( { item, view: { name: 'checking' } } );
		}
		await withPlugins( item, atFirst, async ( plugins ) => {
			let blocks = await lacking();
			// A plugin that is active and whose blocks are not here was activated after this page was opened.
			if (
				blocks.length > 0 &&
				plugins.some( ( { is_active: isActive } ) => isActive )
			) {
				setTask( { item, view: { name: 'importing' } } );
				await editor.loadBlocks();
				blocks = await lacking();
			}
			if ( blocks.length > 0 ) {
				setTask( { item, view: { name: 'missing', blocks, plugins } } );
				return;
			}
			await putInto( editor, document, item, mode );
		} );
	};

	const putInto = async (
		editor: Editor,
		document: string,
		item: Item | ItemDetails,
		mode: Insertion[ 'mode' ]
	) => {
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
		const isInserted = await editor.insert( {
			item,
			content: { platform: 'gutenberg', blocks: answer.content },
			mode,
			isCleaned: answer.cleaned,
			template: answer.page_template,
			pictures: answer.attachments.length,
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

	const waiting = useWaitingInsert( host, ( item, mode ) =>
		insert( item, mode )
	);

	const insert = (
		item: Item | ItemDetails,
		mode: Insertion[ 'mode' ] = 'add'
	) => {
		run.current++;
		const start = async () => {
			const user = await resolve( registry, profileStore, 'getUser' );
			if ( ! user ) {
				waiting.current = { item, mode };
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
		run.current++;
		setTask( { item, view: { name: 'checking' } } );
		withPlugins( item, [], async ( plugins ) => {
			setTask( { item, view: { name: 'importing' } } );
			const page = await rest.importPage( item.id, title, item.platform );
			setTask( {
				item,
				view: {
					name: 'imported',
					title,
					page,
					missing: plugins.filter(
						( { is_active: isActive } ) => ! isActive
					),
				},
			} );
			void createImageSizes( page.attachments );
		} ).catch( ( thrown ) =>
			handle( item, thrown, () =>
				setTask( { item, view: { name: 'title' } } )
			)
		);
	};

	const insertPages = ( pack: ItemDetails ) => {
		const mine = ++run.current;
		const show = ( rows: PageRow[], isBusy = false ) =>
			setTask( {
				item: pack,
				view: {
					name: 'pages',
					rows,
					isBusy,
					toggle: ( id ) =>
						show(
							rows.map( ( row ) =>
								row.item.id === id
									? { ...row, isChosen: ! row.isChosen }
									: row
							)
						),
					start: () => void begin( rows ),
				},
			} );
		const make = async ( chosen: PageRow[] ) => {
			let rows = chosen;
			for ( const { item } of toMake( rows ) ) {
				rows = withPage( rows, item.id, { state: 'importing' } );
				show( rows, true );
				try {
					const page = await rest.importPage(
						item.id,
						item.name,
						item.platform,
						true
					);
					rows = withPage( rows, item.id, {
						state: 'imported',
						page,
					} );
					void createImageSizes( page.attachments );
				} catch ( thrown ) {
					rows = withPage( rows, item.id, {
						state: 'failed',
						failure: toFailure( thrown ),
					} );
				}
				if ( run.current !== mine ) {
					break;
				}
				show( rows, true );
			}
			const made = madePages( rows );
			if ( made.length > 0 ) {
				await rest.linkPages( made );
			}
			if ( run.current === mine ) {
				show( rows );
			}
		};
		const begin = ( rows: PageRow[] ) =>
			withPlugins(
				{ ...pack, dependencies: neededBy( toMake( rows ) ) },
				[],
				() => make( rows )
			).catch( ( thrown ) =>
				handle( pack, thrown, () => void begin( rows ) )
			);
		const start = async () => {
			const user = await resolve( registry, profileStore, 'getUser' );
			if ( ! user ) {
				host.history.navigate( signInPlace( host ) );
			} else if ( ! user.is_verified ) {
				setTask( { item: pack, view: { name: 'unverified' } } );
			} else {
				show( pageRows( pack ) );
			}
		};
		start().catch( ( thrown ) =>
			handle( pack, thrown, () => insertPages( pack ) )
		);
	};

	return {
		task,
		insertPages,
		busyId: task?.view.name === 'working' ? task.item.id : undefined,
		insert,
		importPage,
		close: task?.view.name === 'inserted' ? leave : cancel,
	};
}

interface Waiting {
	item: Item | ItemDetails;
	mode: Insertion[ 'mode' ];
}

/**
 * Keeps what somebody wanted to insert while they sign in, and no longer: who goes elsewhere has changed their mind.
 *
 * @param host   The host, which knows the place.
 * @param insert Inserts it, once they are signed in.
 * @return Where it is kept.
 */
function useWaitingInsert(
	host: Host,
	insert: ( item: Waiting[ 'item' ], mode: Waiting[ 'mode' ] ) => void
) {
	const waiting = useRef< Waiting | undefined >( undefined );
	const registry = useRegistry();
	const user = useSelect(
		( select ) => select( profileStore ).getUser(),
		[]
	);
	useEffect(
		() =>
			host.history.subscribe( () => {
				const isSigningIn =
					host.history.getPlace().path === '/sign-in' ||
					registry.select( profileStore ).getUser();
				if ( ! isSigningIn ) {
					waiting.current = undefined;
				}
			} ),
		[ host.history, registry ]
	);
	useEffect( () => {
		if ( user && waiting.current ) {
			const { item, mode } = waiting.current;
			waiting.current = undefined;
			insert( item, mode );
		}
		// The way to insert is new at every render; who is signed in is what counts.
		// eslint-disable-next-line react-hooks/exhaustive-deps
	}, [ user ] );
	return waiting;
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
