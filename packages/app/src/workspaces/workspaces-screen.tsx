import { Button, Notice } from '@wordpress/components';
import { useSelect, useDispatch } from '@wordpress/data';
import { useId, createInterpolateElement, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { store as profileStore } from '@templately/profile';
import type { Workspace, Invitation } from '@templately/rest/workspaces';
import { EmptyState, Icon } from '@templately/ui';
import { plus } from '@templately/ui/more-icons';
import { RowMenu } from '@templately/ui/row-menu';
import { store as workspacesStore } from '@templately/workspaces';
import { useSearch } from 'wouter';
import { buildPath, parseArgs } from '../shell/paths';
import { useApp, useLink } from '../shell/app-context';
import type { Params } from '../shell/domain';
import { useRefreshUsage } from '../lists/account-layout';
import { useView, ViewToggle } from '../lists/list-filters';
import { ListScreen } from '../lists/list-screen';
import { DateTime, Table, TableSkeleton } from '../lists/table';
import { withSignedInUser } from '../lists/with-signed-in-user';
import { useResolved } from '../shell/use-resolved';
import {
	Avatars,
	AddCard,
	ShareButton,
	WorkspaceCard,
	getWorkspaceMenu,
} from './workspace-card';
import {
	filesLabel,
	getWorkspacePath,
	getWorkspacesPath,
	roleLabel,
	texts,
} from './labels';
import { type OpenDialog, useWorkspaceTasks } from './use-workspace-tasks';
import { RequestError } from '../shell/request-error';
import './workspaces.css';

/** The user's own workspaces, or those that others share. */
function WorkspacesScreen( { params }: { params: Params } ) {
	const shared = Boolean( params.shared );
	const { history } = useApp().host;
	const path = getWorkspacesPath( shared );
	const { paged } = parseArgs( useSearch() );
	const page = Math.max( 1, Math.floor( Number( paged ) ) || 1 );
	const [ view, setView ] = useView(
		shared ? 'shared-workspaces' : 'workspaces',
		'grid'
	);
	const query = { shared, page };
	const list = useResolved( workspacesStore, 'getWorkspaces', query );
	const totalPage = useSelect(
		( select ) =>
			select( workspacesStore ).getTotalPages( { shared, page } ),
		[ shared, page ]
	);
	useRefreshUsage( list.isLoading );
	const { ask, create, dialog } = useWorkspaceTasks( page );
	const isUnverified = useSelect(
		( select ) => select( profileStore ).isUnverified(),
		[]
	);
	const note = useId();
	const empty = shared ? texts.noShared() : texts.noOwn();
	const add = shared ? null : (
		<AddCard
			isDisabled={ isUnverified }
			describedBy={ isUnverified ? note : undefined }
			onClick={ create }
		/>
	);
	return (
		<>
			<ListScreen
				path={ path }
				title={ shared ? texts.shared() : texts.own() }
				tools={
					<>
						<ViewToggle view={ view } onView={ setView } />
						{ ! shared && view === 'list' && (
							<Button
								variant="primary"
								icon={ <Icon icon={ plus } /> }
								__next40pxDefaultSize
								disabled={ isUnverified }
								accessibleWhenDisabled
								onClick={ create }
							>
								{ texts.addNew() }
							</Button>
						) }
					</>
				}
				before={
					<>
						{ ! shared && isUnverified && (
							<div id={ note }>
								<Notice
									status="warning"
									isDismissible={ false }
								>
									{ __(
										'Please verify your account to create workspaces.',
										'templately'
									) }
								</Notice>
							</div>
						) }
						<Invitations />
					</>
				}
				list={ {
					...list,
					value: list.value && {
						items: list.value,
						currentPage: page,
						totalPage,
					},
				} }
				turnTo={ ( to, options ) =>
					history.navigate(
						buildPath( path, { paged: String( to ) } ),
						options
					)
				}
				empty={
					<div className="templately-stack">
						{ view === 'grid' && add && (
							<ul className="templately-grid templately-workspaces">
								<li>{ add }</li>
							</ul>
						) }
						<EmptyState title={ empty }>
							{ shared
								? __(
										'Workspaces appear here when you accept an invitation.',
										'templately'
									)
								: __(
										'Use a workspace to share files with other people.',
										'templately'
									) }
						</EmptyState>
					</div>
				}
				skeleton={
					view === 'list' ? <TableSkeleton /> : <CardSkeleton />
				}
			>
				{ ( workspaces ) =>
					view === 'list' ? (
						<WorkspaceTable
							label={ shared ? texts.shared() : texts.own() }
							workspaces={ workspaces }
							ask={ ask }
						/>
					) : (
						<ul className="templately-grid templately-workspaces">
							{ add && <li>{ add }</li> }
							{ workspaces.map( ( workspace ) => (
								<li key={ workspace.id }>
									<WorkspaceCard
										workspace={ workspace }
										ask={ ask }
									/>
								</li>
							) ) }
						</ul>
					)
				}
			</ListScreen>
			{ dialog }
		</>
	);
}

const CardSkeleton = () => (
	<div className="templately-grid templately-workspaces" aria-hidden="true">
		{ [ 1, 2, 3 ].map( ( card ) => (
			<div
				key={ card }
				className="templately-workspace templately-bone"
			/>
		) ) }
	</div>
);

function WorkspaceTable( {
	label,
	workspaces,
	ask,
}: {
	label: string;
	workspaces: Workspace[];
	ask: OpenDialog;
} ) {
	const link = useLink();
	return (
		<Table< Workspace >
			label={ label }
			entries={ workspaces }
			getId={ ( { id } ) => id }
			columns={ [
				{
					label: __( 'Name', 'templately' ),
					cell: ( workspace ) => (
						<span className="templately-table__name">
							<a
								{ ...link( getWorkspacePath( workspace ) ) }
								dir="auto"
							>
								{ workspace.title }
							</a>
						</span>
					),
				},
				{
					label: __( 'People', 'templately' ),
					cell: ( workspace ) => <Avatars workspace={ workspace } />,
				},
				{
					label: __( 'Files', 'templately' ),
					cell: ( { files } ) => (
						<span className="templately-soft">
							{ filesLabel( files ) }
						</span>
					),
				},
				{
					label: __( 'Created', 'templately' ),
					cell: ( workspace ) => (
						<DateTime at={ workspace.created_at } />
					),
				},
				{
					label: __( 'Action', 'templately' ),
					cell: ( workspace ) =>
						workspace.shared ? (
							<span className="templately-soft">
								{ roleLabel( workspace.role ) }
							</span>
						) : (
							<span className="templately-workspace__actions">
								<ShareButton
									workspace={ workspace }
									onClick={ () => ask( 'edit', workspace ) }
								/>
								<RowMenu
									label={ sprintf(
										/* translators: %s: name of a workspace. */
										__( 'Actions for %s', 'templately' ),
										workspace.title
									) }
									groups={ getWorkspaceMenu(
										workspace,
										ask
									) }
								/>
							</span>
						),
				},
			] }
		/>
	);
}

export default withSignedInUser( WorkspacesScreen );

/** Open invitations of the user. */
function Invitations() {
	const { value, failure, retry } = useResolved(
		workspacesStore,
		'getInvitations'
	);
	if ( failure ) {
		return (
			<RequestError
				failure={ failure }
				retry={ retry }
				line={ __(
					'Your invitations could not be loaded.',
					'templately'
				) }
			/>
		);
	}
	return value && value.length > 0 ? (
		<ul
			className="templately-invitations"
			aria-label={ __( 'Invitations', 'templately' ) }
		>
			{ value.map( ( invitation ) => (
				<InvitationRow
					key={ invitation.id }
					invitation={ invitation }
				/>
			) ) }
		</ul>
	) : null;
}

function InvitationRow( { invitation }: { invitation: Invitation } ) {
	const { fail, notices } = useApp();
	const { accept, decline } = useDispatch( workspacesStore );
	const [ isBusy, setBusy ] = useState( false );
	const { title } = invitation.workspace;
	const answer = async ( act: typeof accept, said: string ) => {
		setBusy( true );
		const result = await act( invitation.id );
		if ( result.isAnswered ) {
			notices.push( { status: 'success', title: said, message: '' } );
			return;
		}
		setBusy( false );
		fail( result.failure, texts.wrong() );
	};
	return (
		<li>
			<p>
				<strong dir="auto">
					{ sprintf(
						/* translators: 1: name of a person, 2: name of a workspace. */
						__( '%1$s invited you to “%2$s”.', 'templately' ),
						invitation.invited_by.name,
						title
					) }
				</strong>{ ' ' }
				<span className="templately-small">
					{ roleLabel( invitation.role ) }
					{ ' · ' }
					{ createInterpolateElement(
						/* translators: <date/> is a date. */
						__( 'Expires <date/>', 'templately' ),
						{ date: <DateTime at={ invitation.expires_at } /> }
					) }
				</span>
			</p>
			<Button
				variant="tertiary"
				size="compact"
				disabled={ isBusy }
				accessibleWhenDisabled
				aria-label={ sprintf(
					/* translators: %s: name of a workspace. */
					__( 'Decline: %s', 'templately' ),
					title
				) }
				onClick={ () =>
					void answer(
						decline,
						__( 'You have declined the invitation.', 'templately' )
					)
				}
			>
				{ __( 'Decline', 'templately' ) }
			</Button>
			<Button
				variant="secondary"
				size="compact"
				isBusy={ isBusy }
				disabled={ isBusy }
				accessibleWhenDisabled
				aria-label={ sprintf(
					/* translators: %s: name of a workspace. */
					__( 'Accept: %s', 'templately' ),
					title
				) }
				onClick={ () =>
					void answer(
						accept,
						sprintf(
							/* translators: %s: name of a workspace. */
							__( 'You joined “%s”.', 'templately' ),
							title
						)
					)
				}
			>
				{ __( 'Accept', 'templately' ) }
			</Button>
		</li>
	);
}
