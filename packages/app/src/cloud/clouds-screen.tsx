import { Button, SelectControl } from '@wordpress/components';
import { useDispatch } from '@wordpress/data';
import { useEffect, useRef } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { store as cloudStore } from '@templately/cloud';
import { EmptyState, GridSkeleton } from '@templately/ui';
import { useSearch } from 'wouter';
import { buildPath, parseArgs } from '../shell/paths';
import { useApp, useLink } from '../shell/app-context';
import type { NavigateOptions } from '../shell/history';
import { useChoosePlatform, usePlatform } from '../shell/platform';
import { titles } from '../lists/account-labels';
import { platformLabel } from '../lists/labels';
import { useView, ViewToggle } from '../lists/list-filters';
import { ListScreen } from '../lists/list-screen';
import { TableSkeleton } from '../lists/table';
import { ToolbarSearch } from '../lists/list-parts';
import { withSignedInUser } from '../lists/with-signed-in-user';
import { useResolved } from '../shell/use-resolved';
import { FileList } from './file-list';
import { useFileActions } from './use-file-actions';

const PATH = '/clouds';

const typeOptions = () =>
	[
		{ value: '', label: __( 'All', 'templately' ) },
		{ value: 'page', label: __( 'Page', 'templately' ) },
		{ value: 'section', label: __( 'Block', 'templately' ) },
	] as const;

const sortOptions = () =>
	[
		{ value: 'date', label: __( 'Last Modified', 'templately' ) },
		{ value: 'name', label: __( 'Name', 'templately' ) },
		{ value: 'size', label: __( 'Size', 'templately' ) },
	] as const;

/** The option of an address; the first one for unknown values. */
const pick = < Value extends string >(
	options: readonly [ { value: Value }, ...{ value: Value }[] ],
	given: string | undefined
): Value =>
	options.find( ( { value } ) => value === given )?.value ??
	options[ 0 ].value;

/** The account's files for the current platform. */
function CloudsScreen() {
	const { history } = useApp().host;
	const args = parseArgs( useSearch() );
	const { q = '', paged } = args;
	const type = pick( typeOptions(), args.type );
	const sort = pick( sortOptions(), args.sort );
	const platform = usePlatform();
	const [ view, setView ] = useView( 'clouds', 'list' );
	const query = {
		platform,
		...( type && { type } ),
		...( sort !== 'date' && { sort } ),
		search: q,
		page: Math.max( 1, Math.floor( Number( paged ) ) || 1 ),
	};
	const go = (
		change: { q?: string; paged?: string; type?: string; sort?: string },
		options?: NavigateOptions
	) =>
		history.navigate(
			buildPath( PATH, {
				q,
				type,
				sort: sort === 'date' ? '' : sort,
				...change,
			} ),
			options
		);
	const list = useResolved( cloudStore, 'getFiles', query );
	useRefreshOnVisit(
		`${ platform } ${ q } ${ type } ${ sort }`,
		list.value !== undefined
	);
	const tasks = useFileActions();

	return (
		<>
			<ListScreen
				path={ PATH }
				title={ titles.clouds() }
				tools={
					<>
						<ToolbarSearch
							label={ __( 'Search files', 'templately' ) }
							value={ q }
							onSearch={ ( words ) => go( { q: words } ) }
						/>
						<SelectControl
							label={ __( 'Type', 'templately' ) }
							labelPosition="side"
							value={ type }
							options={ typeOptions() }
							onChange={ ( chosen ) => go( { type: chosen } ) }
							__next40pxDefaultSize
							__nextHasNoMarginBottom
						/>
						<SelectControl
							label={ __( 'Sort by', 'templately' ) }
							labelPosition="side"
							value={ sort }
							options={ sortOptions() }
							onChange={ ( chosen ) =>
								go( { sort: chosen === 'date' ? '' : chosen } )
							}
							__next40pxDefaultSize
							__nextHasNoMarginBottom
						/>
						<ViewToggle view={ view } onView={ setView } />
					</>
				}
				list={ list }
				turnTo={ ( page, options ) =>
					go( { paged: String( page ) }, options )
				}
				onDrop={ tasks.moveTo }
				empty={ <Nothing search={ q || type } /> }
				skeleton={
					view === 'grid' ? (
						<GridSkeleton kind="block" />
					) : (
						<TableSkeleton />
					)
				}
			>
				{ ( files ) => (
					<FileList
						label={ titles.clouds() }
						files={ files }
						view={ view }
						tasks={ tasks }
					/>
				) }
			</ListScreen>
			{ tasks.dialog }
		</>
	);
}

/** Refreshes a cached list when its filters change. */
function useRefreshOnVisit( key: string, isHeld: boolean ): void {
	const { refresh } = useDispatch( cloudStore );
	const last = useRef( key );
	useEffect( () => {
		if ( last.current !== key && isHeld ) {
			refresh();
		}
		last.current = key;
		// eslint-disable-next-line react-hooks/exhaustive-deps -- once for each key.
	}, [ key ] );
}

/** Empty state: no files, no matches, or none for this platform. */
function Nothing( { search }: { search: string } ) {
	const link = useLink();
	const { editor } = useApp().host;
	const platform = usePlatform();
	const choosePlatform = useChoosePlatform();
	const { value: usage, isLoading } = useResolved( cloudStore, 'getUsage' );
	const hasOthers = ( usage?.files ?? 0 ) > 0;
	if ( search ) {
		return (
			<EmptyState
				title={ __( 'No templates match this search', 'templately' ) }
			>
				{ __( 'Try other or fewer words.', 'templately' ) }
			</EmptyState>
		);
	}
	if ( isLoading && ! usage ) {
		return <TableSkeleton />;
	}
	const other = platform === 'gutenberg' ? 'elementor' : 'gutenberg';
	if ( hasOthers ) {
		return (
			<EmptyState
				title={ sprintf(
					/* translators: %s: Gutenberg or Elementor. */
					__( 'No templates for %s here', 'templately' ),
					platformLabel( platform )
				) }
				action={
					editor ? undefined : (
						<Button
							variant="secondary"
							__next40pxDefaultSize
							onClick={ () => choosePlatform( other ) }
						>
							{ sprintf(
								/* translators: %s: Gutenberg or Elementor. */
								__( 'Show templates for %s', 'templately' ),
								platformLabel( other )
							) }
						</Button>
					)
				}
			>
				{ __(
					'Your other files are for another builder or in a workspace.',
					'templately'
				) }
			</EmptyState>
		);
	}
	return (
		<EmptyState
			title={ __( 'Your cloud is empty', 'templately' ) }
			action={
				<Button
					variant="primary"
					__next40pxDefaultSize
					{ ...link( '/clouds/save-template' ) }
				>
					{ titles.save() }
				</Button>
			}
		>
			{ __(
				'Templates you save here are available on every site where you sign in.',
				'templately'
			) }
		</EmptyState>
	);
}

export default withSignedInUser( CloudsScreen );
