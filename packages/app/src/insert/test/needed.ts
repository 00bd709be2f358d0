import type { NeededPlugin } from '@templately/rest';

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
