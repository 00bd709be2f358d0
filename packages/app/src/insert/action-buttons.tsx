import { Button, DropdownMenu } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { Item, ItemDetails } from '@templately/rest';
import { icons } from '@templately/ui';
import { itemCheckout, useReturnFromCheckout } from '../account/checkout';
import { useApp } from '../shell/app-context';
import type { ItemAction } from '../shell/domain';
import {
	canImportFullSite,
	getInsertablePages,
	itemAction,
} from './item-action';
import { useInsert } from './insert-provider';

/** Whether a design fits this screen: the open document is of the same builder, or the user may create pages of the builder. */
export function useCanInsert( item: Pick< Item, 'platform' > ): boolean {
	const { editor, site } = useApp().host;
	return editor
		? editor.platform === item.platform
		: site.can.insertPages &&
				( item.platform === 'gutenberg' || site.hasElementor );
}

/** The main action of an item: Insert, Purchase or none. The cards of packs have none. */
export const ActionButton: ItemAction = ( { item, place } ) => {
	const action = itemAction( item );
	if ( place === 'details' && ! action && 'items' in item ) {
		return <InsertPagesButton pack={ item } />;
	}
	if ( ! action || ( place === 'card' && item.type === 'packs' ) ) {
		return null;
	}
	return action === 'purchase' ? (
		<PurchaseButton item={ item } />
	) : (
		<InsertButton item={ item } />
	);
};

function PurchaseButton( { item }: { item: Item | ItemDetails } ) {
	const address = itemCheckout( useApp().host.site, item );
	const expectReturn = useReturnFromCheckout();
	return address ? (
		<Button
			variant={ canImportFullSite( item ) ? 'secondary' : 'primary' }
			__next40pxDefaultSize
			href={ address }
			target="_blank"
			rel="noopener noreferrer"
			onClick={ expectReturn }
		>
			{ __( 'Purchase', 'templately' ) }
		</Button>
	) : null;
}

/** Creates single pages of a pack. The main action, unless the pack is a whole site. */
function InsertPagesButton( { pack }: { pack: ItemDetails } ) {
	const { insertPages } = useInsert();
	const { site } = useApp().host;
	return site.can.insertPages &&
		pack.platform === 'gutenberg' &&
		getInsertablePages( pack.items ).length > 0 ? (
		<Button
			variant={ canImportFullSite( pack ) ? 'secondary' : 'primary' }
			__next40pxDefaultSize
			onClick={ () => insertPages( pack ) }
		>
			{ __( 'Insert pages…', 'templately' ) }
		</Button>
	) : null;
}

function InsertButton( { item }: { item: Item | ItemDetails } ) {
	const { insert, busyId } = useInsert();
	return useCanInsert( item ) ? (
		<Button
			variant="primary"
			__next40pxDefaultSize
			isBusy={ busyId === item.id }
			disabled={ busyId !== undefined }
			accessibleWhenDisabled
			onClick={ () => insert( item ) }
		>
			{ __( 'Insert', 'templately' ) }
		</Button>
	) : null;
}

/** Replaces the content of the open page. */
export const MoreActions: ItemAction = ( { item, place } ) => {
	const { host } = useApp();
	const { insert } = useInsert();
	const canInsert = useCanInsert( item );
	if (
		place !== 'details' ||
		! host.editor ||
		! canInsert ||
		item.type !== 'pages' ||
		itemAction( item ) !== 'insert'
	) {
		return null;
	}
	return (
		<DropdownMenu
			icon={ icons.moreVertical }
			label={ __( 'More ways to insert', 'templately' ) }
			controls={ [
				{
					title: __( 'Replace page content', 'templately' ),
					onClick: () => insert( item, 'replace' ),
				},
			] }
		/>
	);
};
