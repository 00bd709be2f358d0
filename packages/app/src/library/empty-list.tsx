import { Button } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import type { Platform } from '@templately/rest';
import { EmptyFace } from '@templately/ui';
import { useApp, useLink } from '../app-context';
import { emptyTitle, type ListType, platformLabel } from '../lists/item-labels';

/**
 * A list in which there is nothing, and the way on: back from what it was narrowed to, or to the other builder's designs.
 *
 * @param props
 * @param props.type       What is listed.
 * @param props.platform   The builder whose designs are listed.
 * @param props.search     What was searched for.
 * @param props.isFiltered Whether it is narrowed by a filter.
 * @param props.plan       The plan that it is narrowed to.
 * @param props.onReset    Shows all.
 */
export function EmptyList( {
	type,
	platform,
	search,
	isFiltered,
	plan,
	onReset,
}: {
	type: ListType;
	platform: Platform;
	search: string;
	isFiltered: boolean;
	plan: Parameters< typeof emptyTitle >[ 2 ];
	onReset: () => void;
} ) {
	const { editor } = useApp().host;
	const link = useLink();
	const title = emptyTitle( type, Boolean( search ) || isFiltered, plan );
	if ( search || isFiltered || plan !== 'all' ) {
		return (
			<EmptyFace
				title={ title }
				action={
					<Button
						variant="secondary"
						__next40pxDefaultSize
						onClick={ onReset }
					>
						{ __( 'Reset', 'templately' ) }
					</Button>
				}
			>
				{ search &&
					__( 'Try another word, or another plan.', 'templately' ) }
			</EmptyFace>
		);
	}
	const other = platform === 'elementor' ? 'gutenberg' : 'elementor';
	return (
		<EmptyFace
			title={ title }
			// In an editor of one builder the other one's designs lead nowhere.
			action={
				! editor && (
					<Button
						variant="secondary"
						__next40pxDefaultSize
						{ ...link( `/${ other }/${ type }` ) }
					>
						{ sprintf(
							/* translators: %s: Gutenberg or Elementor. */
							__( 'Look at those for %s', 'templately' ),
							platformLabel( other )
						) }
					</Button>
				)
			}
		>
			{ sprintf(
				/* translators: %s: Gutenberg or Elementor. */
				__( 'This library has none for %s so far.', 'templately' ),
				platformLabel( platform )
			) }
		</EmptyFace>
	);
}
