/**
 * `npm run languages`: brings languages/ up to date with the texts of the sources, and says what is left to translate. With
 * --check it changes nothing, and says what is out of date too.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { needPhp, root } from '@templately/sandbox';
import {
	getFault,
	languages as readLanguages,
	merge,
	getMessages,
	toSource,
	template,
} from '../languages/po';
import { allTexts } from '../languages/texts';

export default async function languages( args: string[] ): Promise< number > {
	await needPhp( 'Reading the texts of the PHP' );
	const pot = template( await allTexts() );
	const files = new Map( [
		[ 'languages/templately.pot', toSource( pot ) ],
	] );
	const faults: string[] = [];
	for ( const language of await readLanguages() ) {
		const merged = merge( pot, language );
		files.set( language.file, toSource( merged ) );
		for ( const message of getMessages( merged ) ) {
			const fault = getFault( message );
			if ( fault ) {
				faults.push(
					`${ language.file }: “${ message.msgid }” ${ fault }.`
				);
			}
		}
	}
	for ( const [ file, source ] of files ) {
		const path = join( root, file );
		if ( ! args.includes( '--check' ) ) {
			await writeFile( path, source );
		} else if ( ( await readFile( path, 'utf8' ) ) !== source ) {
			faults.push( `${ file } is not fresh. Run: npm run languages` );
		}
	}
	process.stdout.write(
		faults.map( ( fault ) => `${ fault }\n` ).join( '' )
	);
	return faults.length === 0 ? 0 : 1;
}
