/** A width in which a demo is looked at. */
export type Device = 'desktop' | 'tablet' | 'mobile';

/** Pixels that a page believes it has: a desk's is drawn smaller where the stage is. */
export const WIDTHS: Record< Device, number > = {
	desktop: 1440,
	tablet: 768,
	mobile: 390,
};

/**
 * What a framed page may do. One of this site's own would be this site's administrator, if it ran scripts: it shows itself
 * without. Others have an origin of their own, from which nothing of ours is in reach.
 *
 * @param address The page.
 * @param own     This site's origin.
 * @return The tokens of the frame's sandbox.
 */
export const sandboxOf = ( address: string, own: string ): string =>
	new URL( address, own ).origin === own
		? 'allow-same-origin'
		: 'allow-same-origin allow-scripts allow-forms';
