/**
 * The translatable texts of the sources: the browser's, read with TypeScript's parser, and the server's, read by PHP itself.
 */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import ts from 'typescript';
import { Problem, root, run } from '@templately/sandbox';
import { browserPackages, textsScript } from '../paths';

/** A text as it stands in one place. */
export interface Text {
	/** Path below the repository. */
	readonly file: string;
	readonly text: string;
	readonly plural?: string;
	readonly context?: string;
	/** For translators. */
	readonly comment?: string;
}

type Argument = 'text' | 'plural' | 'context' | null;

/** What the arguments of @wordpress/i18n's functions are. */
const functions: Readonly< Record< string, readonly Argument[] > > = {
	__: [ 'text' ],
	_x: [ 'text', 'context' ],
	_n: [ 'text', 'plural' ],
	_nx: [ 'text', 'plural', null, 'context' ],
};

/** Returns all texts, in an order that is always the same. Needs PHP. */
export async function allTexts(): Promise< Text[] > {
	const scripts = await Promise.all(
		browserPackages.map( ( name ) =>
			filesIn( `packages/${ name }/src`, /\.tsx?$/, [ 'test' ] )
		)
	);
	const texts = await Promise.all(
		scripts
			.flat()
			.map( async ( file ) =>
				textsOfScript(
					file,
					await readFile( join( root, file ), 'utf8' )
				)
			)
	);
	const php = [ 'plugin.php', ...( await filesIn( 'inc', /\.php$/ ) ) ];
	return [
		...texts.flat(),
		...( JSON.parse(
			await run( 'php', [ textsScript ], {
				cwd: root,
				input: php.join( '\n' ),
			} )
		) as Text[] ),
	];
}

/** Returns the texts of a file. Throws a Problem where one is no plain string. */
export function textsOfScript( file: string, source: string ): Text[] {
	const parsed = parse( file, source );
	const comments = getComments( parsed );
	const texts: Text[] = [];
	walk( parsed, ( node ) => {
		const args =
			ts.isCallExpression( node ) &&
			functions[ node.expression.getText( parsed ) ];
		if ( ! args ) {
			return;
		}
		const line = getLine( parsed, node.getStart( parsed ) );
		const found: Partial<
			Record< 'text' | 'plural' | 'context', string >
		> = {};
		args.forEach( ( name, index ) => {
			const value = node.arguments[ index ];
			if ( ! name || ! value ) {
				return;
			}
			if ( ! ts.isStringLiteralLike( value ) ) {
				throw new Problem(
					`${ file }:${ line + 1 }: only a plain string can be translated.`
				);
			}
			found[ name ] = value.text;
		} );
		const comment = comments.find( ( { lines } ) =>
			lines.includes( line )
		);
		if ( comment ) {
			comment.lines = [ line ];
		}
		texts.push( {
			file,
			text: found.text ?? '',
			...found,
			...( comment ? { comment: comment.text } : {} ),
		} );
	} );
	return texts;
}

/** Returns every string of a built script. The minifier moves texts about, but it keeps them whole. */
export function stringsOfScript( file: string, source: string ): Set< string > {
	const strings = new Set< string >();
	walk( parse( file, source ), ( node ) => {
		if ( ts.isStringLiteralLike( node ) ) {
			strings.add( node.text );
		}
	} );
	return strings;
}

function parse( file: string, source: string ): ts.SourceFile {
	return ts.createSourceFile(
		file,
		source,
		ts.ScriptTarget.Latest,
		true,
		file.endsWith( '.ts' ) ? ts.ScriptKind.TS : ts.ScriptKind.TSX
	);
}

function walk( node: ts.Node, visit: ( node: ts.Node ) => void ): void {
	visit( node );
	ts.forEachChild( node, ( child ) => walk( child, visit ) );
}

const getLine = ( file: ts.SourceFile, position: number ): number =>
	file.getLineAndCharacterOfPosition( position ).line;

/** The comments for translators, with the lines in which the texts may begin that each is about: the first of them that has one. */
function getComments(
	file: ts.SourceFile
): Array< { text: string; lines: number[] } > {
	return [
		...file.text.matchAll(
			/(?:\/\*|\/\/)\s*(translators:.*?)\s*(?:\*\/|$)/gim
		),
	].map( ( match ) => {
		const end = getLine( file, match.index + match[ 0 ].length );
		return { text: match[ 1 ] ?? '', lines: [ end, end + 1, end + 2 ] };
	} );
}

/** Files in a folder whose names match, however deep. */
async function filesIn(
	folder: string,
	wanted: RegExp,
	without: readonly string[] = []
): Promise< string[] > {
	const files: string[] = [];
	for ( const entry of await readdir( join( root, folder ), {
		withFileTypes: true,
	} ) ) {
		const path = `${ folder }/${ entry.name }`;
		if ( entry.isDirectory() && ! without.includes( entry.name ) ) {
			files.push( ...( await filesIn( path, wanted, without ) ) );
		} else if ( entry.isFile() && wanted.test( entry.name ) ) {
			files.push( path );
		}
	}
	return files.sort();
}
