import type { Benchmark } from '.';
import { onSite, signIn, toCookieHeader } from './site';

const PAGES = { 'the front page': '/', 'the dashboard': '/wp-admin/' };

/** Bytes that the plugin adds to pages that are not its own. */
const benchmark: Benchmark = () =>
	onSite( async ( site ) => {
		await signIn( site );
		const { administrator } = await site.sessions();
		const cookie = toCookieHeader( administrator );
		const measure = async ( path: string ) => {
			const get = async () =>
				(
					await fetch( site.url + path, { headers: { cookie } } )
				).text();
			await get();
			await get();
			return ( await get() ).length;
		};
		const sizes = async () =>
			Object.fromEntries(
				await Promise.all(
					Object.entries( PAGES ).map( async ( [ name, path ] ) => [
						name,
						await measure( path ),
					] )
				)
			) as Record< string, number >;
		const active = await sizes();
		await site.evaluate( `deactivate_plugins( 'templately/plugin.php' );` );
		const without = await sizes();
		return Object.entries( PAGES ).map( ( [ name, path ] ) => ( {
			id: 'P4',
			what: `HTML of ${ name }`,
			measured: `${ active[ name ] } B`,
			compared: `${ without[ name ] } B without the plugin`,
			aim: path === '/' ? 'the same' : '≤ +1000 B, for the menu entry',
			isMissed:
				( active[ name ] ?? Infinity ) - ( without[ name ] ?? 0 ) >
				( path === '/' ? 0 : 1000 ),
			values: {
				active: active[ name ] ?? 0,
				without: without[ name ] ?? 0,
			},
		} ) );
	} );

export default benchmark;
