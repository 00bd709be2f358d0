import type { ThunkArgs } from '@wordpress/data';
import { takeTicket, toFailure, type Failure } from '@templately/rest';
import * as rest from '@templately/rest/cloud';
import type {
	CloudFile,
	FileVersion,
	PushAnswer,
	PushPayload,
	Target,
} from '@templately/rest/cloud';
import type { store } from './index';
import { queryKey } from './query';
import type { FilesPage, Query, Usage } from './types';

type Args = ThunkArgs< typeof store >;

export const receiveFiles = (
	query: Query,
	page: FilesPage,
	ticket: number = takeTicket()
) =>
	( {
		type: 'RECEIVE_FILES',
		key: queryKey( query ),
		page,
		ticket,
	} ) as const;

export const receiveTrash = (
	query: Query,
	page: FilesPage,
	ticket: number = takeTicket()
) =>
	( {
		type: 'RECEIVE_TRASH',
		key: queryKey( query ),
		page,
		ticket,
	} ) as const;

export const receiveVersions = (
	id: number,
	versions: FileVersion[],
	ticket: number = takeTicket()
) => ( { type: 'RECEIVE_VERSIONS', id, versions, ticket } ) as const;

export const receiveUsage = ( usage: Usage, ticket: number = takeTicket() ) =>
	( { type: 'RECEIVE_USAGE', usage, ticket } ) as const;

/** What has become of a file, wherever it stands. */
const receiveFile = ( file: CloudFile ) =>
	( { type: 'RECEIVE_FILE', file } ) as const;

/** Files are no longer shown in the list that they are in. */
const leave = ( ids: number[] ) => ( { type: 'LEAVE', ids } ) as const;

/** They are shown again: they stayed. */
const stay = ( ids: number[] ) => ( { type: 'STAY', ids } ) as const;

/** They are no longer in any list that is held. */
const gone = ( ids: number[] ) => ( { type: 'GONE', ids } ) as const;

/** Nothing is in the trash any more. */
const emptied = () => ( { type: 'EMPTIED' } ) as const;

/** Whatever was asked before may be of what was before a change. */
const outdate = () => ( { type: 'OUTDATE', ticket: takeTicket() } ) as const;

const forget = () => ( { type: 'CLEAR', ticket: takeTicket() } ) as const;

export type Action =
	| ReturnType< typeof receiveFiles >
	| ReturnType< typeof receiveTrash >
	| ReturnType< typeof receiveVersions >
	| ReturnType< typeof receiveUsage >
	| ReturnType< typeof receiveFile >
	| ReturnType< typeof leave >
	| ReturnType< typeof stay >
	| ReturnType< typeof gone >
	| ReturnType< typeof emptied >
	| ReturnType< typeof outdate >
	| ReturnType< typeof forget >;

/** What the store knows of resolutions, beside its own actions. */
interface Resolutions {
	invalidateResolutionForStore: () => void;
	invalidateResolutionForStoreSelector: ( selector: string ) => void;
}

const invalidate = ( dispatch: Args[ 'dispatch' ], ...selectors: string[] ) => {
	const { invalidateResolutionForStoreSelector } =
		dispatch as unknown as Resolutions;
	selectors.forEach( ( selector ) =>
		invalidateResolutionForStoreSelector( selector )
	);
};

const ALL = [ 'getFiles', 'getTrash', 'getUsage', 'getVersions' ];

/** Has everything asked for anew; what is held stays in sight until there is an answer. */
export const refresh =
	() =>
	( { dispatch }: Args ): void => {
		dispatch( outdate() );
		invalidate( dispatch, ...ALL );
	};

/** Has the usage asked for anew, because a list was that may have changed it. */
export const refreshUsage =
	() =>
	( { dispatch }: Args ): void =>
		invalidate( dispatch, 'getUsage' );

/** Forgets what was shown to one account, and has what is in sight asked for anew. Answers on their way are dropped. */
export const clear =
	() =>
	( { dispatch }: Args ): void => {
		dispatch( forget() );
		( dispatch as unknown as Resolutions ).invalidateResolutionForStore();
	};

/** Loads whatever other lists the files may be in, once something has become of them. */
export type Reload = () => Promise< unknown > | unknown;

/**
 * Does something that files leave their list by. They are out of sight at once, and back if it fails. Once it is done, they are
 * shown again only where an answer from after that has them.
 *
 * @param ids    The files.
 * @param call   Does it.
 * @param reload Loads other lists that they may be in.
 */
const leaving =
	< Value >( ids: number[], call: () => Promise< Value >, reload?: Reload ) =>
	async ( { dispatch }: Args ): Promise< Value > => {
		dispatch( leave( ids ) );
		try {
			const value = await call();
			dispatch( gone( ids ) );
			dispatch.refresh();
			// It is done, whether or not it can be seen yet.
			await Promise.resolve( reload?.() ).catch( () => {} );
			return value;
		} finally {
			dispatch( stay( ids ) );
		}
	};

/** What a call comes to: never thrown, so that whoever asked can say both. */
type Outcome< Flag extends string, Value = unknown > =
	| ( Record< Flag, true > & Value )
	| ( Record< Flag, false > & { failure: Failure } );

async function outcome< Flag extends string, Value extends object >(
	flag: Flag,
	call: () => Promise< Value >
): Promise< Outcome< Flag, Value > > {
	try {
		return { ...( await call() ), [ flag ]: true } as Outcome<
			Flag,
			Value
		>;
	} catch ( thrown ) {
		return { [ flag ]: false, failure: toFailure( thrown ) } as Outcome<
			Flag,
			Value
		>;
	}
}

/**
 * Copies files to a workspace, or to My Clouds, which is 0.
 *
 * @param ids         The files.
 * @param workspaceId Where to.
 * @param reload      Loads other lists that they may be in.
 */
export const copy =
	( ids: number[], workspaceId: number, reload?: Reload ) =>
	( { dispatch }: Args ) =>
		outcome( 'isCopied', async (): Promise< Target > => {
			const { data } = await rest.copyMove( ids, workspaceId, 'copy' );
			dispatch.refresh();
			await Promise.resolve( reload?.() ).catch( () => {} );
			return data;
		} );

/**
 * Moves files to a workspace, or to My Clouds, which is 0.
 *
 * @param ids         The files.
 * @param workspaceId Where to.
 * @param reload      Loads other lists that they may be in.
 */
export const move =
	( ids: number[], workspaceId: number, reload?: Reload ) =>
	( { dispatch }: Args ) =>
		outcome( 'isMoved', async (): Promise< Target > => {
			const { data } = await dispatch(
				leaving(
					ids,
					() => rest.copyMove( ids, workspaceId, 'move' ),
					reload
				)
			);
			return data;
		} );

/**
 * Puts files in their owners' trash.
 *
 * @param ids    The files.
 * @param where  What they lie in.
 * @param reload Loads other lists that they may be in.
 * @param force  Whether a kit may be among them.
 */
export const trash =
	(
		ids: number[],
		where: 'cloud' | 'workspace',
		reload?: Reload,
		force = false
	) =>
	( { dispatch }: Args ) =>
		outcome( 'isDeleted', () =>
			dispatch(
				leaving( ids, () => rest.trash( ids, where, force ), reload )
			)
		);

/**
 * Puts files back to where they were.
 *
 * @param ids Files in the trash.
 */
export const restore =
	( ids: number[] ) =>
	( { dispatch }: Args ) =>
		outcome( 'isRestored', () =>
			dispatch( leaving( ids, () => rest.restore( ids ) ) )
		);

/**
 * Deletes files for good.
 *
 * @param ids Files in the trash.
 */
export const purge =
	( ids: number[] ) =>
	( { dispatch }: Args ) =>
		outcome( 'isPurged', () =>
			dispatch( leaving( ids, () => rest.purge( ids ) ) )
		);

/** What became of a trash that was to be emptied: how many files are gone, and whether none is left. */
interface Emptied {
	files: number;
	isEmpty: boolean;
}

/** Requests by which a trash is emptied, at the most: a site may never come to an end. */
const MOST_REQUESTS = 200;

/** Deletes everything in the trash for good: a large one by several requests. */
export const emptyTrash =
	() =>
	( { dispatch }: Args ) =>
		outcome( 'isEmptied', async (): Promise< Emptied > => {
			try {
				let files = 0;
				let isEmpty = false;
				for (
					let sent = 0;
					! isEmpty && sent < MOST_REQUESTS;
					sent++
				) {
					const { data } = await rest.emptyTrash();
					files += data.files;
					isEmpty = data.is_empty;
				}
				if ( isEmpty ) {
					dispatch( emptied() );
				}
				return { files, isEmpty };
			} finally {
				// Some may be gone where it failed.
				dispatch.refresh();
			}
		} );

/**
 * Sends a template to the cloud.
 *
 * @param payload The template, and where to.
 */
export const push =
	( payload: PushPayload ) =>
	( { dispatch }: Args ) =>
		outcome( 'isPushed', async (): Promise< PushAnswer > => {
			const answer = await rest.push( payload );
			dispatch.refresh();
			return answer;
		} );

/**
 * Fetches a file as its builder takes it.
 *
 * @param id The file.
 */
export const download = ( id: number ) => () =>
	outcome( 'isDownloaded', () => rest.download( id ) );

/** Shows at once what has become of a file. */
const changing =
	( call: () => Promise< { data: { file: CloudFile } } > ) =>
	async ( { dispatch }: Args ): Promise< CloudFile > => {
		const { file } = ( await call() ).data;
		dispatch( receiveFile( file ) );
		dispatch.refresh();
		return file;
	};

/**
 * Gives a file another name.
 *
 * @param id   The file.
 * @param name Its new name.
 */
export const rename = ( id: number, name: string ) =>
	changing( () => rest.rename( id, name ) );

/**
 * Makes an older version of a file the newest again.
 *
 * @param id      The file.
 * @param version Number of the version.
 */
export const takeBack = ( id: number, version: number ) =>
	changing( () => rest.takeBack( id, version ) );
