import { Button } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { addQueryArgs } from '@wordpress/url';
import type { Item, ItemDetails } from '@templately/rest';
import { useApp } from '../app-context';
import { itemAction } from './item-action';

/**
 * Whether this screen has a use for a design: a document of its builder, or the right to make a page.
 *
 * @param item The item.
 */
export function useCanInsert( item: Item | ItemDetails ): boolean {
	const { editor, site } = useApp().host;
	return editor ? editor.platform === item.platform : site.can.insertPages;
}

/** The one thing to do with an item: Insert or Purchase, or nothing. */
export function ActionButton( { item }: { item: Item | ItemDetails } ) {
	const { host, insert, busyId } = useApp();
	const action = itemAction( item );
	const canInsert = useCanInsert( item );
	if ( action === 'purchase' ) {
		return (
			<Button
				variant="primary"
				__next40pxDefaultSize
				href={ addQueryArgs(
					host.site.links.checkout ?? host.site.hub.url,
					{
						item: item.slug,
						utm_source: 'plugin',
						utm_medium: 'itemDetailsHeader',
					}
				) }
				target="_blank"
				rel="noopener noreferrer"
			>
				{ __( 'Purchase', 'templately' ) }
			</Button>
		);
	}
	return action === 'insert' && canInsert ? (
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
