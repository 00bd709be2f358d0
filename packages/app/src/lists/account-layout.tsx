import { useDispatch } from '@wordpress/data';
import { useEffect, useRef, useState } from '@wordpress/element';
import { __, _n, sprintf } from '@wordpress/i18n';
import { store as cloudStore, getStorage } from '@templately/cloud';
import type { WorkspaceChoice } from '@templately/rest/workspaces';
import { Icon, heart } from '@templately/ui';
import { UsageBar } from '@templately/ui/usage-bar';
import {
	archive,
	cloud,
	download,
	page,
	payment,
	people,
	person,
	trash,
	upload,
} from '@templately/ui/more-icons';
import { store as workspacesStore } from '@templately/workspaces';
import type { ComponentProps, DragEvent, ReactNode } from 'react';
import { useApp, useLink } from '../shell/app-context';
import { DomainSlot } from '../shell/domain';
import { RequestError } from '../shell/request-error';
import { usePlatform } from '../shell/platform';
import { useRemembered } from '../shell/storage';
import { useResolved } from '../shell/use-resolved';
import { titles, workspacesFailedText } from './account-labels';
import { downloadsLabel, favouritesLabel, purchasesLabel } from './labels';
import './account-layout.css';

const TYPE = 'application/x-templately-files';

/**
 * Puts the IDs of dragged files into the drag's data.
 *
 * @param event The dragstart event.
 * @param ids   The files.
 */
export function startFileDrag( event: DragEvent, ids: number[] ): void {
	event.dataTransfer.setData( TYPE, JSON.stringify( ids ) );
	event.dataTransfer.effectAllowed = 'move';
}

const isDraggingFiles = ( { dataTransfer }: DragEvent ): boolean =>
	dataTransfer.types.includes( TYPE );

const getDraggedFiles = ( event: DragEvent ): number[] =>
	JSON.parse( event.dataTransfer.getData( TYPE ) ) as number[];

/**
 * Refreshes the storage usage whenever a list loads.
 *
 * @param isLoading Whether the list is loading.
 */
export function useRefreshUsage( isLoading: boolean ): void {
	const { refresh } = useDispatch( cloudStore );
	useEffect( () => {
		if ( isLoading ) {
			refresh( 'getUsage' );
		}
	}, [ isLoading, refresh ] );
}

interface Place {
	path: string;
	label: () => string;
	icon: ComponentProps< typeof Icon >[ 'icon' ];
	requiresLibraryAccess?: boolean;
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
		requiresLibraryAccess: true,
	},
	{
		path: '/favourites',
		label: favouritesLabel,
		icon: heart,
		requiresLibraryAccess: true,
	},
	{
		path: '/downloads',
		label: downloadsLabel,
		icon: download,
		requiresLibraryAccess: true,
	},
	{
		path: '/profile',
		label: () => __( 'Profile', 'templately' ),
		icon: person,
	},
];

/** Workspaces in the navigation. The workspaces screen lists all of them. */
const SHOWN = 5;

/** Moves files that were dropped on a workspace. */
export type OnDrop = ( ids: number[], workspace: WorkspaceChoice ) => void;

interface Props {
	/** The current path. */
	path: string;
	/** Handles files that are dropped on a workspace. */
	onDrop?: OnDrop;
	children: ReactNode;
}

/** The layout of the account's screens: navigation, storage usage, content. */
export function AccountLayout( { path, onDrop, children }: Props ) {
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
							( { requiresLibraryAccess } ) =>
								! requiresLibraryAccess || browse
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
 * Scrolls the current link into view, where the links are a scrolling row.
 *
 * @param path The current path.
 */
function useCurrentInSight( path: string ) {
	const row = useRef< HTMLElement >( null );
	useEffect( () => {
		const links = row.current;
		// Only the screens themselves: their workspaces are hidden in the row.
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
						aria-current={ getAriaCurrent( place.path, path ) }
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

function getAriaCurrent(
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

/** The user's first workspaces. Files can be dropped on them. */
function Workspaces( { path, onDrop }: { path: string; onDrop?: OnDrop } ) {
	const {
		value: choices,
		failure,
		retry,
	} = useResolved( workspacesStore, 'getChoices' );
	const total = useRemembered( 'templately-workspaces', choices?.own.length );
	const link = useLink();
	if ( failure ) {
		return (
			<RequestError
				failure={ failure }
				retry={ retry }
				line={ workspacesFailedText() }
			/>
		);
	}
	const own = choices?.own.slice( 0, SHOWN ) ?? [];
	const more = ( choices?.own.length ?? 0 ) - own.length;
	return total ? (
		<ul className="templately-lists__links templately-lists__workspaces">
			{ ! choices &&
				Array.from(
					{ length: Math.min( total, SHOWN + 1 ) },
					( _, place ) => <li key={ place } aria-hidden="true" />
				) }
			{ own.map( ( workspace ) => (
				<li key={ workspace.id }>
					<DropTarget workspace={ workspace } onDrop={ onDrop }>
						<a
							{ ...link(
								`/clouds/workspace/${ workspace.slug }`
							) }
							aria-current={ getAriaCurrent(
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
			{ more > 0 && (
				<li>
					<a { ...link( '/clouds/workspace' ) }>
						{ sprintf(
							/* translators: %d: number of workspaces. */
							_n( '%d more', '%d more', more, 'templately' ),
							more
						) }
					</a>
				</li>
			) }
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
					onDrop( getDraggedFiles( event ), workspace );
				}
			} }
		>
			{ children }
		</div>
	);
}

/** Storage usage. An empty bar takes its room while it loads. */
function Storage() {
	const {
		value: usage,
		failure,
		retry,
	} = useResolved( cloudStore, 'getUsage' );
	if ( failure ) {
		return (
			<RequestError
				failure={ failure }
				retry={ retry }
				line={ __( 'Couldn’t load storage usage.', 'templately' ) }
			/>
		);
	}
	if ( ! usage ) {
		return (
			<div className="templately-meter" aria-hidden="true">
				&nbsp;
			</div>
		);
	}
	const { message, percent, ...storage } = getStorage( usage );
	return (
		<UsageBar
			label={ __( 'Storage used', 'templately' ) }
			percent={ usage.limit === -1 ? null : percent }
			{ ...storage }
		>
			{ message && (
				<>
					{ message }{ ' ' }
					<DomainSlot
						of={ ( { storageActions } ) => storageActions }
						given={ {} }
					/>
				</>
			) }
		</UsageBar>
	);
}
