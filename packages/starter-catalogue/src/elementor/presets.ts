/** Reads presets and typography of a theme.json. */
import type { Preset } from '../theme-folder';
import type { Typography } from './attributes';

export type Settings = Readonly< Record< string, unknown > >;

export interface Row {
	readonly _id: string;
	readonly title: string;
	readonly [ member: string ]: unknown;
}

/** Values of Elementor's site settings that a document uses. */
export interface KitValues {
	readonly colors: readonly Row[];
	readonly typography: readonly Row[];
}

/** Elementor's four roles. */
export const ROLES = [ 'primary', 'secondary', 'text', 'accent' ] as const;

export type Role = ( typeof ROLES )[ number ];

export const PRESET = /^var:preset\|([a-z-]+)\|(.+)$/;

export const list = ( presets: unknown ): readonly Preset[] =>
	Array.isArray( presets ) ? presets : [];

export const slugOf = ( value?: string ): string | undefined =>
	PRESET.exec( value ?? '' )?.[ 2 ];

export const isRole = ( id: string ): boolean =>
	ROLES.some( ( role ) => role === id );

export const typographyOf = ( styles: Settings ): Typography =>
	( styles.typography ?? {} ) as Typography;

export const elementType = ( styles: Settings, element: string ): Typography =>
	typographyOf(
		( ( styles.elements ?? {} ) as Record< string, Settings > )[
			element
		] ?? {}
	);
