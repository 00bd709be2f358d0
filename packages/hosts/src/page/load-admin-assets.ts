import { __ } from '@wordpress/i18n';

/**
 * Finds the assets that a wp-admin page loads in its HTML. The HTML itself is never run.
 */

/** A script that another page has and the current page lacks. */
interface LoadedScript {
	/** Script handle with the suffix -js. */
	id: string;
	src: string;
	page: Document;
}

/** Assets of the editor's iframe, as HTML. */
interface FrameAssets {
	styles?: string;
	scripts?: string;
}

const isOfThisSite = ( address: string ): boolean => {
	try {
		return (
			new URL( address, window.location.href ).origin ===
			window.location.origin
		);
	} catch {
		return false;
	}
};

/** WordPress puts several of its own files into one, and names their handles in its address. */
const CONCATENATED = /\/load-(?:scripts|styles)\.php$/;

function getConcatenatedHandles( address: string ): string[] {
	const url = new URL( address, window.location.href );
	return CONCATENATED.test( url.pathname )
		? [ ...url.searchParams ]
				.filter( ( [ name ] ) => /^load/.test( name ) )
				.flatMap( ( [ , handles ] ) => handles.split( ',' ) )
				.filter( Boolean )
		: [];
}

/**
 * Returns the URL of a concatenated file, reduced to the handles that are not loaded yet.
 *
 * @param address Address of several files in one.
 * @param loaded  Handles that are there.
 * @return '' where all are.
 */
function getMissingStyles( address: string, loaded: Set< string > ): string {
	const url = new URL( address, window.location.href );
	const handles = getConcatenatedHandles( address ).filter(
		( handle ) => ! loaded.has( handle )
	);
	for ( const name of [ ...url.searchParams.keys() ] ) {
		if ( /^load/.test( name ) ) {
			url.searchParams.delete( name );
		}
	}
	url.searchParams.set( 'load', handles.join( ',' ) );
	return handles.length > 0 ? url.href : '';
}

const getSrc = ( element: Element ): string =>
	element.getAttribute( 'src' ) ?? element.getAttribute( 'href' ) ?? '';

/**
 * The handle that an element has by its id.
 *
 * @param tag    An element.
 * @param tag.id Its id.
 * @param suffix What the tags' ids end with.
 * @return '' where WordPress did not print it. Styles for right to left take the place of their handle's.
 */
const getHandle = ( { id }: Element, suffix: string ): string =>
	id.endsWith( suffix )
		? id
				.slice( 0, -suffix.length )
				.replace( suffix === '-css' ? /-rtl$/ : /$^/, '' )
		: '';

/**
 * The handles of what a page has loaded.
 *
 * @param page   The page.
 * @param tags   Selector of the tags.
 * @param suffix What the tags' ids end with.
 */
function getHandles(
	page: Document,
	tags: string,
	suffix: string
): Set< string > {
	return new Set(
		[ ...page.querySelectorAll( tags ) ].flatMap( ( tag ) => [
			getHandle( tag, suffix ),
			...getConcatenatedHandles( getSrc( tag ) ),
		] )
	);
}

/**
 * The tags of a page whose files are on this site, have a handle of WordPress, and are not there yet; of several files in one,
 * those that are not.
 *
 * @param page   The page as it is now.
 * @param here   The page that is open.
 * @param tags   Selector of the tags.
 * @param suffix What the tags' ids end with.
 */
function missing< Tag extends Element >(
	page: Document,
	here: Document,
	tags: string,
	suffix: string
): { tag: Tag; address: string }[] {
	const loaded = getHandles( here, tags, suffix );
	return [ ...page.querySelectorAll< Tag >( tags ) ]
		.filter( ( tag ) => isOfThisSite( getSrc( tag ) ) )
		.map( ( tag ) => {
			const address = getSrc( tag );
			if ( getConcatenatedHandles( address ).length > 0 ) {
				return { tag, address: getMissingStyles( address, loaded ) };
			}
			const handle = getHandle( tag, suffix );
			return {
				tag,
				address:
					handle === '' || loaded.has( handle )
						? ''
						: new URL( address, window.location.href ).href,
			};
		} )
		.filter( ( { address } ) => address !== '' );
}

/**
 * Returns the scripts that a page has and the current page lacks, in order.
 *
 * @param page The page as it is now.
 * @param here The page that is open.
 */
export const getMissingScripts = (
	page: Document,
	here: Document
): LoadedScript[] =>
	missing< HTMLScriptElement >(
		page,
		here,
		'script[src]:not([type="module"])',
		'-js'
	).map( ( { tag, address } ) => ( { id: tag.id, src: address, page } ) );

/**
 * Returns the styles that a page has and the current page lacks.
 *
 * @param page The page as it is now.
 * @param here The page that is open.
 */
export const getMissingStyleLinks = (
	page: Document,
	here: Document
): HTMLLinkElement[] =>
	missing< HTMLLinkElement >(
		page,
		here,
		'link[rel="stylesheet"][href]',
		'-css'
	).map( ( { tag, address } ) => {
		tag.setAttribute( 'href', address );
		return tag;
	} );

function parseJson( text: string ): unknown {
	try {
		return JSON.parse( text );
	} catch {
		return undefined;
	}
}

const inline = ( page: Document, id: string ): string =>
	page.getElementById( id )?.textContent ?? '';

/**
 * The data that a handle's script is given with it: variables with JSON.
 *
 * @param page   A page.
 * @param handle A script's handle.
 * @return Names to values.
 */
export function getScriptData(
	page: Document,
	handle: string
): Record< string, unknown > {
	const data: Record< string, unknown > = {};
	const text = [ 'extra', 'before' ]
		.map( ( place ) => inline( page, `${ handle }-js-${ place }` ) )
		.join( '\n' );
	for ( const [ , name = '', json = '' ] of text.matchAll(
		/^\s*var\s+([A-Za-z_$][\w$]*)\s*=\s*(.+);\s*$/gm
	) ) {
		const value = parseJson( json );
		if ( value !== undefined ) {
			data[ name ] = value;
		}
	}
	return data;
}

/** Templates of scripts, in script elements that browsers do not run. */
export const getTemplates = (
	page: Document
): { id: string; text: string }[] =>
	[ ...page.querySelectorAll( 'script[type="text/html"][id^="tmpl-"]' ) ].map(
		( { id, textContent } ) => ( { id, text: textContent ?? '' } )
	);

/**
 * The translations that a handle's script is given with it.
 *
 * @param page   A page.
 * @param handle A script's handle.
 */
export function getTranslations(
	page: Document,
	handle: string
): { domain: string; data: Record< string, unknown > } | undefined {
	const [ , domain = '', json = '' ] =
		/\}\s*\)\s*\(\s*"([^"]*)"\s*,\s*([^]*)\s*\)\s*;\s*(?:\/\/#.*)?\s*$/.exec(
			inline( page, `${ handle }-js-translations` )
		) ?? [];
	const { locale_data: all } = ( parseJson( json ) ?? {} ) as {
		locale_data?: Record< string, Record< string, unknown > >;
	};
	const data = all?.[ domain ] ?? all?.messages;
	return data && { domain, data };
}

/** Argument of a call in an inline script of the page. */
const getArgument = ( page: Document, name: string ): unknown =>
	parseJson(
		new RegExp(
			`^\\s*wp\\.blocks\\.${ name }\\(\\s*(.*?)\\s*\\);\\s*$`,
			'm'
		).exec( inline( page, 'wp-blocks-js-after' ) )?.[ 1 ] ?? ''
	);

/**
 * The blocks that the server knows, by name.
 *
 * @param page A page of an editor.
 */
export const blockDefinitions = ( page: Document ): Record< string, unknown > =>
	( getArgument( page, 'unstable__bootstrapServerSideBlockDefinitions' ) ??
		{} ) as Record< string, unknown >;

/**
 * The categories of blocks.
 *
 * @param page A page of an editor.
 */
export const blockCategories = (
	page: Document
): { slug: string; title: string }[] =>
	( getArgument( page, 'setCategories' ) ?? [] ) as {
		slug: string;
		title: string;
	}[];

/** Assets of the editor's iframe, from the editor's settings. */
export function assetsInSettings( page: Document ): FrameAssets | undefined {
	const NAME = '"__unstableResolvedAssets":';
	for ( const { textContent } of page.querySelectorAll( 'script' ) ) {
		const at = textContent?.indexOf( NAME ) ?? -1;
		if ( textContent && at >= 0 ) {
			return parseJson( objectAt( textContent, at + NAME.length ) ) as
				FrameAssets | undefined;
		}
	}
	return undefined;
}

/**
 * The text of the JSON object that begins somewhere.
 *
 * @param text  A text.
 * @param start Where the object begins.
 */
function objectAt( text: string, start: number ): string {
	let depth = 0;
	let isText = false;
	for ( let at = start; at < text.length; at++ ) {
		const letter = text[ at ];
		if ( isText ) {
			if ( letter === '\\' ) {
				at++;
			} else if ( letter === '"' ) {
				isText = false;
			}
		} else if ( letter === '"' ) {
			isText = true;
		} else if ( letter === '{' ) {
			depth++;
		} else if ( letter === '}' && --depth === 0 ) {
			return text.slice( start, at + 1 );
		}
	}
	return '';
}

/**
 * Returns the tags that other tags lack: styles, and files of this site.
 *
 * @param theirs HTML of tags.
 * @param own    HTML of those that are there.
 * @return HTML.
 */
export function missingTags( theirs: string, own: string ): string {
	const read = ( html: string ) =>
		new DOMParser().parseFromString( html, 'text/html' );
	const there = new Set(
		[ ...read( own ).querySelectorAll( '[id]' ) ].map( ( { id } ) => id )
	);
	return [
		...read( theirs ).querySelectorAll(
			'link[rel="stylesheet"][href][id], style[id], script[src][id]:not([type="module"])'
		),
	]
		.filter(
			( tag ) =>
				! there.has( tag.id ) &&
				( tag.tagName === 'STYLE' || isOfThisSite( getSrc( tag ) ) )
		)
		.map( ( { outerHTML } ) => outerHTML )
		.join( '\n' );
}

function load( element: HTMLElement ): Promise< void > {
	return new Promise( ( resolve, reject ) => {
		element.addEventListener( 'load', () => resolve() );
		element.addEventListener( 'error', () => {
			// Remove it, or later checks would take it as loaded.
			element.remove();
			reject( createAssetError() );
		} );
		document.head.append( element );
	} );
}

/**
 * Loads the styles that a page has and the current page lacks.
 *
 * @param page A page of this site's administration.
 * @throws Error When one of them does not come.
 */
export const loadMissingStyles = ( page: Document ): Promise< unknown > =>
	Promise.all(
		getMissingStyleLinks( page, document ).map( ( link ) => {
			const copy = document.createElement( 'link' );
			copy.rel = 'stylesheet';
			copy.id = link.id;
			copy.media = link.media;
			copy.href = link.href;
			return load( copy );
		} )
	);

/**
 * Loads the scripts that a page has and the current page lacks, one after another, because each may need the earlier ones.
 *
 * @param page A page of this site's administration.
 * @throws Error When one of them does not come.
 */
export async function loadMissingScripts( page: Document ): Promise< void > {
	for ( const script of getMissingScripts( page, document ) ) {
		await loadScript( script );
	}
}

async function loadScript( { id, src, page }: LoadedScript ): Promise< void > {
	const handle = id.replace( /-js$/, '' );
	Object.assign( window, getScriptData( page, handle ) );
	const texts = getTranslations( page, handle );
	if ( texts ) {
		window.wp.i18n.setLocaleData( texts.data, texts.domain );
	}
	const script = document.createElement( 'script' );
	script.id = id;
	script.src = src;
	await load( script );
}

/** Retries after a redirect: new plugins redirect once to their own page. */
const RETRIES = 3;

const createAssetError = () =>
	new Error( __( 'Error loading asset.', 'templately' ) );

/**
 * Fetches a page of this site's administration.
 *
 * @param address Its address.
 * @return The page.
 * @throws Error When it does not come.
 */
export async function fetchPage( address: string ): Promise< Document > {
	for ( let tries = 0; tries <= RETRIES; tries++ ) {
		const response = await window
			.fetch( address, {
				credentials: 'same-origin',
				redirect: 'manual',
				cache: 'no-store',
			} )
			.catch( () => undefined );
		if ( response?.ok ) {
			return new DOMParser().parseFromString(
				await response.text(),
				'text/html'
			);
		}
		if ( response?.type !== 'opaqueredirect' ) {
			break;
		}
	}
	throw createAssetError();
}

/**
 * Loads WordPress's media library with its templates from the plugin's page. Inline scripts of that page are not run.
 *
 * @param address Address of the plugin's page, with its arguments.
 * @throws Error When the page, or a part of the library, does not come.
 */
export async function loadMedia( address: string ): Promise< void > {
	const page = await fetchPage( `${ address }&media=1` );
	await loadMissingStyles( page );
	getTemplates( page ).forEach( ( { id, text } ) => {
		if ( ! document.getElementById( id ) ) {
			const template = document.createElement( 'script' );
			template.type = 'text/html';
			template.id = id;
			template.textContent = text;
			document.body.append( template );
		}
	} );
	await loadMissingScripts( page );
}
