import { DETAILS, LISTING } from '../../library/paths';
import { PROFILE, SIGN_IN } from '../paths';
import { inAppPlace } from '../redirect';

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
] )( 'does not take %p', ( value ) => {
	expect( inAppPlace( value, PATHS ) ).toBeUndefined();
} );
