import {
	DropdownMenu,
	MenuGroup,
	MenuItemsChoice,
} from '@wordpress/components';
import { useSelect } from '@wordpress/data';
import { __, sprintf } from '@wordpress/i18n';
import { store as libraryStore } from '@templately/library';
import type { ItemDetails, Platform } from '@templately/rest';
import { icons } from '@templately/ui';
import { useLocation, useSearch } from 'wouter';
import { parseArgs, buildPath } from '../shell/paths';
import { useApp } from '../shell/app-context';
import { type Domain, useDomains } from '../shell/domain';
import { useChoosePlatform, usePlatform } from '../shell/platform';
import { platformLabel } from '../lists/labels';

export const LISTING =
	/^\/(?<platform>gutenberg|elementor)\/(?<type>packs|pages|blocks)\/?$/;
export const DETAILS =
	/^\/(?<platform>gutenberg|elementor)\/(?<type>packs|pages|blocks)\/(?<slug>[a-z0-9-]+)\/?$/;

/**
 * The path on another platform: the same list with its search, or the same item where that platform has it.
 *
 * @param domains    The app's domains, which know their own paths.
 * @param path       The current path.
 * @param search     Its query string.
 * @param platform   The other platform.
 * @param variations The platforms of the current item, with its slugs there.
 */
export function getPathOnPlatform(
	domains: readonly Domain[],
	path: string,
	search: string,
	platform: Platform,
	variations: ItemDetails[ 'variations' ] = []
): string {
	const args = parseArgs( search );
	const [ own ] = domains.flatMap(
		( { onPlatformChange } ) =>
			onPlatformChange?.( path, args, platform ) ?? []
	);
	if ( own ) {
		return own;
	}
	const { type = 'packs', slug } =
		( LISTING.exec( path ) ?? DETAILS.exec( path ) )?.groups ?? {};
	if ( slug ) {
		const other = variations.find(
			( variation ) => variation.platform === platform
		);
		return `/${ platform }/${ type }${ other ? `/${ other.slug }` : '' }`;
	}
	const { q, plan } = LISTING.test( path ) ? args : {};
	return buildPath( `/${ platform }/${ type }`, { q, plan } );
}

/** Switches the platform: Gutenberg or Elementor. */
export function PlatformMenu() {
	const platform = usePlatform();
	const [ path ] = useLocation();
	const { editor, history, site } = useApp().host;
	const search = useSearch();
	const choosePlatform = useChoosePlatform();
	const domains = useDomains();
	const variations = useSelect(
		( select ) => {
			// The platform of the path: the store may still have the previous one.
			const { groups } = DETAILS.exec( path ) ?? {};
			return groups && site.can.browse
				? select( libraryStore ).getItem(
						groups.platform as Platform,
						groups.type ?? '',
						groups.slug ?? ''
					)?.variations
				: undefined;
		},
		[ path, site.can.browse ]
	);
	const choices = ( [ 'gutenberg', 'elementor' ] as const ).map(
		( value ) => ( {
			value,
			label: platformLabel( value ),
		} )
	);
	const choose = ( chosen: Platform ) => {
		choosePlatform( chosen );
		history.navigate(
			getPathOnPlatform( domains, path, search, chosen, variations )
		);
	};
	// An editor can use the designs of its own platform only.
	return editor ||
		( ! site.hasElementor && platform === 'gutenberg' ) ? null : (
		<DropdownMenu
			icon={ icons.chevronDown }
			text={ platformLabel( platform ) }
			label={ sprintf(
				/* translators: %s: Gutenberg or Elementor. */
				__( 'Platform: %s', 'templately' ),
				platformLabel( platform )
			) }
			popoverProps={ {
				className: 'templately',
				placement: 'bottom-end',
			} }
			toggleProps={ {
				className: 'templately-header__platform',
				size: 'compact',
				iconPosition: 'right',
				showTooltip: false,
			} }
		>
			{ ( { onClose } ) => (
				<MenuGroup>
					<MenuItemsChoice
						choices={ choices }
						value={ platform }
						onHover={ () => {} }
						onSelect={ ( chosen ) => {
							choose( chosen as Platform );
							onClose();
						} }
					/>
				</MenuGroup>
			) }
		</DropdownMenu>
	);
}
