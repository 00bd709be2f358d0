import { Button, DropdownMenu } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { Item, ItemDetails } from '@templately/rest';
import { icons } from '@templately/ui';
import { itemCheckout } from '../account/checkout';
import { useReturnFromCheckout } from '../account/use-return-from-checkout';
import { useApp } from '../app-context';
import type { ItemAction } from '../domain';
import { offersFullSite } from '../fullsite-import/offer';
import { useInsert } from './insert-frame';
import { itemAction } from './item-action';
import { pageRows } from './pages';

/**
 * Whether this screen has a use for a design: a document of its builder, or the right to make a page.
 *
 * @param item The item.
 */
export function useCanInsert( item: Pick< Item, 'platform' > ): boolean {
	const { editor, site } = useApp().host;
	return editor ? editor.platform === item.platform : site.can.insertPages;
}

/** The one thing to do with an item: Insert or Purchase, or nothing. A pack's card only shows what is in it. */
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

/** Where there is no shop, nothing leads to it. */
function PurchaseButton( { item }: { item: Item | ItemDetails } ) {
	const address = itemCheckout( useApp().host.site, item );
	const expectReturn = useReturnFromCheckout();
	return address ? (
		<Button
			variant={ offersFullSite( item ) ? 'secondary' : 'primary' }
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

/** Single pages of a pack: the first thing to do with one that is no whole site. */
function InsertPagesButton( { pack }: { pack: ItemDetails } ) {
	const { insertPages } = useInsert();
	const { site } = useApp().host;
	return site.can.insertPages &&
		pack.platform === 'gutenberg' &&
		pageRows( pack ).length > 0 ? (
		<Button
			variant={ offersFullSite( pack ) ? 'secondary' : 'primary' }
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

/** What else can be done: in place of the page that is there. */
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
