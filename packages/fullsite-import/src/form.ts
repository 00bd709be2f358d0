import type { ImportForm, PackColor, PackImportInfo } from '@templately/rest';

/** Width of a logo in pixels. */
export const LOGO_WIDTH = { least: 20, most: 800, usual: 211 } as const;

/** Maximum size of a logo in pixels. Larger ones are accepted with a warning. */
export const LOGO_SIZE = { width: 800, height: 400 } as const;

/** Media types of a logo. */
export const LOGO_TYPES = [
	'image/svg+xml',
	'image/png',
	'image/jpeg',
	'image/gif',
] as const;

/** Form with the title and logo of the site, the colours of the pack and all of its content. */
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

/** Turns a typed or received width into an allowed one. */
export const logoWidth = ( width: unknown ): number => {
	const pixels = Math.round( Number( width ) );
	return Number.isFinite( pixels ) && String( width ?? '' ).trim() !== ''
		? Math.min( LOGO_WIDTH.most, Math.max( LOGO_WIDTH.least, pixels ) )
		: LOGO_WIDTH.usual;
};

/** Colours of a pack that can be changed. The names of the lists differ by builder. */
export const packColors = ( {
	system_colors: system,
	global_colors: global,
	custom_colors: custom,
}: PackImportInfo[ 'settings' ] ): PackColor[] => [
	...( global ?? system ?? [] ),
	...( custom ?? [] ),
];

/** Address of the logo of a pack; empty without one. */
export const packLogo = ( {
	site_logo: site,
	logo,
}: PackImportInfo[ 'settings' ] ): string => site?.url ?? logo?.url ?? '';

/** Message to the live preview. */
export interface PreviewMessage {
	type: 'css_variable';
	platform: string;
	logo: { id: number; url: string } | null;
	color: Record< string, string >;
	logoSize: number;
}

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
