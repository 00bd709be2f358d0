import { Button } from '@wordpress/components';
/** Cards, avatars and menus of workspaces. */
import { __, sprintf } from '@wordpress/i18n';
import type { Workspace, Person } from '@templately/rest/workspaces';
import { Icon, initials, Avatar, Thumbnail } from '@templately/ui';
import {
	people,
	plus,
	backup,
	moveTo,
	pencil,
	trash,
} from '@templately/ui/more-icons';
import { RowMenu, type RowMenuEntry } from '@templately/ui/row-menu';
import { useLink } from '../shell/app-context';
import { filesLabel, getWorkspacePath, texts } from './labels';
import type { OpenDialog } from './use-workspace-tasks';

/** So many sheets lie on one another at the most, however many files there are. */
const MAX_SHEETS = 4;

/** A stack of sheets, as high as there are files; the uppermost has the workspace's initials. An outline where there are none. */
export const WorkspaceMark = ( {
	title,
	files,
}: Pick< Workspace, 'title' | 'files' > ) => (
	<div
		className={ `templately-workspace__mark${ files === 0 ? ' is-empty' : '' }` }
		aria-hidden="true"
	>
		<b>{ initials( title ) }</b>
		{ Array.from(
			{ length: Math.max( 0, Math.min( files, MAX_SHEETS ) - 1 ) },
			( _, place ) => (
				<i key={ place } />
			)
		) }
	</div>
);

/** Card of a workspace, with pictures of its files. Owners can edit it from here; others open it. */
export function WorkspaceCard( {
	workspace,
	ask,
}: {
	workspace: Workspace;
	ask: OpenDialog;
} ) {
	const link = useLink();
	const { title, files, shared, owner } = workspace;
	return (
		<article className="templately-workspace">
			{ workspace.pictures.length > 0 ? (
				<div
					className="templately-workspace__pictures"
					aria-hidden="true"
				>
					{ workspace.pictures.map( ( src ) => (
						<Thumbnail key={ src } src={ src } kind="page" />
					) ) }
				</div>
			) : (
				<WorkspaceMark { ...workspace } />
			) }
			<div className="templately-workspace__head">
				<h2 className="templately-subheading">
					<a { ...link( getWorkspacePath( workspace ) ) } dir="auto">
						{ title }
					</a>
				</h2>
				{ ! shared && (
					<RowMenu
						label={ sprintf(
							/* translators: %s: name of a workspace. */
							__( 'Actions for %s', 'templately' ),
							title
						) }
						groups={ getWorkspaceMenu( workspace, ask ) }
					/>
				) }
			</div>
			<div className="templately-row">
				<Avatars workspace={ workspace } />
				<span className="templately-small">
					{ shared
						? sprintf(
								/* translators: 1: name of a person, 2: "12 files". */
								__( '%1$s · %2$s', 'templately' ),
								owner.name,
								filesLabel( files )
							)
						: filesLabel( files ) }
				</span>
				{ ! shared && (
					<span className="templately-push">
						<ShareButton
							workspace={ workspace }
							onClick={ () => ask( 'edit', workspace ) }
						/>
					</span>
				) }
			</div>
		</article>
	);
}

/** Opens the sharing form of a workspace. */
export const ShareButton = ( {
	workspace,
	onClick,
	hasWord = false,
}: {
	workspace: Workspace;
	onClick: () => void;
	hasWord?: boolean;
} ) => (
	<Button
		icon={ <Icon icon={ people } /> }
		variant={ hasWord ? 'tertiary' : undefined }
		size="compact"
		label={ sprintf(
			/* translators: %s: name of a workspace. */
			__( 'Share %s', 'templately' ),
			workspace.title
		) }
		showTooltip={ ! hasWord }
		onClick={ onClick }
	>
		{ hasWord ? __( 'Share', 'templately' ) : undefined }
	</Button>
);

/** The way to another workspace. */
export const AddCard = ( {
	onClick,
	isDisabled,
	describedBy,
}: {
	onClick: () => void;
	isDisabled: boolean;
	describedBy?: string;
} ) => (
	<button
		type="button"
		className="templately-workspace templately-workspace--new"
		disabled={ isDisabled }
		aria-describedby={ describedBy }
		onClick={ onClick }
	>
		<Icon className="templately-icon" icon={ plus } size={ 24 } />
		{ texts.addNew() }
	</button>
);

/** Menu of a workspace: owners have all actions, editors the activity log, other members can leave. */
export function getWorkspaceMenu(
	workspace: Workspace,
	ask: OpenDialog
): RowMenuEntry[][] {
	const { role, shared } = workspace;
	const activity: RowMenuEntry = {
		label: __( 'Activity', 'templately' ),
		icon: backup,
		onChoose: () => ask( 'activity', workspace ),
	};
	if ( shared ) {
		return [
			role === 'editor' ? [ activity ] : [],
			[
				{
					label: __( 'Leave', 'templately' ),
					icon: moveTo,
					isDestructive: true,
					onChoose: () => ask( 'leave', workspace ),
				},
			],
		];
	}
	return [
		[
			{
				label: texts.edit(),
				icon: pencil,
				onChoose: () => ask( 'edit', workspace ),
			},
			activity,
			{
				label: __( 'Transfer', 'templately' ),
				icon: moveTo,
				onChoose: () => ask( 'transfer', workspace ),
			},
		],
		[
			{
				label: __( 'Delete', 'templately' ),
				icon: trash,
				isDestructive: true,
				onChoose: () => ask( 'delete', workspace ),
			},
		],
	];
}

/** Own cards show so many people, those of others so many. */
const OWN_AVATARS = 4;
const SHARED_AVATARS = 5;

/** Avatars of a workspace: the members; for shared workspaces the owner too. */
const toAvatars = (
	workspace: Pick< Workspace, 'shared' | 'owner' | 'people' >
): Person[] =>
	workspace.shared
		? [ workspace.owner, ...workspace.people ]
		: workspace.people;

/** Some of the people of a workspace, and how many more there are. */
export function Avatars( { workspace }: { workspace: Workspace } ) {
	const faces = toAvatars( workspace );
	const most = workspace.shared ? SHARED_AVATARS : OWN_AVATARS;
	return faces.length > 0 ? (
		<span
			className="templately-avatars"
			role="img"
			aria-label={ sprintf(
				/* translators: %s: names of people. */
				__( 'With %s', 'templately' ),
				faces.map( ( { name } ) => name ).join( ', ' )
			) }
		>
			{ faces
				.slice( 0, most )
				.map( ( { id, name, profile_photo: photo } ) => (
					<Avatar key={ id } name={ name } photo={ photo } />
				) ) }
			{ faces.length > most && (
				<span className="templately-avatars__more">
					{ `+${ faces.length - most }` }
				</span>
			) }
		</span>
	) : null;
}
