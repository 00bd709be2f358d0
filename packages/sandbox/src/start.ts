/**
 * The sites of `npm start`: one, or a hub and a site that uses it.
 */
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { someOf } from './manifest';
import { marketplace } from './marketplace';
import { workFolder } from './paths';
import { tryPhp } from './php';
import { askedPort, freePort } from './ports';
import { Problem, say } from './problem';
import { isRunning, processMark } from './processes';
import { native } from './native';
import { Site, type SiteOptions } from './site';
import { wasm } from './wasm';
import {
	reaches,
	wordpress,
	type WordPress,
	type WordPressVersion,
} from './wordpress';

export interface StartOptions {
	readonly version: WordPressVersion;
	readonly port: number | undefined;
	readonly reset: boolean;
	readonly hub: boolean;
	/** Builds the plugin, while WordPress is fetched. */
	readonly build: () => Promise< void >;
}

/** An account of the marketplace. */
export interface Account {
	readonly email: string;
	readonly password: string;
}

export interface Started {
	/** The site to click around in. */
	readonly site: Site;
	/** The hub that it uses, with --hub. */
	readonly hub: Site | null;
	readonly account: Account;
	readonly version: string;
	/** Fulfilled when a server ends by itself. */
	readonly ended: Promise< unknown >;
}

/** Makes the sites, or takes those of last time, and serves them. Throws a Problem where something must be put right first. */
export async function startSites( options: StartOptions ): Promise< Started > {
	const home = join(
		workFolder,
		`start-${ options.version }${ options.hub ? '-hub' : '' }`
	);
	await takeFor( home, options.reset );
	const port =
		options.port === undefined
			? undefined
			: await askedPort( options.port );

	const [ core, isOnline, , runtime ] = await Promise.all( [
		wordpress( options.version ),
		reaches( 'https://api.wordpress.org' ),
		options.build(),
		tryPhp().then( ( hasPhp ) => ( hasPhp ? native : wasm( '8.3' ) ) ),
	] );
	// Where wordpress.org does not answer, every admin page would wait for it.
	const common = {
		runtime,
		constants: { WP_HTTP_BLOCK_EXTERNAL: ! isOnline },
	};

	const hub = options.hub
		? await prepare(
				join( home, 'hub' ),
				'The hub',
				core,
				undefined,
				common
			)
		: null;
	const site = await prepare(
		join( home, 'site' ),
		'Templately',
		core,
		port,
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
	return {
		site,
		hub,
		account: await account( hub ?? site, site ),
		version: core.version,
		ended: Promise.race( [ site.ended, ...( hub ? [ hub.ended ] : [] ) ] ),
	};
}

/** Makes sure that nobody else uses the sites, forgets them if asked, and says that they are ours now. */
async function takeFor( home: string, reset: boolean ): Promise< void > {
	const mark = join( home, 'running' );
	const owner = await readFile( mark, 'utf8' ).catch( () => '' );
	if ( owner && isRunning( owner ) ) {
		throw new Problem(
			`The sandbox is running already, as process ${ owner.split( ' ' )[ 0 ] }. Stop it there with Ctrl-C, or: kill ${ owner.split( ' ' )[ 0 ] }`
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
	askedFor: number | undefined,
	common: Pick< SiteOptions, 'constants' | 'runtime' >
): Promise< Site > {
	// The port of last time, where it is free: addresses of images stand in the content.
	const memory = join( home, 'port' );
	const last = Number( await readFile( memory, 'utf8' ).catch( () => '' ) );
	const port =
		askedFor ??
		( await freePort( last || ( title === 'Templately' ? 8881 : 8891 ) ) );
	const site = new Site( {
		home,
		port,
		database: { kind: 'sqlite' },
		...common,
	} );
	if ( ! site.isReady ) {
		say( `Setting up WordPress ${ core.version } …` );
		await site.create( core, { title } );
	} else {
		const healed = await site.heal( core );
		if ( healed.length ) {
			say(
				`The site's WordPress was damaged: ${ someOf( healed ) } put back as fetched.`
			);
		}
	}
	await writeFile( memory, String( port ) );
	return site;
}

/** What plans cost in the sandbox, in dollars, and what is paid. */
const PRICES = [
	[ 'starter', 'year', 99, 69 ],
	[ 'starter', 'one_time', 249, 199 ],
	[ 'pro', 'year', 199, 149 ],
	[ 'pro', 'one_time', 499, 399 ],
] as const;

/** A page that is somebody's, so that it can be seen where a shop is linked to. */
const SHOP = 'https://example.com/';

/** Opens a shop and signs up to the marketplace as a person would, and clicks the link in the mail; once only. */
async function account( hub: Site, site: Site ): Promise< Account > {
	const made = join( hub.home, 'account.json' );
	const known = await readFile( made, 'utf8' ).catch( () => '' );
	if ( known ) {
		return JSON.parse( known );
	}
	const person: Account = {
		email: 'jo@example.com',
		password: 'Quince-and-pears-7',
	};
	await hub.evaluate(
		`${ marketplace }->accounts()->sign_up( array( 'first_name' => 'Jo', 'last_name' => 'Quince', 'email' => '${ person.email }', 'password' => '${ person.password }', 'privacy_consent' => true, 'terms_consent' => true ), 'sandbox' );`
	);
	await hub.evaluate(
		PRICES.map(
			( [ plan, type, price, discounted ] ) =>
				`${ marketplace }->pricing()->set( '${ plan }', '${ type }', ${ price }, ${ discounted } );`
		).join( ' ' )
	);
	await site.evaluate(
		`( new Templately\\Shared\\Settings\\Settings() )->set_link( 'checkoutDevelopment', '${ SHOP }' );`
	);
	const mail = ( await hub.mails() ).find(
		( { to } ) => to === person.email
	);
	const token = new URL( mail?.links[ 0 ] ?? hub.url ).searchParams.get(
		'token'
	);
	await hub.evaluate(
		`${ marketplace }->mailed_links()->verify( '${ token }', array(), '${ person.password }' );`
	);
	await writeFile( made, JSON.stringify( person ) );
	return person;
}
