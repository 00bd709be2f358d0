import { Button } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { dataType, store as libraryStore } from '@templately/library';
import type { ItemsQuery } from '@templately/rest';
import {
	SegmentedControl,
	EmptyState,
	GridSkeleton,
	Icon,
	ItemGrid,
	NAME,
	Picture,
	SearchBox,
} from '@templately/ui';
import { archive, cloud, page, people } from '@templately/ui/more-icons';
import { useApp, useLink } from '../shell/app-context';
import type { Host } from '../shell/host';
import { getRecent } from '../insert/recent';
import { RequestError } from '../shell/request-error';
import { usePlatform } from '../shell/platform';
import { titles } from '../lists/account-labels';
import {
	emptyTitle,
	getItemPath,
	getCardKind,
	searchLabel,
	typeLabel,
} from '../lists/labels';
import { ItemCard } from '../lists/item-card';
import { messages } from '../shell/errors';
import { useResolved } from '../shell/use-resolved';

interface Props {
	host: Host;
	/** Opens the whole library, where the host's history points. */
	onOpen: () => void;
}

/**
 * The editor sidebar: search, recent inserts and designs. Without library access: links to the user's own
 * content.
 */
export default function PanelBody( { host, onOpen }: Props ) {
	return (
		<div className="templately templately-panel">
			<Button
				variant="primary"
				className="templately-wide-button"
				__next40pxDefaultSize
				onClick={ onOpen }
			>
				{ host.site.can.browse
					? __( 'Open library', 'templately' )
					: sprintf(
							/* translators: %s: name of the product. */
							__( 'Open %s', 'templately' ),
							NAME
						) }
			</Button>
			{ host.site.can.browse ? <Designs host={ host } /> : <OwnThings /> }
		</div>
	);
}

/** Links to the user's own content. */
function OwnThings() {
	const link = useLink();
	const platform = usePlatform();
	const places = [
		[ `/${ platform }/templates`, titles.saved(), page ],
		[ '/clouds', titles.clouds(), cloud ],
		[ '/clouds/workspace', titles.workspaces(), archive ],
		[ '/clouds/shared-workspace', titles.shared(), people ],
	] as const;
	return (
		<ul className="templately-panel__places">
			{ places.map( ( [ path, label, icon ] ) => (
				<li key={ path }>
					<a { ...link( path ) }>
						<Icon
							className="templately-icon"
							icon={ icon }
							size={ 24 }
						/>
						{ label }
					</a>
				</li>
			) ) }
		</ul>
	);
}

/** A search, what was inserted last, and designs. */
function Designs( { host }: Pick< Props, 'host' > ) {
	const [ type, setType ] = useState< 'blocks' | 'pages' >( 'blocks' );
	const [ search, setSearch ] = useState( '' );
	const platform = host.editor?.platform ?? 'gutenberg';
	const query: ItemsQuery = { platform, type: dataType( type ), search };
	const {
		value: items,
		failure,
		retry,
	} = useResolved( libraryStore, 'getItems', query );
	return (
		<>
			<SearchBox
				label={ searchLabel( type ) }
				placeholder={ messages.searchPlaceholder() }
				value={ search }
				onSearch={ setSearch }
			/>
			{ host.site.can.read && (
				<SegmentedControl
					label={ __( 'Show', 'templately' ) }
					value={ type }
					options={ [
						{ value: 'blocks', label: typeLabel( 'blocks' ) },
						{ value: 'pages', label: typeLabel( 'pages' ) },
					] }
					onChange={ setType }
					isBlock
				/>
			) }
			{ search === '' && <RecentItems /> }
			{ failure && <RequestError failure={ failure } retry={ retry } /> }
			{ ! failure && ! items && (
				<GridSkeleton kind={ getCardKind( type ) } count={ 3 } />
			) }
			{ items?.length === 0 && (
				<EmptyState title={ emptyTitle( type, search !== '' ) } />
			) }
			{ items && items.length > 0 && (
				<ItemGrid kind={ getCardKind( type ) } items={ items }>
					{ ( item ) => <ItemCard item={ item } /> }
				</ItemGrid>
			) }
		</>
	);
}

function RecentItems() {
	const link = useLink();
	const recent = getRecent( useApp().host.site.hub.id );
	return recent.length > 0 ? (
		<section
			className="templately-stack templately-stack--tight"
			aria-label={ __( 'Recent', 'templately' ) }
		>
			<h2>{ __( 'Recent', 'templately' ) }</h2>
			<ul className="templately-panel__recent">
				{ recent.map( ( item ) => (
					<li key={ item.id }>
						<Picture
							className="templately-thumb"
							src={ item.thumbnail }
							alt=""
						/>
						<a { ...link( getItemPath( item ) ) } dir="auto">
							{ item.name }
						</a>
					</li>
				) ) }
			</ul>
		</section>
	) : null;
}
