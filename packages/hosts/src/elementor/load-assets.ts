/** Script handles whose global is named differently, or that several files provide. */
const GLOBAL_NAMES: Record< string, string > = {
	react: 'React',
	'react-dom': 'ReactDOM',
	'react-jsx-runtime': 'ReactJSXRuntime',
	moment: 'moment',
	lodash: 'lodash',
};

/** Whether a script's global is on the page. Elementor's own files bring some without their tag. */
function isLoaded( handle: string ): boolean {
	const page = window as unknown as Record< string, unknown >;
	const name = GLOBAL_NAMES[ handle ];
	if ( name ) {
		return page[ name ] !== undefined;
	}
	const camelCase = handle
		.replace( /^wp-/, '' )
		.replace( /-(\w)/g, ( _, letter: string ) => letter.toUpperCase() );
	return (
		document.getElementById( `${ handle }-js` ) !== null ||
		( handle.startsWith( 'wp-' ) &&
			( page.wp as Record< string, unknown > | undefined )?.[
				camelCase
			] !== undefined )
	);
}

const getHandle = ( { id }: Element ): string =>
	id.replace( /-js(-extra|-before|-after|-translations)?$/, '' );

/** Runs a copy of a script. The parser's own would not run. */
function runScript( script: HTMLScriptElement ): Promise< void > {
	return new Promise( ( resolve, reject ) => {
		const copy = document.createElement( 'script' );
		copy.id = script.id;
		copy.addEventListener( 'load', () => resolve() );
		copy.addEventListener( 'error', () => {
			// Removed, or the next attempt would take it as loaded.
			copy.remove();
			reject( new Error( `${ script.id } failed to load.` ) );
		} );
		if ( script.src ) {
			copy.src = script.src;
		} else {
			copy.textContent = script.textContent;
		}
		document.head.append( copy );
		if ( ! script.src ) {
			resolve();
		}
	} );
}

function preload( { src }: HTMLScriptElement ): void {
	const link = document.createElement( 'link' );
	link.rel = 'preload';
	link.as = 'script';
	link.href = src;
	document.head.append( link );
}

/**
 * Loads the scripts and styles of WordPress that the app is built on and this page lacks.
 *
 * @param address Address of their tags.
 * @throws Error When the tags, or one of the scripts, fail to load.
 */
export async function loadAssets( address: string ): Promise< void > {
	const response = await fetch( address, { redirect: 'error' } );
	if ( ! response.ok ) {
		throw new Error( `${ address } answered ${ response.status }.` );
	}
	const page = new DOMParser().parseFromString(
		await response.text(),
		'text/html'
	);
	for ( const style of page.querySelectorAll( 'link[id], style[id]' ) ) {
		if ( ! document.getElementById( style.id ) ) {
			document.head.append( document.importNode( style, true ) );
		}
	}
	const scripts = [
		...page.querySelectorAll< HTMLScriptElement >( 'script[id]' ),
	];
	const missing = new Set(
		scripts
			.filter( ( { src } ) => src )
			.map( getHandle )
			.filter( ( handle ) => ! isLoaded( handle ) )
	);
	const needed = scripts.filter( ( script ) =>
		missing.has( getHandle( script ) )
	);
	needed.filter( ( { src } ) => src ).forEach( preload );
	for ( const script of needed ) {
		await runScript( script );
	}
}
