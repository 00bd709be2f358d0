/**
 * The mails that a sandbox's WordPress sent, read from their files.
 */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

export interface Mail {
	readonly file: string;
	readonly to: string;
	readonly subject: string;
	readonly body: string;
	/** Addresses in the body, as a person would click them. */
	readonly links: readonly string[];
}

/** Reads all mails of a folder, oldest first. */
export async function readMails( folder: string ): Promise< Mail[] > {
	const names = await readdir( folder ).catch( () => [] );
	const files = names
		.filter(
			( name ) => name.endsWith( '.txt' ) && ! name.startsWith( '.' )
		)
		.sort();
	return Promise.all(
		files.map( ( name ) => readMail( join( folder, name ) ) )
	);
}

async function readMail( file: string ): Promise< Mail > {
	const text = await readFile( file, 'utf8' );
	const end = text.indexOf( '\n\n' );
	const head = text.slice( 0, end );
	const body = text.slice( end + 2 );
	const field = ( name: string ) =>
		new RegExp( `^${ name }: (.*)$`, 'im' ).exec( head )?.[ 1 ] ?? '';
	return {
		file,
		to: field( 'To' ),
		subject: field( 'Subject' ),
		body,
		links: ( body.match( /https?:\/\/[^\s"'<>]+/g ) ?? [] ).map( ( link ) =>
			link.replaceAll( '&amp;', '&' )
		),
	};
}
