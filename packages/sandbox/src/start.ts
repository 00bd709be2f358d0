/**
 * The sites of `npm start`: one, or a hub and a site that uses it.
 */
import { existsSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { marketplace } from './marketplace';
import { workFolder } from './paths';
import { tryPhp } from './php';
import { phpRuntime } from './php-runtime';
import { playgroundRuntime } from './playground-runtime';
import { freePort } from './ports';
import { Problem, say } from './problem';
import { isRunning, processMark } from './processes';
import { Site, type SiteOptions } from './site';
import {
	reaches,
	wordpress,
	type WordPress,
	type WordPressVersion,
} from './wordpress';

interface StartOptions {
	readonly version: WordPressVersion;
	readonly port: number | undefined;
	readonly reset: boolean;
	readonly hub: boolean;
	/** Builds the plugin while WordPress is fetched. */
	readonly build: () => Promise< void >;
}

/** An account of the marketplace. */
export interface Account {
	readonly email: string;
	readonly password: string;
}

export interface Started {
	/** The site to try the plugin on. */
	readonly site: Site;
	/** Its hub, with --hub. */
	readonly hub: Site | null;
	readonly account: Account;
	readonly version: string;
	/** Fulfilled when a server ends. */
	readonly ended: Promise< unknown >;
}

/** Serves the sites of the last start, or new ones. Throws a Problem with what to do if that is not possible. */
export async function startSites( options: StartOptions ): Promise< Started > {
	const home = join(
		workFolder,
		`start-${ options.version }${ options.hub ? '-hub' : '' }`
	);
	await lock( home, options.reset );
	if ( options.port && ( await freePort( options.port ) ) !== options.port ) {
		throw new Problem(
			`Port ${ options.port } is in use. Stop its program, or choose another: npm start -- --port=${ options.port + 1 }`
		);
	}
	const [ core, isOnline, , runtime ] = await Promise.all( [
		wordpress( options.version ),
		reaches( 'https://api.wordpress.org' ),
		options.build(),
		tryPhp().then( ( hasPhp ) =>
			hasPhp ? phpRuntime : playgroundRuntime( '8.3' )
		),
	] );
	// Without wordpress.org each admin page would wait for it.
	const common = {
		runtime,
		constants: { WP_HTTP_BLOCK_EXTERNAL: ! isOnline },
	};

	const hub = options.hub
		? await prepare( join( home, 'hub' ), 'The hub', core, 8891, common )
		: null;
	if ( options.port ) {
		await mkdir( join( home, 'site' ), { recursive: true } );
		await writeFile( join( home, 'site/port' ), String( options.port ) );
	}
	const site = await prepare(
		join( home, 'site' ),
		'Templately',
		core,
		8881,
		common
	);
	await hub?.start();
	await site.start();
	if ( hub ) {
		await hub.evaluate(
			`( new Templately\\Shared\\Settings\\Settings() )->change( array( 'serves' => true ) );`
		);
		await site.evaluate(
			`( new Templately\\Shared\\Settings\\Settings() )->change( array( 'hub_address' => '${ hub.url }' ) );`
		);
	}
	await makeAccount( hub ?? site, site );
	return {
		site,
		hub,
		account,
		version: core.version,
		ended: Promise.race( [ site.ended, ...( hub ? [ hub.ended ] : [] ) ] ),
	};
}

/** Marks the sites as in use by this process, and deletes them if asked. Throws a Problem if another process uses them. */
async function lock( home: string, reset: boolean ): Promise< void > {
	const mark = join( home, 'running' );
	const owner = await readFile( mark, 'utf8' ).catch( () => '' );
	if ( isRunning( owner ) ) {
		const pid = parseInt( owner, 10 );
		throw new Problem(
			`The sandbox is running already, as process ${ pid }. Stop it there with Ctrl-C, or: kill ${ pid }`
		);
	}
	if ( reset ) {
		await rm( home, { recursive: true, force: true } );
	}
	await mkdir( home, { recursive: true } );
	await writeFile( mark, processMark( process.pid ) );
}

async function prepare(
	home: string,
	title: string,
	core: WordPress,
	port: number,
	common: Pick< SiteOptions, 'constants' | 'runtime' >
): Promise< Site > {
	// The port of the last start, because the content contains addresses of images.
	const memory = join( home, 'port' );
	const last = Number( await readFile( memory, 'utf8' ).catch( () => '' ) );
	const site = new Site( {
		home,
		port: await freePort( last || port ),
		database: { kind: 'sqlite' },
		...common,
	} );
	if ( ! site.isReady ) {
		say( `Setting up WordPress ${ core.version } …` );
		await site.create( core, {
			title,
			// The tests of this command need no designs.
			packs: process.env.TEMPLATELY_PACKS?.split( ' ' ),
		} );
	}
	await writeFile( memory, String( new URL( site.url ).port ) );
	return site;
}

const account: Account = {
	email: 'jo@example.com',
	password: 'Quince-and-pears-7',
};

/** Sets prices, links a shop, signs up to the marketplace and follows the link in the mail, if that was not done before. */
async function makeAccount( hub: Site, site: Site ): Promise< void > {
	const done = join( hub.home, 'account' );
	if ( existsSync( done ) ) {
		return;
	}
	await hub.evaluate(
		`$hub = ${ marketplace };
		foreach ( array( array( 'starter', 'year', 99, 69 ), array( 'starter', 'one_time', 249, 199 ), array( 'pro', 'year', 199, 149 ), array( 'pro', 'one_time', 499, 399 ) ) as $price ) {
			$hub->price_list()->set( ...$price );
		}
		$hub->accounts()->sign_up( array( 'first_name' => 'Jo', 'last_name' => 'Quince', 'email' => '${ account.email }', 'password' => '${ account.password }', 'privacy_consent' => true, 'terms_consent' => true ), 'sandbox' );`
	);
	await site.evaluate(
		`( new Templately\\Shared\\Settings\\Settings() )->set_link( 'checkoutDevelopment', 'https://example.com/' );`
	);
	const mail = ( await hub.mails() ).find(
		( { to } ) => to === account.email
	);
	const token = new URL( mail?.links[ 0 ] ?? hub.url ).searchParams.get(
		'token'
	);
	await hub.evaluate(
		`${ marketplace }->email_links()->verify( '${ token }', array(), '${ account.password }' );`
	);
	await writeFile( done, '' );
}
