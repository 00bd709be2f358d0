import type { ThunkArgs } from '@wordpress/data';
import { takeTicket, toFailure } from '@templately/rest';
import * as rest from '@templately/rest/templates';
import type { Failure, Platform } from '@templately/rest';
import type {
	NewTemplate,
	SavedTemplatesPage,
} from '@templately/rest/templates';
import type { store } from './index';
import { pageKey } from './query';
import { DEFAULT_PLATFORM } from './rules';

type Args = ThunkArgs< typeof store >;

export const receivePage = (
	platform: Platform,
	page: number,
	search: string,
	answer: SavedTemplatesPage,
	ticket: number = takeTicket()
) =>
	( {
		type: 'RECEIVE_PAGE',
		platform,
		key: pageKey( page, search ),
		answer,
		ticket,
	} ) as const;

/**
 * Marks a template that was sent to the cloud.
 *
 * @param platform Its builder.
 * @param id       The template.
 */
export const receivePushed = ( platform: Platform, id: number ) =>
	( {
		type: 'RECEIVE_PUSHED',
		platform,
		id,
		ticket: takeTicket(),
	} ) as const;

const gone = ( platform: Platform, id: number, since: number ) =>
	( { type: 'GONE', platform, id, since } ) as const;

const forget = () => ( { type: 'CLEAR', ticket: takeTicket() } ) as const;

/** Has the lists asked for anew; what is held stays in sight until then. */
export const refresh =
	() =>
	( { dispatch }: Args ): void =>
		(
			dispatch as unknown as {
				invalidateResolutionForStoreSelector: ( name: string ) => void;
			}
		 ).invalidateResolutionForStoreSelector( 'getTemplates' );

/** Forgets what was shown to one account, and has what is in sight asked for anew. */
export const clear =
	() =>
	( { dispatch }: Args ): void => {
		dispatch( forget() );
		(
			dispatch as unknown as { invalidateResolutionForStore: () => void }
		 ).invalidateResolutionForStore();
	};

/**
 * Deletes a saved template: out of sight at once, and back where that fails.
 *
 * @param id       The template.
 * @param platform Its builder.
 * @param force    Whether also where the site's settings are in it.
 * @return isDeleted, with what the server says; or why not.
 */
export const deleteTemplate =
	( id: number, platform: Platform = DEFAULT_PLATFORM, force = false ) =>
	async ( {
		dispatch,
	}: Args ): Promise<
		| { isDeleted: true; message: string }
		| { isDeleted: false; failure: Failure }
	> => {
		dispatch( gone( platform, id, Infinity ) );
		try {
			const { message } = await rest.deleteSavedTemplate( id, force );
			dispatch( gone( platform, id, takeTicket() ) );
			dispatch.refresh();
			return { isDeleted: true, message };
		} catch ( thrown ) {
			dispatch( gone( platform, id, 0 ) );
			return { isDeleted: false, failure: toFailure( thrown ) };
		}
	};

/**
 * Saves a template on this site.
 *
 * @param template The template.
 * @return isSaved, with the template; or why not.
 */
export const save =
	( template: NewTemplate ) =>
	async ( { dispatch }: Args ) => {
		try {
			const { item } = await rest.saveTemplate( template );
			dispatch.refresh();
			return { isSaved: true, item } as const;
		} catch ( thrown ) {
			return {
				isSaved: false,
				failure: toFailure( thrown ),
			} as const;
		}
	};

/**
 * Makes templates of files. One that fails keeps no other back.
 *
 * @param files The files.
 * @return How many were made, the media that came along, and what failed.
 */
export const importFiles =
	( files: readonly File[] ) =>
	async ( { dispatch }: Args ) => {
		const failed: { name: string; message: string }[] = [];
		const attachments: number[] = [];
		let imported = 0;
		for ( const file of files ) {
			try {
				const answer = await rest.importTemplates( file );
				imported += answer.items.length;
				attachments.push( ...answer.attachments );
				failed.push( ...answer.failed );
			} catch ( thrown ) {
				const { message } = toFailure( thrown );
				failed.push( { name: file.name, message } );
			}
		}
		if ( imported > 0 ) {
			dispatch.refresh();
		}
		return { imported, attachments, failed };
	};

export type Action =
	| ReturnType< typeof receivePage >
	| ReturnType< typeof receivePushed >
	| ReturnType< typeof gone >
	| ReturnType< typeof forget >;
