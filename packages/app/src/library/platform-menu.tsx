import {
	DropdownMenu,
	MenuGroup,
	MenuItemsChoice,
} from '@wordpress/components';
import { useSelect } from '@wordpress/data';
import { __, sprintf } from '@wordpress/i18n';
import { store as libraryStore } from '@templately/library';
import type { Platform } from '@templately/rest';
import { icons } from '@templately/ui';
import { useLocation, useSearch } from 'wouter';
import { useApp } from '../app-context';
import { useChoosePlatform, usePlatform } from '../layout/platform';
import { platformLabel } from '../lists/item-labels';
import { DETAILS } from './paths';
import { placeOnPlatform } from './place-on-platform';

/** The builder whose designs are shown. */
export function PlatformMenu() {
	const platform = usePlatform();
	const [ path ] = useLocation();
	const { editor, history, site } = useApp().host;
	const search = useSearch();
	const choosePlatform = useChoosePlatform();
	const variations = useSelect(
		( select ) => {
			// The place's own platform: the store's may still be the one before.
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
		const to = placeOnPlatform( path, search, chosen, variations );
		choosePlatform( chosen );
		history.navigate( to );
	};
	// In an editor of one builder the other one's designs lead nowhere.
	return editor ? null : (
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
