import { useSelect } from '@wordpress/data';
import { useEffect, useRef } from '@wordpress/element';
import { __, isRTL } from '@wordpress/i18n';
import { store as libraryStore } from '@templately/library';
import { store as profileStore } from '@templately/profile';
import type { ItemDetails, Platform } from '@templately/rest';
import { Html, Icon, icons } from '@templately/ui';
import type { MouseEvent } from 'react';
import { useApp, useLink } from '../../app-context';
import { ItemActions, ItemMarks, ItemNotes, type Params } from '../../domain';
import { NOT_FOUND } from '../../error-codes';
import { Failed } from '../../layout/failed';
import { NotListed } from '../../layout/not-listed';
import { FullSiteBadge, PlanBadge } from '../../lists/item-card';
import type { ListType } from '../../lists/item-labels';
import { useResolved } from '../../use-resolved';
import { DetailsBones } from './bones';
import { Layouts } from './layouts';
import { Sidebar } from './sidebar';
import { Stage } from './stage';
import { Tags } from './tags';
import './details.css';

/** One pack, page or block. */
export default function DetailsScreen( { params }: { params: Params } ) {
	const platform = params.platform as Platform;
	const type = params.type as ListType;
	const {
		value: item,
		failure,
		retry,
	} = useResolved(
		libraryStore,
		'getItem',
		platform,
		type,
		params.slug ?? ''
	);
	const toLibrary = useWayBack( `/${ platform }/${ type }` );
	return (
		<div className="templately-main" id="templately-results">
			<div className="templately-details">
				{ failure?.code !== NOT_FOUND && (
					<div className="templately-details__wide">
						<a className="templately-back" { ...toLibrary }>
							<Icon
								className="templately-icon"
								icon={
									isRTL()
										? icons.chevronRight
										: icons.chevronLeft
								}
								size={ 24 }
							/>
							{ __( 'Back to Library', 'templately' ) }
						</a>
					</div>
				) }
				{ failure && (
					<div className="templately-details__wide">
						{ failure.code === NOT_FOUND ? (
							<NotListed
								title={ __(
									'This design is not here.',
									'templately'
								) }
								text={ __(
									'It may have another name now, or have left the library.',
									'templately'
								) }
								back={ __( 'Back to Library', 'templately' ) }
								link={ toLibrary }
							/>
						) : (
							<Failed failure={ failure } retry={ retry } />
						) }
					</div>
				) }
				{ ! failure && ! item && <DetailsBones /> }
				{ ! failure && item && (
					<Details key={ item.id } item={ item } type={ type } />
				) }
			</div>
		</div>
	);
}

/** A link to the list that somebody came from, with its search and page; to the list itself where there was none. */
function useWayBack( list: string ) {
	const { history } = useApp().host;
	const link = useLink()( list );
	return {
		href: link.href,
		onClick: ( event: MouseEvent ) => {
			const isPlain = ! (
				event.ctrlKey ||
				event.metaKey ||
				event.shiftKey ||
				event.altKey
			);
			if ( isPlain && history.back() ) {
				event.preventDefault();
			} else {
				link.onClick( event );
			}
		},
	};
}

function Details( { item, type }: { item: ItemDetails; type: ListType } ) {
	const { site } = useApp().host;
	const isLifetime = useSelect(
		( select ) => select( profileStore ).hasPlan( 'lifetime' ),
		[]
	);
	const title = useRef< HTMLHeadingElement >( null );
	useEffect( () => title.current?.focus( { preventScroll: true } ), [] );
	const imageOrigins = site.hub.url
		? [ new URL( site.hub.url, window.location.href ).origin ]
		: [];
	return (
		<>
			<div className="templately-details__wide templately-details__head">
				<h1
					className="templately-title"
					ref={ title }
					tabIndex={ -1 }
					dir="auto"
				>
					{ item.name }
				</h1>
				<PlanBadge plan={ item.plan } />
				<FullSiteBadge item={ item } />
				<ItemMarks item={ item } place="details" />
				<div className="templately-row templately-push">
					<ItemActions item={ item } place="details" />
				</div>
				<ItemNotes item={ item } />
			</div>
			<div className="templately-stack templately-stack--wide">
				<Stage item={ item } />
				{ item.description && (
					<div className="templately-prose">
						<Html
							html={ item.description }
							as="description"
							imageOrigins={ imageOrigins }
						/>
					</div>
				) }
				{ ! isLifetime && <Tags item={ item } type={ type } /> }
			</div>
			<Sidebar item={ item } type={ type } />
			<Layouts item={ item } />
			{ isLifetime && (
				<div className="templately-details__wide">
					<Tags item={ item } type={ type } />
				</div>
			) }
		</>
	);
}
