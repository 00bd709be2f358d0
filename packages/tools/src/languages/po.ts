/**
 * The files that translators work on: languages/templately.pot, which is made of the sources, and one .po for each language.
 */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
	po,
	type GetTextTranslation,
	type GetTextTranslationRecord,
	type GetTextTranslations,
} from 'gettext-parser';
import { root } from '@templately/sandbox';
import type { Text } from './texts';

const languagesFolder = join( root, 'languages' );

/** A language's file. */
export interface Language {
	/** As WordPress names it: de_DE. */
	readonly locale: string;
	/** Path below the repository. */
	readonly file: string;
	readonly content: GetTextTranslations;
}

/** Returns the languages that there are. */
export async function languages(): Promise< Language[] > {
	const names = ( await readdir( languagesFolder ) ).sort();
	return Promise.all(
		names.flatMap( ( name ) => {
			const locale = /^templately-(\w+)\.po$/.exec( name )?.[ 1 ];
			return locale ? [ read( locale, name ) ] : [];
		} )
	);
}

async function read( locale: string, name: string ): Promise< Language > {
	return {
		locale,
		file: `languages/${ name }`,
		content: po.parse(
			await readFile( join( languagesFolder, name ), 'utf8' )
		),
	};
}

/** Returns the messages of a file, without its header. */
export function getMessages(
	content: GetTextTranslations
): GetTextTranslation[] {
	return Object.values( content.translations )
		.flatMap( ( messages ) => Object.values( messages ) )
		.filter( ( { msgid } ) => msgid !== '' );
}

/** Returns the template: each text once, with all the files that it stands in (and no lines, which change too often). */
export function template( texts: readonly Text[] ): GetTextTranslations {
	const translations: GetTextTranslationRecord = {};
	for ( const { file, text, plural, context = '', comment } of texts ) {
		const message = ( ( translations[ context ] ??= {} )[ text ] ??= {
			...( context ? { msgctxt: context } : {} ),
			msgid: text,
			msgstr: [ '' ],
			comments: {},
		} );
		if ( plural ) {
			message.msgid_plural = plural;
			message.msgstr = [ '', '' ];
		}
		message.comments = {
			reference: addLine( message.comments?.reference, file ),
			extracted: addLine( message.comments?.extracted, comment ),
		};
	}
	return {
		charset: 'utf-8',
		headers: {
			'Project-Id-Version': 'Templately',
			'MIME-Version': '1.0',
			'Content-Type': 'text/plain; charset=UTF-8',
			'Content-Transfer-Encoding': '8bit',
			'X-Domain': 'templately',
		},
		translations,
	};
}

function addLine( lines = '', line = '' ): string {
	const all = lines.split( '\n' );
	return line === '' || all.includes( line )
		? lines
		: [ ...all, line ].filter( Boolean ).join( '\n' );
}

/** Returns a language's file with the template's texts: what is translated stays, what is gone goes. */
export function merge(
	pot: GetTextTranslations,
	{ content }: Language
): GetTextTranslations {
	const merged = structuredClone( pot );
	for ( const message of getMessages( merged ) ) {
		const known =
			content.translations[ message.msgctxt ?? '' ]?.[ message.msgid ];
		if ( known && known.msgid_plural === message.msgid_plural ) {
			message.msgstr = known.msgstr;
			message.comments = {
				...message.comments,
				translator: known.comments?.translator,
				flag: known.comments?.flag,
			};
		}
	}
	return { ...merged, headers: content.headers };
}

/** Writes a file's source. */
export const toSource = ( content: GetTextTranslations ): string =>
	po.compile( content ).toString().trimEnd() + '\n';

/** Says what is wrong with a message's translation; null where nothing is. */
export function getFault( {
	msgid,
	msgid_plural: plural,
	msgstr,
	comments,
}: GetTextTranslation ): string | null {
	if (
		msgstr.some( ( text ) => text === '' ) ||
		comments?.flag === 'fuzzy'
	) {
		return 'is not translated';
	}
	const wanted = placeholders( plural ?? msgid );
	// The first form of a plural may say "one" in words.
	return msgstr
		.slice( plural ? 1 : 0 )
		.every( ( text ) => placeholders( text ) === wanted )
		? null
		: 'has other placeholders';
}

/** What a program puts into a text, or looks for in it: %s, %1$d, <a>. */
const placeholders = ( text: string ): string =>
	( text.match( /%(?:\d+\$)?[a-z]|<\/?\w+\s*\/?>/g ) ?? [] )
		.sort()
		.join( ' ' );
