/** Data of designs, and the dialog that inserts them. */
import type { NeededPlugin } from '@templately/rest';
import { design, openApp } from '../../test/open-app';
import { press, getTexts, wait } from '../../test/show';

export const MENU = design( { id: 11, name: 'Menu', type: 'sections' } );

export const PAGE = {
	id: 70,
	edit_link: 'https://site.example/wp-admin/post.php?post=70&action=edit',
	elementor_edit_link: '',
	visit: 'https://site.example/?page_id=70&preview=true',
	attachments: [],
	left_out: [],
};

/** A design that is the same in every look. */
export const ONE_LOOK = {
	look: 'design',
	page: '',
	looks: null,
	fonts: [],
	page_with_fonts: '',
};

export const THREE_LOOKS = {
	...ONE_LOOK,
	looks: Object.fromEntries(
		[ 'design', 'fonts', 'site' ].map( ( look ) => [
			look,
			{ page: `https://site.example/?look=${ look }`, kept: 0 },
		] )
	),
};

export const BUSY = {
	code: 'busy',
	message: 'Not now.',
	data: { status: 503 },
};

export const refuse = () => {
	throw BUSY;
};

/**
 * A plugin that a design needs: missing, and free.
 *
 * @param slug Its slug.
 * @param more What is special about it.
 */
export const plugin = (
	slug: string,
	more: Partial< NeededPlugin > = {}
): NeededPlugin => ( {
	slug,
	name: `The ${ slug }`,
	icon: '',
	link: '',
	is_pro: false,
	is_builder: false,
	is_active: false,
	is_installed: false,
	...more,
} );

/** A design that needs plugins. */
export const needing = ( ...slugs: string[] ) => ( {
	...MENU,
	dependencies: slugs.map( ( slug, at ) => ( {
		id: at + 1,
		slug,
		name: slug,
		link: '',
		icon: '',
		is_pro: false,
		is_active: false,
	} ) ),
} );

/** An answer that arrives when the test says so. */
export function delayed( value: unknown ) {
	const waiting: ( () => void )[] = [];
	return {
		answer: () =>
			new Promise( ( resolve, reject ) =>
				waiting.push( () =>
					value === BUSY ? reject( value ) : resolve( value )
				)
			),
		arrive: async () => {
			waiting.shift()?.();
			await wait( 1000 );
		},
	};
}

export const title = () => getTexts( '[role="dialog"] h1' );

export const foot = () =>
	getTexts( '[role="dialog"] .templately-dialog__foot > *' );

export const go = async ( pressed: Parameters< typeof press >[ 0 ] ) => {
	await press( pressed );
	await wait( 1000 );
};

/** What was sent to a path. */
export const sentTo = (
	{ asked }: Awaited< ReturnType< typeof openApp > >,
	path: string
) =>
	asked
		.filter( ( request ) => request.path === path )
		.map( ( { sent } ) => sent );
