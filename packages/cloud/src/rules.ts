import type { CloudFile } from '@templately/rest/cloud';

/** What a file can be asked for, in the order of its menu. */
export type Entry =
	| 'insert'
	| 'download'
	| 'copy'
	| 'move'
	| 'rename'
	| 'versions'
	| 'delete';

/** Where a file lies, as seen by who looks. */
export type Source = 'cloud' | 'workspace' | 'sharedWorkspace';

/** The origin of what is the product's own. */
const PRODUCT = 'templately';

/** Entries of a menu that are not to be used for now. */
export type Disabled = Partial< Record< Entry | 'push', boolean > >;

/** What is known of a file and of who looks at it. */
interface Facts {
	file: Pick< CloudFile, 'owner' | 'origin' > & {
		can?: Partial< CloudFile[ 'can' ] >;
	};
	/** The account that looks. */
	userId: number;
	/** Whether it owns the workspace that the file lies in. */
	ownsWorkspace: boolean;
	view: 'list' | 'grid';
}

/**
 * Where a file lies.
 *
 * @param file     The file.
 * @param isShared Whether its workspace is somebody else's.
 */
export function sourceOf(
	file: Pick< CloudFile, 'workspace_id' >,
	isShared: boolean
): Source {
	if ( file.workspace_id === 0 ) {
		return 'cloud';
	}
	return isShared ? 'sharedWorkspace' : 'workspace';
}

/**
 * Whether a file's menu offers to insert it: in a list, where it is not the product's own.
 *
 * @param origin Where it came from.
 * @param view   How the files are shown.
 */
export const offersInsert = ( origin: string, view: 'list' | 'grid' ): boolean =>
	view === 'list' && origin !== PRODUCT;

/**
 * What a file's menu offers. Its owner is offered everything; others to insert, download and copy it, and a workspace's owner to
 * delete it as well. What the server forbids is not offered.
 *
 * @param facts What is known.
 */
export function menuOf( { file, userId, ownsWorkspace, view }: Facts ): Entry[] {
	const isOwner = file.owner.id === userId;
	const { can = {} } = file;
	const may = ( verb: keyof CloudFile[ 'can' ] ) => can[ verb ] !== false;
	const offers: Record< Entry, boolean > = {
		insert: offersInsert( file.origin, view ) && may( 'insert' ),
		download: true,
		copy: may( 'copy' ),
		move: isOwner && may( 'move' ),
		rename: isOwner && may( 'rename' ),
		versions: isOwner,
		delete: ( isOwner || ownsWorkspace ) && may( 'trash' ),
	};
	return ( Object.keys( offers ) as Entry[] ).filter(
		( entry ) => offers[ entry ]
	);
}

/**
 * What several files can be asked for together: what each of them can.
 *
 * @param menus The menu of each.
 */
export const menuOfAll = ( menus: Entry[][] ): Entry[] =>
	( [ 'download', 'copy', 'move', 'delete' ] as const ).filter( ( entry ) =>
		menus.every( ( menu ) => menu.includes( entry ) )
	);
