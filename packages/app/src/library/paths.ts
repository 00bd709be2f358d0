/** The addresses of the library's screens: a list, and one of its items. */
export const LISTING =
	/^\/(?<platform>gutenberg|elementor)\/(?<type>packs|pages|blocks)\/?$/;
export const DETAILS =
	/^\/(?<platform>gutenberg|elementor)\/(?<type>packs|pages|blocks)\/(?<slug>[a-z0-9-]+)\/?$/;
