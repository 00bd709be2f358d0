import { DropdownMenu, MenuGroup, MenuItem } from '@wordpress/components';
import type { ComponentProps } from 'react';
import { Icon } from './icons';
import { moreVertical } from './more-icons';

export interface RowMenuEntry {
	label: string;
	icon: ComponentProps< typeof Icon >[ 'icon' ];
	onChoose: () => void;
	/** Whether it removes something. */
	isDestructive?: boolean;
	/** Whether it is shown but cannot be used now. */
	isDisabled?: boolean;
}

/** Menu of a list row. Empty groups are omitted. */
export const RowMenu = ( {
	label,
	groups,
}: {
	label: string;
	groups: RowMenuEntry[][];
} ) => (
	<DropdownMenu
		icon={ moreVertical }
		label={ label }
		popoverProps={ { className: 'templately', placement: 'bottom-end' } }
		toggleProps={ { size: 'compact', showTooltip: false } }
	>
		{ ( { onClose } ) =>
			groups
				.filter( ( entries ) => entries.length > 0 )
				.map( ( entries, index ) => (
					<MenuGroup key={ index }>
						{ entries.map( ( entry ) => (
							<MenuItem
								key={ entry.label }
								icon={ <Icon icon={ entry.icon } /> }
								iconPosition="left"
								isDestructive={ entry.isDestructive }
								disabled={ entry.isDisabled }
								onClick={ () => {
									onClose();
									entry.onChoose();
								} }
							>
								{ entry.label }
							</MenuItem>
						) ) }
					</MenuGroup>
				) )
		}
	</DropdownMenu>
);
