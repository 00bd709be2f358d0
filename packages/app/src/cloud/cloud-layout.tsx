import '../collection/collection.css';
import './cloud.css';
import { Button } from '@wordpress/components';
import { useEffect, useRef, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { getStorage, store as cloudStore } from '@templately/cloud';
import type { WorkspaceChoice } from '@templately/rest/workspaces';
import { Icon } from '@templately/ui';
import { Meter } from '@templately/ui/meter';
import {
	archive,
	cloud,
	download,
	page,
	payment,
	people,
	person,
	starEmpty,
	trash,
	upload,
} from '@templately/ui/more-icons';
import { store as workspacesStore } from '@templately/workspaces';
import type { ComponentProps, DragEvent, ReactNode } from 'react';
import { usePlanOffer, useUpgrade } from '../account/upgrade';
import { useApp, useLink } from '../app-context';
import {
	downloadsLabel,
	favouritesLabel,
	purchasesLabel,
} from '../collection/words';
import { Failed } from '../layout/failed';
import { usePlatform } from '../layout/platform';
import { useResolved } from '../use-resolved';
import { draggedFiles, isDraggingFiles } from './drag';
import { texts, titles } from './words';

interface Place {
	path: string;
	label: () => string;
	icon: ComponentProps< typeof Icon >[ 'icon' ];
	/** Whether it goes with the library, where that is hidden from somebody. */
	isOfLibrary?: boolean;
}

const FILES: Place[] = [
	{ path: '/clouds', label: titles.clouds, icon: cloud },
	{ path: '/clouds/workspace', label: titles.workspaces, icon: archive },
	{ path: '/clouds/shared-workspace', label: titles.shared, icon: people },
	{ path: '/clouds/save-template', label: titles.save, icon: upload },
	{ path: '/clouds/trash', label: titles.trash, icon: trash },
];

const ACCOUNT: Place[] = [
	{
		path: '/purchased-items',
		label: purchasesLabel,
		icon: payment,
		isOfLibrary: true,
	},
	{
		path: '/favourites',
		label: favouritesLabel,
		icon: starEmpty,
		isOfLibrary: true,
	},
	{
		path: '/downloads',
		label: downloadsLabel,
		icon: download,
		isOfLibrary: true,
	},
	{
		path: '/profile',
		label: () => __( 'Profile', 'templately' ),
		icon: person,
	},
];

/** How many workspaces stand beside the files; the others are on their own screen. */
const SHOWN = 5;

/** What happens to files that are dropped on a workspace. */
export type OnDrop = ( ids: number[], workspace: WorkspaceChoice ) => void;

interface Props {
	/** Where somebody is. */
	path: string;
	/** Takes files that are dropped on a workspace; without it nothing can be. */
	onDrop?: OnDrop;
	children: ReactNode;
}

/** What all screens of the cloud share: where else one can go, and how full it is. */
export function CloudLayout( { path, onDrop, children }: Props ) {
	const { browse } = useApp().host.site.can;
	const platform = usePlatform();
	const row = useCurrentInSight( path );
	return (
		<div className="templately-lists">
			<div className="templately-lists__side">
				<nav
					ref={ row }
					className="templately-lists__nav"
					aria-label={ __( 'My Cloud', 'templately' ) }
				>
					<Links
						places={ [
							...FILES,
							{
								path: `/${ platform }/templates`,
								label: titles.saved,
								icon: page,
							},
						] }
						path={ path }
						onDrop={ onDrop }
					/>
					<Links
						places={ ACCOUNT.filter(
							( { isOfLibrary } ) => ! isOfLibrary || browse
						) }
						path={ path }
					/>
				</nav>
				<Storage />
			</div>
			<div className="templately-lists__main" id="templately-results">
				{ children }
			</div>
		</div>
	);
}

/**
 * Brings the link to where somebody is into sight, where the links are a row that scrolls.
 *
 * @param path Where that is.
 */
function useCurrentInSight( path: string ) {
	const row = useRef< HTMLElement >( null );
	useEffect( () => {
		const links = row.current;
		// Of the places themselves: the workspaces below one are not shown where they are a row.
		const current = links?.querySelector(
			':scope > ul > li > a[aria-current]'
		);
		if ( links && current ) {
			const whole = links.getBoundingClientRect();
			const own = current.getBoundingClientRect();
			links.scrollLeft +=
				( own.left + own.right - whole.left - whole.right ) / 2;
		}
	}, [ path ] );
	return row;
}

function Links( {
	places,
	path,
	onDrop,
}: {
	places: Place[];
	path: string;
	onDrop?: OnDrop;
} ) {
	const link = useLink();
	return (
		<ul className="templately-lists__links">
			{ places.map( ( place ) => (
				<li key={ place.path }>
					<a
						{ ...link( place.path ) }
						aria-current={ currentState( place.path, path ) }
					>
						<Icon
							className="templately-icon"
							icon={ place.icon }
							size={ 24 }
						/>
						{ place.label() }
					</a>
					{ place.path === '/clouds/workspace' && (
						<Workspaces path={ path } onDrop={ onDrop } />
					) }
				</li>
			) ) }
		</ul>
	);
}

function currentState(
	place: string,
	path: string
): 'page' | 'true' | undefined {
	if ( place === path ) {
		return 'page';
	}
	return place !== '/clouds' && path.startsWith( `${ place }/` )
		? 'true'
		: undefined;
}

/** The first of the workspaces, on which files can be dropped. */
function Workspaces( { path, onDrop }: { path: string; onDrop?: OnDrop } ) {
	const {
		value: choices,
		failure,
		retry,
	} = useResolved( workspacesStore, 'getChoices' );
	const link = useLink();
	if ( failure ) {
		return (
			<Failed
				failure={ failure }
				retry={ retry }
				line={ texts.noChoices() }
			/>
		);
	}
	const own = choices?.own.slice( 0, SHOWN ) ?? [];
	return own.length > 0 ? (
		<ul className="templately-lists__links templately-lists__workspaces">
			{ own.map( ( workspace ) => (
				<li key={ workspace.id }>
					<DropTarget workspace={ workspace } onDrop={ onDrop }>
						<a
							{ ...link(
								`/clouds/workspace/${ workspace.slug }`
							) }
							aria-current={ currentState(
								`/clouds/workspace/${ workspace.slug }`,
								path
							) }
							title={ workspace.title }
						>
							<span dir="auto">{ workspace.title }</span>
						</a>
					</DropTarget>
				</li>
			) ) }
		</ul>
	) : null;
}

function DropTarget( {
	workspace,
	onDrop,
	children,
}: {
	workspace: WorkspaceChoice;
	onDrop?: OnDrop;
	children: ReactNode;
} ) {
	const [ isOver, setOver ] = useState( false );
	const over = ( event: DragEvent ) => {
		if ( onDrop && isDraggingFiles( event ) ) {
			event.preventDefault();
			event.dataTransfer.dropEffect = 'move';
			setOver( true );
		}
	};
	return (
		<div
			className={ isOver ? 'is-target' : undefined }
			onDragEnter={ over }
			onDragOver={ over }
			onDragLeave={ () => setOver( false ) }
			onDrop={ ( event ) => {
				setOver( false );
				if ( onDrop && isDraggingFiles( event ) ) {
					event.preventDefault();
					onDrop( draggedFiles( event ), workspace );
				}
			} }
		>
			{ children }
		</div>
	);
}

/** How full the cloud is. Nothing stands there until that is known. */
function Storage() {
	const {
		value: usage,
		failure,
		retry,
	} = useResolved( cloudStore, 'getUsage' );
	const offer = usePlanOffer();
	const upgrade = useUpgrade();
	if ( failure ) {
		return (
			<Failed
				failure={ failure }
				retry={ retry }
				line={ __(
					'It could not be found out how full your cloud is.',
					'templately'
				) }
			/>
		);
	}
	if ( ! usage ) {
		return null;
	}
	const { message, percent, ...storage } = getStorage( usage );
	return (
		<Meter
			label={ __( 'Storage used', 'templately' ) }
			percent={ usage.limit === -1 ? null : percent }
			{ ...storage }
		>
			{ message && (
				<>
					{ message }{ ' ' }
					{ offer && (
						<Button variant="link" onClick={ upgrade }>
							{ __( 'Upgrade', 'templately' ) }
						</Button>
					) }
				</>
			) }
		</Meter>
	);
}
