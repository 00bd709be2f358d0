/**
 * `npm start`: a WordPress with the plugin, to try it. Keeps its data from one start to the next.
 */
import { parseArgs } from 'node:util';
import {
	Problem,
	type Started,
	startSites,
	type WordPressVersion,
	wordpressVersions,
} from '@templately/sandbox';
import { buildWhatIsStale } from './build';

export default async function start( args: string[] ): Promise< number > {
	const { values } = parse( args );
	const version = values.wp as WordPressVersion;
	if ( ! wordpressVersions.includes( version ) ) {
		throw new Problem(
			`--wp takes one of ${ wordpressVersions.join( ', ' ) }.`
		);
	}
	const port = values.port === undefined ? undefined : Number( values.port );
	if ( port !== undefined && ! ( port > 0 && port < 65536 ) ) {
		throw new Problem( '--port takes a number from 1 to 65535.' );
	}
	const started = await startSites( {
		version,
		port,
		reset: values.reset,
		hub: values.hub,
		build: buildWhatIsStale,
	} );
	if ( values.json ) {
		process.stdout.write( `${ JSON.stringify( toJson( started ) ) }\n` );
	} else {
		process.stdout.write( toText( started ) );
	}
	await started.ended;
	throw new Problem(
		`The web server ended by itself. Its log: ${ started.site.log }`
	);
}

function parse( args: string[] ) {
	try {
		return parseArgs( {
			args,
			options: {
				wp: { type: 'string', default: '7.1' },
				port: { type: 'string' },
				reset: { type: 'boolean', default: false },
				hub: { type: 'boolean', default: false },
				json: { type: 'boolean', default: false },
			},
		} );
	} catch ( error ) {
		throw new Problem(
			`${ ( error as Error ).message } npm start takes --reset, --wp=${ wordpressVersions.join( '|' ) }, --port=N, --hub and --json, after a "--".`
		);
	}
}

function toJson( { site, hub, account }: Started ) {
	return {
		url: `${ site.url }/`,
		adminUrl: site.adminUrl,
		user: 'admin',
		password: 'password',
		account,
		mailFolder: ( hub ?? site ).mailFolder,
		wordpressFolder: site.folder,
		pid: process.pid,
		...( hub && {
			hub: {
				url: `${ hub.url }/`,
				adminUrl: hub.adminUrl,
				wordpressFolder: hub.folder,
			},
		} ),
	};
}

function toText( { site, hub, account, version }: Started ): string {
	const lines = [
		[ `WordPress ${ version }`, `${ site.url }/` ],
		[ 'wp-admin', site.adminUrl ],
		[ 'Log-in', 'admin / password' ],
		...( hub
			? [ [ 'Its hub', `${ hub.adminUrl } (the same log-in)` ] ]
			: [] ),
		...( account
			? [
					[
						'Marketplace account',
						`${ account.email } / ${ account.password }`,
					],
				]
			: [] ),
		[ 'Mails', ( hub ?? site ).mailFolder ],
	] as const;
	return `\n${ lines.map( ( [ name, value ] ) => `  ${ String( name ).padEnd( 21 ) }${ value }\n` ).join( '' ) }\n  Ctrl-C stops it; the next start keeps everything, npm start -- --reset forgets it.\n\n`;
}
