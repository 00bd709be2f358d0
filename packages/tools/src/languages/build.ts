/**
 * The files that WordPress and the app read, made of the .po files into build/languages/.
 */
import {
	mkdir,
	readdir,
	readFile,
	rename,
	rm,
	writeFile,
} from 'node:fs/promises';
import { join } from 'node:path';
import type { GetTextTranslation } from 'gettext-parser';
import { root } from '@templately/sandbox';
import { languages, getMessages, type Language } from './po';
import { stringsOfScript } from './texts';

/**
 * Writes for each language
 * - `templately-<locale>.l10n.php`, which WordPress loads when the first text of the server is needed;
 * - `templately-<locale>-templately-<entry>.json`, which WordPress prints with an entry, and so only what the entry says itself;
 * - `templately-<locale>-app.json`, which is fetched with the lazy app.
 *
 * Needs the built scripts: what a script says is read from itself.
 */
export async function buildLanguages(): Promise< void > {
	const target = join( root, 'build/languages' );
	const building = `${ target }.new`;
	await rm( building, { recursive: true, force: true } );
	await mkdir( building, { recursive: true } );
	const scripts = await stringsOfScripts();
	for ( const language of await languages() ) {
		const messages = getMessages( language.content ).filter(
			( { msgstr } ) => msgstr.every( Boolean )
		);
		const base = join( building, `templately-${ language.locale }` );
		await writeFile(
			`${ base }.l10n.php`,
			phpSource(
				language,
				messages.filter( ( { comments } ) =>
					comments?.reference?.includes( '.php' )
				)
			)
		);
		for ( const [ name, strings ] of scripts ) {
			await writeFile(
				`${ base }-${ name }.json`,
				jsonSource(
					language,
					messages.filter( ( { msgid } ) => strings.has( msgid ) )
				)
			);
		}
	}
	await rm( target, { recursive: true, force: true } );
	await rename( building, target );
}

/** What stands in each entry, and in all that is lazy. An entry is what WordPress enqueues: it has an .asset.php. */
async function stringsOfScripts(): Promise< Map< string, Set< string > > > {
	const folder = join( root, 'build' );
	const files = await readdir( folder );
	const scripts = new Map< string, Set< string > >();
	for ( const file of files.filter( ( name ) => name.endsWith( '.js' ) ) ) {
		const entry = file.slice( 0, -'.js'.length );
		const name = files.includes( `${ entry }.asset.php` )
			? `templately-${ entry }`
			: 'app';
		const strings = stringsOfScript(
			file,
			await readFile( join( folder, file ), 'utf8' )
		);
		scripts.set(
			name,
			new Set( [ ...( scripts.get( name ) ?? [] ), ...strings ] )
		);
	}
	return scripts;
}

const getKey = ( { msgctxt, msgid }: GetTextTranslation ) =>
	msgctxt ? `${ msgctxt }\u0004${ msgid }` : msgid;

function jsonSource(
	{ locale, content }: Language,
	messages: readonly GetTextTranslation[]
): string {
	return JSON.stringify( {
		domain: 'messages',
		locale_data: {
			messages: {
				'': {
					domain: 'messages',
					lang: locale,
					'plural-forms': content.headers[ 'Plural-Forms' ],
				},
				...Object.fromEntries(
					messages.map( ( message ) => [
						getKey( message ),
						message.msgstr,
					] )
				),
			},
		},
	} );
}

function phpSource(
	{ locale, content }: Language,
	messages: readonly GetTextTranslation[]
): string {
	const lines = messages.map(
		( message ) =>
			`\t\t${ quoted( getKey( message ) ) } => ${ message.msgstr
				.map( quoted )
				.join( ' . "\\0" . ' ) },\n`
	);
	return `<?php
return array(
	'language' => ${ quoted( locale ) },
	'plural-forms' => ${ quoted( content.headers[ 'Plural-Forms' ] ?? '' ) },
	'messages' => array(
${ lines.join( '' ) }	),
);
`;
}

const quoted = ( text: string ): string =>
	`'${ text.replace( /[\\']/g, '\\$&' ) }'`;
