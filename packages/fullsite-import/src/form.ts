import type { ImportForm, PackColor, PackImportInfo } from '@templately/rest';

/** Pixels of a logo's width. */
export const LOGO_WIDTH = { least: 20, most: 800, usual: 211 } as const;

/** What a logo may be, as browsers and WordPress name it. */
export const LOGO_TYPES = [
	'image/svg+xml',
	'image/png',
	'image/jpeg',
	'image/gif',
] as const;

/**
 * The form as it begins: the site's own name and logo, the pack's colours, and all that the pack brings.
 *
 * @param id   The pack.
 * @param info What the pack says of itself, and how the site is.
 */
export const startForm = (
	id: number,
	info?: Pick< PackImportInfo, 'site' >
): ImportForm => ( {
	id,
	title: info?.site.title ?? '',
	slogan: info?.site.tagline ?? '',
	logo: info?.site.logo ?? null,
	logo_size: LOGO_WIDTH.usual,
	color: {},
	import_demo_content: true,
	theme: '',
	plugins: [],
	objects: [],
} );

/**
 * A width of a logo that is one.
 *
 * @param width What somebody typed, or a preview said.
 */
export const logoWidth = ( width: unknown ): number => {
	const pixels = Math.round( Number( width ) );
	return Number.isFinite( pixels ) && String( width ?? '' ).trim() !== ''
		? Math.min( LOGO_WIDTH.most, Math.max( LOGO_WIDTH.least, pixels ) )
		: LOGO_WIDTH.usual;
};

/** The colours that a pack lets people choose, whichever builder names them. */
export const packColors = ( {
	system_colors: system,
	global_colors: global,
	custom_colors: custom,
}: PackImportInfo[ 'settings' ] ): PackColor[] => [
	...( global ?? system ?? [] ),
	...( custom ?? [] ),
];

/** The logo that a pack comes with; '' for none. */
export const packLogo = ( {
	site_logo: site,
	logo,
}: PackImportInfo[ 'settings' ] ): string => site?.url ?? logo?.url ?? '';

/** What the live preview is told. */
export interface PreviewMessage {
	type: 'css_variable';
	platform: string;
	logo: { id: number; url: string } | null;
	color: Record< string, string >;
	logoSize: number;
}

/**
 * What a form looks like in the live preview.
 *
 * @param platform The builder.
 * @param form     The form.
 */
export const previewMessage = (
	platform: string,
	form: Pick< ImportForm, 'logo' | 'color' | 'logo_size' >
): PreviewMessage => ( {
	type: 'css_variable',
	platform,
	logo: form.logo,
	color: form.color,
	logoSize: form.logo_size,
} );
