/**
 * `npm run check`: everything that needs neither a browser nor WordPress.
 */
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { needPhp, root, show, workFolder } from '@templately/sandbox';
import { needPhpTools } from '../php-tests';
import { emptyReport, summarize } from '../test-report';

/** Results of earlier runs, so that the programs check only what changed. */
const cache = join( workFolder, 'check' );

/** By name, a command with its arguments. */
const checks: Readonly< Record< string, string > > = {
	ESLint: `node_modules/.bin/eslint . --cache --cache-location ${ cache }/eslint`,
	Stylelint: 'node_modules/.bin/wp-scripts lint-style packages/**/*.css',
	TypeScript: `node_modules/.bin/tsc --noEmit --incremental --tsBuildInfoFile ${ cache }/tsc`,
	PHP_CodeSniffer: `php vendor/bin/phpcs -q --no-colors -n --cache=${ cache }/phpcs`,
	PHPStan:
		'php vendor/bin/phpstan analyse --no-progress --no-ansi --memory-limit=1G',
	Licences:
		'npx --workspace=packages/hosts wp-scripts check-licenses --prod --gpl2',
	'Types of the routes': 'node packages/rest/bin/types.mjs --check',
	Translations: 'node packages/tools/bin/templately.mjs languages --check',
};

export default async function check(): Promise< number > {
	await needPhp( 'The check of the PHP' );
	await needPhpTools();
	await mkdir( cache, { recursive: true } );
	let { passed, failed } = emptyReport;
	for ( const [ name, command ] of Object.entries( checks ) ) {
		process.stdout.write( `\n— ${ name }\n` );
		const [ program = '', ...args ] = command.split( ' ' );
		const isPassed =
			( await show( program, args, { cwd: root, output: 1 } ) ) === 0;
		process.stdout.write( isPassed ? 'passed\n' : 'FAILED\n' );
		passed += Number( isPassed );
		failed += Number( ! isPassed );
	}
	process.stdout.write(
		`\n${ summarize( { ...emptyReport, passed, failed } ) }\n`
	);
	return failed === 0 ? 0 : 1;
}
