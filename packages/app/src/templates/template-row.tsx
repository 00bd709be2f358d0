import { Button } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import type { SavedTemplate } from '@templately/rest/templates';
import { getOffers } from '@templately/templates';
import { Badge, Thumbnail } from '@templately/ui';
import { cloud, download, pencil, trash } from '@templately/ui/more-icons';
import { RowMenu } from '@templately/ui/row-menu';
import { texts } from './labels';
import { PagePreview } from './template-picture';

const KINDS: Record< string, () => string > = {
	section: () => __( 'Block', 'templately' ),
	page: () => __( 'Page', 'templately' ),
	template: () => __( 'Template', 'templately' ),
	part: () => __( 'Template part', 'templately' ),
	kit: () => __( 'Site Settings', 'templately' ),
};

const getTemplateKind = ( type: string ): string =>
	KINDS[ type ]?.() ??
	type.charAt( 0 ).toLocaleUpperCase() +
		type.slice( 1 ).replace( /[_-]+/g, ' ' );

/** Title and type of a template. */
export const Name = ( { template }: { template: SavedTemplate } ) => (
	<span className="templately-table__name">
		{ getOffers( template ).preview ? (
			<span className="templately-thumb" aria-hidden="true">
				<PagePreview
					url={ template.preview_url }
					width={ 640 }
					loading="lazy"
				/>
			</span>
		) : (
			<Thumbnail
				src=""
				kind={ template.type === 'page' ? 'page' : 'block' }
			/>
		) }
		<span className="templately-saved__name">
			<span>
				<span dir="auto">{ template.title }</span>{ ' ' }
				{ template.is_pushed && (
					<Badge kind="good">
						{ __( 'In the cloud', 'templately' ) }
					</Badge>
				) }
			</span>
			<span className="templately-small">
				{ getTemplateKind( template.type ) }
			</span>
		</span>
	</span>
);

/** Actions of a template. */
export function Actions( {
	template,
	onInsert,
	onPush,
	onExport,
	onRename,
	onDelete,
}: {
	template: SavedTemplate;
	/** Absent where the template cannot be inserted. */
	onInsert?: () => void;
	onPush: () => void;
	onExport: () => void;
	onRename: () => void;
	onDelete: () => void;
} ) {
	const offers = getOffers( template );
	const { title } = template;
	return (
		<span className="templately-saved__actions">
			{ onInsert && (
				<Button
					variant="secondary"
					size="compact"
					aria-label={ sprintf(
						/* translators: %s: name of a design. */
						__( 'Insert %s', 'templately' ),
						title
					) }
					onClick={ onInsert }
				>
					{ texts.insert() }
				</Button>
			) }
			{ offers.preview && (
				<Button
					variant="tertiary"
					size="compact"
					href={ template.preview_url }
					target="_blank"
					rel="noopener"
					aria-label={ sprintf(
						/* translators: %s: name of a template. */
						__( 'Preview %s', 'templately' ),
						title
					) }
				>
					{ __( 'Preview', 'templately' ) }
				</Button>
			) }
			<RowMenu
				label={ sprintf(
					/* translators: %s: name of a template. */
					__( 'Actions for %s', 'templately' ),
					title
				) }
				groups={ [
					[
						...( offers.push
							? [
									{
										label: texts.push(),
										icon: cloud,
										onChoose: onPush,
									},
								]
							: [] ),
						...( offers.export
							? [
									{
										label: __( 'Export', 'templately' ),
										icon: download,
										onChoose: onExport,
									},
								]
							: [] ),
						...( offers.rename
							? [
									{
										label: __( 'Rename', 'templately' ),
										icon: pencil,
										onChoose: onRename,
									},
								]
							: [] ),
					],
					offers.delete
						? [
								{
									label: texts.delete(),
									icon: trash,
									isDestructive: true,
									onChoose: onDelete,
								},
							]
						: [],
				] }
			/>
		</span>
	);
}
