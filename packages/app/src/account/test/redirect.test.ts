import { DETAILS, LISTING } from '../../library/platform-menu';
import { inAppPlace, redirectTarget } from '../redirect';
import { PROFILE, SIGN_IN } from '../account-provider';

const PATHS = [ LISTING, DETAILS, SIGN_IN, PROFILE ];

it.each( [
	[ 'gutenberg/packs', '/gutenberg/packs' ],
	[ '/gutenberg/pages/home', '/gutenberg/pages/home' ],
	[ 'gutenberg/blocks?q=hero&paged=2', '/gutenberg/blocks?q=hero&paged=2' ],
	[ 'profile', '/profile' ],
] )( 'takes the place %s', ( value, place ) => {
	expect( inAppPlace( value, PATHS ) ).toBe( place );
} );

it.each( [
	undefined,
	[ 'gutenberg/packs' ],
	'',
	'//evil.example/gutenberg/packs',
	'/\\evil.example',
	'https://evil.example',
	'javascript:alert(1)',
	'gutenberg/packs#//evil',
	'wp-admin/index.php',
	'sign-in',
	'gutenberg/packs/../../x',
	'gutenberg/packs?q=a\\b',
	'gutenberg/packs?q=a\tb',
	'gutenberg/packs?q=a#b',
	'gutenberg/packs?q=a:b',
] )( 'does not take %p', ( value ) => {
	expect( inAppPlace( value, PATHS ) ).toBeUndefined();
} );

// Spellings of elsewhere, as they were found in the wild.
describe( 'S12', () => {
	it.each( [
		'http://evil.example',
		'HTTPS://EVIL.EXAMPLE/gutenberg/packs',
		'https:evil.example',
		'https:/evil.example',
		'https:///evil.example',
		'https:\\\\evil.example',
		'\\\\evil.example',
		'\\evil.example',
		'/\\/evil.example',
		'/\t/evil.example',
		'/\n/evil.example',
		'\t//evil.example',
		' //evil.example',
		'///evil.example',
		'////evil.example/gutenberg/packs',
		'/.//evil.example',
		'/..//evil.example',
		'//evil.example@localhost/gutenberg/packs',
		'//localhost@evil.example',
		'https://localhost@evil.example',
		'//evil.example%2fgutenberg/packs',
		'/%2f%2fevil.example',
		'%2f%2fevil.example',
		'/%5cevil.example',
		'%5c%5cevil.example',
		'.evil.example',
		'@evil.example',
		'evil.example',
		'evil.example/gutenberg/packs',
		'javascript:alert(1)',
		'JaVaScRiPt:alert(1)',
		'java\nscript:alert(1)',
		'\u0001javascript:alert(1)',
		'javascript&colon;alert(1)',
		'javascript%3Aalert(1)',
		'data:text/html,<script>alert(1)</script>',
		'vbscript:msgbox(1)',
		'blob:https://evil.example/1',
		'file:///etc/passwd',
		'mailto:a@evil.example',
		'/gutenberg//evil.example',
		'/gutenberg/packs//evil.example',
		'/gutenberg/packs/%2e%2e/%2e%2e/wp-admin',
		'/gutenberg/packs/../../wp-login.php',
		'../wp-login.php',
		'/wp-login.php?redirect_to=https://evil.example',
		'wp-admin/options.php',
		'admin.php?page=templately',
		'/gutenberg/packs\u2028//evil.example',
		'/gutenberg/packs#https://evil.example',
		'/gutenberg/packs?q=https://evil.example',
		'\uFF0F\uFF0Fevil.example',
		'/\uFF0Fevil.example',
		'\u3002evil.example',
		'null',
		'0',
		'/',
		'?path=//evil.example',
		'#//evil.example',
		'sign-in?redirect-to=//evil.example',
		'/sign-in/',
	] )( 'is not led astray by %j', ( value ) => {
		expect( inAppPlace( value, PATHS ) ).toBeUndefined();
	} );

	it.each( [ 5, true, {}, [], null, Symbol( 'x' ), () => '/profile' ] )(
		'takes no place that is no text',
		( value ) => {
			expect( inAppPlace( value, PATHS ) ).toBeUndefined();
		}
	);
} );

describe( 'ACC-083, S12 where a server may send people', () => {
	const ORIGINS = [ 'https://site.example', 'https://hub.example:8443' ];

	it.each( [
		[ 'profile', '/profile' ],
		[ '/sign-in?platform=elementor', '/sign-in?platform=elementor' ],
		[ 'sign-in', '/sign-in' ],
		[ 'https://site.example/wp-admin/', 'https://site.example/wp-admin/' ],
		[ 'https://hub.example:8443/?a=b', 'https://hub.example:8443/?a=b' ],
	] )( 'takes %s', ( value, to ) => {
		expect( redirectTarget( value, PATHS, ORIGINS ) ).toBe( to );
	} );

	it.each( [
		undefined,
		null,
		7,
		[ 'https://site.example/' ],
		'',
		'https://evil.example/',
		'http://site.example/',
		'https://hub.example/',
		'https://site.example.evil.example/',
		'https://site.example@evil.example/',
		'https://me@site.example/',
		'https://evil.example\\@site.example/',
		'https://site.example\\@evil.example/',
		'blob:https://site.example/1',
		'//site.example/',
		'javascript:alert(1)',
		'data:text/html,x',
		'ftp://site.example/',
		'https://site.example/ x',
		'sign-in#//evil.example',
		'sign-in?x=https://evil.example',
		'wp-admin/index.php',
	] )( 'does not take %p', ( value ) => {
		expect( redirectTarget( value, PATHS, ORIGINS ) ).toBeUndefined();
	} );
} );
