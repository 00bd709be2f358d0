import { Button } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import type { Workspace } from '@templately/rest/workspaces';
import { Icon, initials } from '@templately/ui';
import { people, plus } from '@templately/ui/more-icons';
import { RowMenu } from '@templately/ui/row-menu';
import { useLink } from '../app-context';
import { Avatars } from './avatars';
import { filesLabel, getWorkspacePath, texts } from './labels';
import type { Ask } from './use-workspace-tasks';
import { menuOfWorkspace } from './workspace-menu';

/** So many sheets lie on one another at the most, however many files there are. */
const MOST_SHEETS = 4;

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
			{ length: Math.max( 0, Math.min( files, MOST_SHEETS ) - 1 ) },
			( _, place ) => (
				<i key={ place } />
			)
		) }
	</div>
);

/** What a workspace has, and with whom. One's own can be changed from here; another's is only opened. */
export function WorkspaceCard( {
	workspace,
	ask,
}: {
	workspace: Workspace;
	ask: Ask;
} ) {
	const link = useLink();
	const { title, files, shared, owner } = workspace;
	return (
		<article className="templately-workspace">
			<WorkspaceMark { ...workspace } />
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
						groups={ menuOfWorkspace( workspace, ask ) }
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

/** Opens whom a workspace is shared with. */
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
