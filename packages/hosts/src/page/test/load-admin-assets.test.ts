import {
	assetsInSettings,
	blockCategories,
	blockDefinitions,
	fetchPage,
	getMissingScripts,
	getMissingStyleLinks,
	getScriptData,
	getTemplates,
	getTranslations,
	loadMissingStyles,
	missingTags,
} from '../load-admin-assets';

const createPage = ( body: string ) =>
	new DOMParser().parseFromString(
		`<!doctype html><html><head></head><body>${ body }</body></html>`,
		'text/html'
	);

const here = createPage( `
	<script id="wp-blocks-js" src="/wp-includes/js/blocks.js?ver=1"></script>
	<script src="/wp-admin/load-scripts.php?c=0&load%5Bchunk_0%5D=jquery-core,utils&load%5Bchunk_1%5D=wp-hooks&ver=7.1"></script>
	<link rel="stylesheet" id="common-css" href="/wp-admin/css/common.css">
` );

describe( 'Of the page as it is now', () => {
	test( 'scripts of this site that are new are loaded, in their order, and no other (INS-012, A15)', () => {
		const page = createPage( `
			<script id="acme-lib-js" src="/wp-content/plugins/acme/lib.js?ver=1"></script>
			<script id="wp-blocks-js" src="/wp-includes/js/blocks.js?ver=2"></script>
			<script id="far-js" src="https://cdn.example/far.js"></script>
			<script id="broken-js" src="http://["></script>
			<script src="/no-handle.js"></script>
			<script id="inline-js">window.bad = 1;</script>
			<script type="module" id="module-js" src="/module.js"></script>
			<script id="acme-editor-js" src="/wp-content/plugins/acme/editor.js"></script>
		` );
		expect(
			getMissingScripts( page, here ).map( ( { id, src } ) => [
				id,
				src,
			] )
		).toEqual( [
			[
				'acme-lib-js',
				`${ window.location.origin }/wp-content/plugins/acme/lib.js?ver=1`,
			],
			[
				'acme-editor-js',
				`${ window.location.origin }/wp-content/plugins/acme/editor.js`,
			],
		] );
	} );

	test( 'of several files in one, those are loaded that are not there', () => {
		const page = createPage( `
			<script src="/wp-admin/load-scripts.php?c=0&load%5Bchunk_0%5D=jquery-core,utils,wp-blocks&ver=7.1"></script>
			<script src="/wp-admin/load-scripts.php?c=0&load%5Bchunk_0%5D=wp-hooks,backbone&load%5Bchunk_1%5D=underscore&ver=7.1"></script>
		` );
		expect(
			getMissingScripts( page, here ).map( ( { src } ) => src )
		).toEqual( [
			`${ window.location.origin }/wp-admin/load-scripts.php?c=0&ver=7.1&load=backbone%2Cunderscore`,
		] );
	} );

	test( 'styles of this site that are new are loaded', () => {
		const page = createPage( `
			<link rel="stylesheet" id="common-css" href="/wp-admin/css/common.css?ver=2">
			<link rel="stylesheet" id="acme-css" href="/wp-content/plugins/acme/style.css">
			<link rel="stylesheet" id="far-css" href="https://cdn.example/far.css">
			<link rel="preload" id="other-css" href="/other.css">
		` );
		expect(
			getMissingStyleLinks( page, here ).map( ( { id } ) => id )
		).toEqual( [ 'acme-css' ] );
	} );

	test( 'styles for right to left are those of their handles, which may have come several in one', () => {
		const open = createPage(
			'<link rel="stylesheet" href="/wp-admin/load-styles.php?c=0&dir=rtl&load%5Bchunk_0%5D=common,forms">'
		);
		const page = createPage( `
			<link rel="stylesheet" id="common-rtl-css" href="/wp-admin/css/common-rtl.css">
			<link rel="stylesheet" id="forms-rtl-css" href="/wp-admin/css/forms-rtl.css">
			<link rel="stylesheet" id="media-views-rtl-css" href="/wp-includes/css/media-views-rtl.css">
		` );
		expect(
			getMissingStyleLinks( page, open ).map( ( { id } ) => id )
		).toEqual( [ 'media-views-rtl-css' ] );
	} );

	test( 'data of a script are read, and nothing is run (A15)', () => {
		const page = createPage( `
			<script id="acme-js-extra">
var acmeData = {"a":[1,"<\\/b>"],"b":"var x = 1;"};
var acmeWord = "hi";
var acmeBad = window.bad = {"x":1};
window.bad = 1;
//# sourceURL=acme-js-extra</script>
		` );
		expect( getScriptData( page, 'acme' ) ).toEqual( {
			acmeData: { a: [ 1, '</b>' ], b: 'var x = 1;' },
			acmeWord: 'hi',
		} );
		expect( getScriptData( page, 'other' ) ).toEqual( {} );
		expect( 'bad' in window ).toBe( false );
	} );

	test( 'what stands before a script is read as well, and templates, which nobody runs', () => {
		const page = createPage( `
			<script id="player-js-before">var playerTexts = {"language":"de"};
window.bad = 1;</script>
			<script type="text/html" id="tmpl-frame"><b>{{ data.name }}</b></script>
			<script type="text/html" id="frame"><i></i></script>
			<script id="tmpl-run">window.bad = 1;</script>
		` );
		expect( getScriptData( page, 'player' ) ).toEqual( {
			playerTexts: { language: 'de' },
		} );
		expect( getTemplates( page ) ).toEqual( [
			{ id: 'tmpl-frame', text: '<b>{{ data.name }}</b>' },
		] );
		expect( 'bad' in window ).toBe( false );
	} );

	test( 'translations of a script are read', () => {
		const texts = ( domain: string, of: string ) =>
			createPage( `<script id="acme-js-translations">( function( domain, translations ) {
	var localeData = translations.locale_data[ domain ] || translations.locale_data.messages;
	localeData[""].domain = domain;
	wp.i18n.setLocaleData( localeData, domain );
} )( "${ domain }", {"locale_data":{"${ of }":{"":{"lang":"de"},"Menu (a)":["Karte );"]}}} );
//# sourceURL=acme-js-translations</script>` );
		const data = { '': { lang: 'de' }, 'Menu (a)': [ 'Karte );' ] };
		expect(
			getTranslations( texts( 'acme', 'messages' ), 'acme' )
		).toEqual( {
			domain: 'acme',
			data,
		} );
		expect(
			getTranslations( texts( 'acme', 'acme' ), 'acme' )?.data
		).toEqual( data );
		expect( getTranslations( createPage( '' ), 'acme' ) ).toBeUndefined();
	} );

	test( 'what the server knows of blocks is read', () => {
		const page = createPage( `<script id="wp-blocks-js-after">
wp.blocks.setCategories( [{"slug":"acme","title":"Acme"}] );
wp.blocks.unstable__bootstrapServerSideBlockDefinitions({"acme/menu":{"title":"A (menu);"}});
//# sourceURL=wp-blocks-js-after</script>` );
		expect( blockCategories( page ) ).toEqual( [
			{ slug: 'acme', title: 'Acme' },
		] );
		expect( blockDefinitions( page ) ).toEqual( {
			'acme/menu': { title: 'A (menu);' },
		} );
		expect( blockDefinitions( createPage( '' ) ) ).toEqual( {} );
	} );

	test( 'what the frame lacks is found in the editor’s settings', () => {
		const tags =
			'<link rel=\\"stylesheet\\" id=\\"a-css\\" href=\\"/a.css\\">{\\"}';
		const page = createPage(
			`<script>wp.editPost.initializeEditor( "x", {"a":{"b":"}"},"__unstableResolvedAssets":{"styles":"${ tags }","scripts":""},"z":{}} );</script>`
		);
		expect( assetsInSettings( page ) ).toEqual( {
			styles: '<link rel="stylesheet" id="a-css" href="/a.css">{"}',
			scripts: '',
		} );
		expect( assetsInSettings( createPage( '' ) ) ).toBeUndefined();
		expect(
			missingTags(
				'<link rel="stylesheet" id="a-css" href="/a.css"><link rel="stylesheet" id="b-css" href="/b.css"><style id="c">p{}</style><link rel="stylesheet" id="far-css" href="https://cdn.example/x.css"><script id="in">window.bad=1</script><script id="s-js" src="/s.js"></script><script id="far-js" src="//cdn.example/s.js"></script>',
				'<link rel="stylesheet" id="a-css" href="/a.css?old">'
			)
		).toBe(
			'<link rel="stylesheet" id="b-css" href="/b.css">\n<style id="c">p{}</style>\n<script id="s-js" src="/s.js"></script>'
		);
	} );
} );

const opaque = { ok: false, type: 'opaqueredirect' };
const page = { ok: true, type: 'basic', text: async () => '<p>here</p>' };

function answers( ...given: unknown[] ) {
	const asked = jest.fn( async () => given.shift() );
	window.fetch = asked as unknown as typeof window.fetch;
	return asked;
}

test( 'A page that leads elsewhere is asked for again, three times at the most (INS-013)', async () => {
	const thrice = answers( opaque, opaque, opaque, page );
	const found = await fetchPage( '/wp-admin/post.php' );
	expect( found.querySelector( 'p' )?.textContent ).toBe( 'here' );
	expect( thrice ).toHaveBeenCalledTimes( 4 );
	expect( thrice ).toHaveBeenCalledWith( '/wp-admin/post.php', {
		credentials: 'same-origin',
		redirect: 'manual',
		cache: 'no-store',
	} );

	const more = answers( opaque, opaque, opaque, opaque, page );
	await expect( fetchPage( '/' ) ).rejects.toThrow( 'Error loading asset.' );
	expect( more ).toHaveBeenCalledTimes( 4 );
} );

test( 'A page that fails otherwise is not asked for again (ERR-050)', async () => {
	const failed = answers( { ok: false, type: 'basic' }, page );
	await expect( fetchPage( '/' ) ).rejects.toThrow( 'Error loading asset.' );
	expect( failed ).toHaveBeenCalledTimes( 1 );

	window.fetch = jest.fn( async () => {
		throw new TypeError( 'Failed to fetch' );
	} );
	await expect( fetchPage( '/' ) ).rejects.toThrow( 'Error loading asset.' );
} );

test( 'A style that did not come is fetched again the next time', async () => {
	const html = new DOMParser().parseFromString(
		'<link rel="stylesheet" id="media-views-css" href="/wp-includes/css/media-views.css">',
		'text/html'
	);
	const links = () => [ ...document.querySelectorAll( 'link' ) ];
	const refused = loadMissingStyles( html );
	expect( links().map( ( { id } ) => id ) ).toEqual( [ 'media-views-css' ] );
	const [ first ] = links();
	first?.dispatchEvent( new Event( 'error' ) );
	await expect( refused ).rejects.toThrow( 'Error loading asset.' );
	const loaded = loadMissingStyles( html );
	expect( links() ).toHaveLength( 1 );
	expect( links()[ 0 ] ).not.toBe( first );
	links()[ 0 ]?.dispatchEvent( new Event( 'load' ) );
	await loaded;
	expect( links() ).toHaveLength( 1 );
} );
