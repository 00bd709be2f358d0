import {
	Button,
	DropdownMenu,
	MenuGroup,
	MenuItem,
} from '@wordpress/components';
import { useSelect } from '@wordpress/data';
import { __, sprintf } from '@wordpress/i18n';
import type { Workspace, WorkspaceChoice } from '@templately/rest/workspaces';
import { EmptyState, Icon, icons } from '@templately/ui';
import { plus } from '@templately/ui/more-icons';
import { RowMenu } from '@templately/ui/row-menu';
import { store as workspacesStore } from '@templately/workspaces';
import { useSearch } from 'wouter';
import { buildPath, parseArgs } from '../shell/paths';
import { useApp, useLink } from '../shell/app-context';
import { FileList } from '../cloud/file-list';
import { useFileActions } from '../cloud/use-file-actions';
import type { Params } from '../shell/domain';
import { RequestError, NotFoundState } from '../shell/request-error';
import { workspacesFailedText } from '../lists/account-labels';
import { useRefreshUsage } from '../lists/account-layout';
import { useView, ViewToggle } from '../lists/list-filters';
import { type Go, ListScreen } from '../lists/list-screen';
import { TableSkeleton } from '../lists/table';
import { ToolbarSearch } from '../lists/list-parts';
import { withSignedInUser } from '../lists/with-signed-in-user';
import { useResolved } from '../shell/use-resolved';
import { Avatars, ShareButton, getWorkspaceMenu } from './workspace-card';
import {
	filesLabel,
	getWorkspacePath,
	getWorkspacesPath,
	texts,
} from './labels';
import { useWorkspaceTasks } from './use-workspace-tasks';
import './workspaces.css';

/** The files of a workspace. */
function WorkspaceScreen( { params }: { params: Params } ) {
	const { slug = '' } = params;
	const shared = Boolean( params.shared );
	const { history } = useApp().host;
	const link = useLink();
	const place = getWorkspacePath( { slug, shared } );
	const { q = '', paged } = parseArgs( useSearch() );
	const page = Math.max( 1, Math.floor( Number( paged ) ) || 1 );
	const [ view, setView ] = useView( 'workspace-files', 'list' );
	const query = {
		...( page > 1 && { page } ),
		...( q && { search: q } ),
	};
	const go: Go = ( args, options ) =>
		history.navigate( buildPath( place, { q, ...args } ), options );
	const list = useResolved( workspacesStore, 'getFiles', slug, query );
	useRefreshUsage( list.isLoading );
	const { workspace, totalPage, mode } = useSelect(
		( select ) => {
			const selectors = select( workspacesStore );
			return {
				workspace: selectors.getWorkspace( slug ),
				totalPage: selectors.getTotalFilePages( slug, query ),
				mode: selectors.getFilesMode( slug, query ),
			};
		},
		// eslint-disable-next-line react-hooks/exhaustive-deps -- the query is what these make it.
		[ slug, page, q ]
	);
	const { ask, dialog } = useWorkspaceTasks( 1, () => {
		// Back in the history, if the previous screen is the app's.
		if ( ! history.back() ) {
			history.navigate( getWorkspacesPath( shared ), { replace: true } );
		}
	} );
	const tasks = useFileActions( {
		workspace: { id: workspace?.id ?? 0, isOwn: ! shared },
	} );
	const canAdd = workspace && workspace.role !== 'viewer';

	return (
		<>
			<ListScreen
				path={ place }
				title={
					workspace?.title ?? texts[ shared ? 'shared' : 'own' ]()
				}
				before={ <Back shared={ shared } /> }
				beside={
					workspace && (
						<>
							<Switcher workspace={ workspace } />
							<Avatars workspace={ workspace } />
							{ ! shared && (
								<ShareButton
									workspace={ workspace }
									hasWord
									onClick={ () => ask( 'edit', workspace ) }
								/>
							) }
							<RowMenu
								label={ sprintf(
									/* translators: %s: name of a workspace. */
									__( 'Actions for %s', 'templately' ),
									workspace.title
								) }
								groups={ getWorkspaceMenu( workspace, ask ) }
							/>
						</>
					)
				}
				tools={
					<>
						<ToolbarSearch
							label={ __( 'Search files', 'templately' ) }
							value={ q }
							onSearch={ ( words ) => go( { q: words } ) }
						/>
						<ViewToggle view={ view } onView={ setView } />
						{ canAdd && (
							<Button
								variant="primary"
								icon={ <Icon icon={ plus } /> }
								__next40pxDefaultSize
								onClick={ () => ask( 'add', workspace ) }
							>
								{ __( 'Add file', 'templately' ) }
							</Button>
						) }
					</>
				}
				list={ {
					...list,
					value:
						mode === 'search' || ! list.value
							? undefined
							: {
									items: list.value,
									currentPage: page,
									totalPage,
								},
				} }
				turnTo={ ( to, options ) =>
					go( { paged: String( to ) }, options )
				}
				onDrop={ tasks.moveTo }
				notListed={
					<NotFoundState
						title={ __(
							'This workspace was not found.',
							'templately'
						) }
						text={ __(
							'It may have been deleted, or it is no longer shared with you.',
							'templately'
						) }
						back={ __( 'Back to the workspaces', 'templately' ) }
						link={ link( getWorkspacesPath( shared ) ) }
					/>
				}
				empty={
					<EmptyState
						title={
							q
								? __(
										'No templates match this search',
										'templately'
									)
								: filesLabel( 0 )
						}
					>
						{ q
							? __( 'Try other or fewer words.', 'templately' )
							: emptyText( Boolean( canAdd ) ) }
					</EmptyState>
				}
				skeleton={ <TableSkeleton /> }
			>
				{ ( files ) => (
					<FileList
						label={ workspace?.title ?? '' }
						files={ files }
						view={ view }
						tasks={ tasks }
					/>
				) }
			</ListScreen>
			{ tasks.dialog }
			{ dialog }
		</>
	);
}

const emptyText = ( canAdd: boolean ): string =>
	canAdd
		? __(
				'Files you add here are available to everyone in this workspace.',
				'templately'
			)
		: __( 'No files in this workspace yet.', 'templately' );

/** Back to the list that the workspace is on. */
function Back( { shared }: { shared: boolean } ) {
	const link = useLink();
	return (
		<p>
			<a
				className="templately-back"
				{ ...link( getWorkspacesPath( shared ) ) }
			>
				{ shared ? texts.shared() : texts.own() }
			</a>
		</p>
	);
}

/** The way to another workspace. */
function Switcher( { workspace }: { workspace: Workspace } ) {
	const { history } = useApp().host;
	const {
		value: choices,
		failure,
		retry,
	} = useResolved( workspacesStore, 'getChoices' );
	const getGroup = (
		label: string,
		shared: boolean,
		onClose: () => void,
		workspaces: WorkspaceChoice[] = []
	) =>
		workspaces.length > 0 && (
			<MenuGroup label={ label }>
				{ workspaces.map( ( choice ) => (
					<MenuItem
						key={ choice.id }
						role="menuitemradio"
						isSelected={ choice.id === workspace.id }
						icon={
							choice.id === workspace.id ? icons.check : undefined
						}
						onClick={ () => {
							onClose();
							history.navigate(
								getWorkspacePath( {
									slug: choice.slug,
									shared,
								} )
							);
						} }
					>
						<span dir="auto">{ choice.title }</span>
					</MenuItem>
				) ) }
			</MenuGroup>
		);
	return (
		<DropdownMenu
			icon={ icons.chevronDown }
			label={ __( 'Switch workspace', 'templately' ) }
			popoverProps={ {
				className: 'templately templately-switcher',
				placement: 'bottom-start',
			} }
			toggleProps={ { size: 'compact' } }
		>
			{ ( { onClose } ) => (
				<>
					{ failure && (
						<RequestError
							failure={ failure }
							retry={ retry }
							line={ workspacesFailedText() }
						/>
					) }
					{ ! failure && ! choices && (
						<p className="templately-soft" role="status">
							{ __( 'Loading…', 'templately' ) }
						</p>
					) }
					{ getGroup( texts.own(), false, onClose, choices?.own ) }
					{ getGroup(
						texts.shared(),
						true,
						onClose,
						choices?.shared
					) }
				</>
			) }
		</DropdownMenu>
	);
}

export default withSignedInUser( WorkspaceScreen );
