import type { Look, PageData } from '@templately/rest';

let chosen: Look | undefined;

/**
 * Whether this person has said how designs are to look on this site.
 *
 * @param site What the page said when it was opened.
 */
export const hasChosenLook = ( site: PageData ): boolean =>
	chosenLook( site ) !== '';

/**
 * What this person has said last.
 *
 * @param site What the page said when it was opened.
 * @return '' for nothing yet.
 */
export const chosenLook = ( site: PageData ): Look | '' =>
	chosen ?? ( site.look as Look | '' );

/**
 * Notes what the site has remembered since the page was opened.
 *
 * @param look The look.
 */
export function noteChosenLook( look: Look ): void {
	chosen = look;
}
