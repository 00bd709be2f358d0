import {
	DropdownMenu,
	MenuGroup,
	MenuItemsChoice,
} from '@wordpress/components';
import { useDispatch } from '@wordpress/data';
import { __, sprintf } from '@wordpress/i18n';
import { store as libraryStore } from '@templately/library';
import type { Platform } from '@templately/rest';
import { icons } from '@templately/ui';
import { useLocation } from 'wouter';
import { useApp } from '../app-context';
import { usePlatform } from '../layout/platform';
import { platformLabel } from './words';

/** The builder whose designs are shown. */
export function PlatformMenu() {
	const platform = usePlatform();
	const [ path ] = useLocation();
	const { history } = useApp().host;
	const { setPlatform } = useDispatch( libraryStore );
	const choices = ( [ 'gutenberg', 'elementor' ] as const ).map(
		( value ) => ( {
			value,
			label: platformLabel( value ),
		} )
	);
	const choose = ( chosen: Platform ) => {
		setPlatform( chosen );
		const [ , , type = 'packs' ] = path.split( '/' );
		history.navigate(
			`/${ chosen }/${ /^\/(gutenberg|elementor)\//.test( path ) ? type : 'packs' }`
		);
	};
	return (
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
