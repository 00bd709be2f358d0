import { __, _n, sprintf } from '@wordpress/i18n';
import type {
	ActivityEntry,
	Person,
	Workspace,
} from '@templately/rest/workspaces';

/** Path of the list of own or shared workspaces. */
export const getWorkspacesPath = ( shared: boolean ): string =>
	shared ? '/clouds/shared-workspace' : '/clouds/workspace';

/** Path of a workspace. */
export const getWorkspacePath = (
	workspace: Pick< Workspace, 'slug' | 'shared' >
): string => `${ getWorkspacesPath( workspace.shared ) }/${ workspace.slug }`;

export const texts = {
	own: () => __( 'My WorkSpace', 'templately' ),
	shared: () => __( 'Shared with Me', 'templately' ),
	addNew: () => __( 'Add New WorkSpace', 'templately' ),
	noOwn: () => __( 'You do not have any workspaces.', 'templately' ),
	noShared: () => __( 'No shared workspaces yet.', 'templately' ),
	create: () => __( 'Create Workspace', 'templately' ),
	addPeople: () => __( 'Add People', 'templately' ),
	typeEmail: () => __( 'Type email to add', 'templately' ),
	createFailed: () =>
		__(
			'Something went wrong while creating workspace for you. Try Later or Contact support.',
			'templately'
		),
	created: ( name: string ) =>
		sprintf(
			/* translators: %s: name of a workspace. */
			__( 'You have created a WorkSpace called %s', 'templately' ),
			name
		),
	edit: () => __( 'Edit Workspace', 'templately' ),
	sharedWith: () => __( 'Shared with', 'templately' ),
	saveChanges: () => __( 'Save Changes', 'templately' ),
	wrong: () => __( 'Something went wrong.', 'templately' ),
	saveFailed: () =>
		__(
			'Something went wrong regarding changes in your WorkSpace. Try Later or Contact support.',
			'templately'
		),
	savedTitle: () => __( 'Successfully Saved', 'templately' ),
	saved: () =>
		__(
			'You have succesfully saved your WorkSpace changes.',
			'templately'
		),
	areYouSure: () => __( 'Are You Sure?', 'templately' ),
	deleteFiles: () => __( 'Want To Delete Files Too?', 'templately' ),
	deleteFailed: () =>
		__(
			'Something went wrong regarding deleting your WorkSpace. Try Later or Contact Support.',
			'templately'
		),
	deletedTitle: () => __( 'Successfully Deleted', 'templately' ),
	deleted: () =>
		__( 'You have deleted a WorkSpace from your account.', 'templately' ),
	addTemplate: () => __( 'Add Template to WorkSpace', 'templately' ),
	selectSource: () => __( 'Select Source', 'templately' ),
	selectWorkspace: () => __( 'Select Workspace', 'templately' ),
	selectTemplates: () => __( 'Select Templates', 'templately' ),
	fewer: () =>
		__(
			'Fewer items show after the initial load. Type 3 letters to search them all.',
			'templately'
		),
	addTo: () => __( 'Add to WorkSpace', 'templately' ),
	addedTitle: () => __( 'Successfully Added!', 'templately' ),
	added: () =>
		__( 'Your file has been added to this workspace.', 'templately' ),
} as const;

export const sourceLabel = {
	clouds: () => __( 'My Clouds', 'templately' ),
	workspaces: () => __( 'My Workspaces', 'templately' ),
	shared_workspaces: () => __( 'Shared Workspaces', 'templately' ),
} as const;

export const roleLabel = ( role: Person[ 'role' ] ): string =>
	( {
		owner: __( 'Owner', 'templately' ),
		editor: __( 'Can edit', 'templately' ),
		viewer: __( 'Can view', 'templately' ),
	} )[ role ];

export const filesLabel = ( count: number ): string =>
	count === 0
		? __( 'No files', 'templately' )
		: sprintf(
				/* translators: %s: number of files. */
				_n( '%s file', '%s files', count, 'templately' ),
				count.toLocaleString()
			);

/** Sentences of the activity log. */
const ACTIVITY_MESSAGES: Record<
	string,
	( who: string, what: string ) => string
> = {
	created: ( who ) =>
		sprintf(
			/* translators: %s: name of a person. */
			__( '%s created this workspace', 'templately' ),
			who
		),
	renamed: ( who, what ) =>
		sprintf(
			/* translators: 1: name of a person, 2: name of a workspace. */
			__( '%1$s renamed this workspace to %2$s', 'templately' ),
			who,
			what
		),
	invited: ( who, what ) =>
		what
			? sprintf(
					/* translators: 1: name of a person, 2: name of another person. */
					__( '%1$s invited %2$s', 'templately' ),
					who,
					what
				)
			: sprintf(
					/* translators: %s: name of a person. */
					__( '%s invited someone', 'templately' ),
					who
				),
	joined: ( who ) =>
		sprintf(
			/* translators: %s: name of a person. */
			__( '%s joined', 'templately' ),
			who
		),
	left: ( who ) =>
		sprintf(
			/* translators: %s: name of a person. */
			__( '%s left', 'templately' ),
			who
		),
	removed: ( who, what ) =>
		sprintf(
			/* translators: 1: name of a person, 2: name of another person. */
			__( '%1$s removed %2$s', 'templately' ),
			who,
			what
		),
	made_editor: ( who, what ) =>
		sprintf(
			/* translators: 1: name of a person, 2: name of another person. */
			__( '%1$s made %2$s an editor', 'templately' ),
			who,
			what
		),
	made_viewer: ( who, what ) =>
		sprintf(
			/* translators: 1: name of a person, 2: name of another person. */
			__( '%1$s made %2$s a viewer', 'templately' ),
			who,
			what
		),
	transferred: ( who, what ) =>
		sprintf(
			/* translators: 1: name of a person, 2: name of another person. */
			__( '%1$s transferred this workspace to %2$s', 'templately' ),
			who,
			what
		),
	pushed: ( who, what ) =>
		sprintf(
			/* translators: 1: name of a person, 2: name of a file. */
			__( '%1$s added %2$s', 'templately' ),
			who,
			what
		),
	saved: ( who, what ) =>
		sprintf(
			/* translators: 1: name of a person, 2: name of a file. */
			__( '%1$s saved a new version of %2$s', 'templately' ),
			who,
			what
		),
	retitled: ( who, what ) =>
		sprintf(
			/* translators: 1: name of a person, 2: name of a file. */
			__( '%1$s renamed %2$s', 'templately' ),
			who,
			what
		),
	copied: ( who, what ) =>
		sprintf(
			/* translators: 1: name of a person, 2: name of a file. */
			__( '%1$s copied %2$s', 'templately' ),
			who,
			what
		),
	moved_in: ( who, what ) =>
		sprintf(
			/* translators: 1: name of a person, 2: name of a file. */
			__( '%1$s moved %2$s here', 'templately' ),
			who,
			what
		),
	moved_out: ( who, what ) =>
		sprintf(
			/* translators: 1: name of a person, 2: name of a file. */
			__( '%1$s moved %2$s out', 'templately' ),
			who,
			what
		),
	trashed: ( who, what ) =>
		sprintf(
			/* translators: 1: name of a person, 2: name of a file. */
			__( '%1$s deleted %2$s', 'templately' ),
			who,
			what
		),
	restored: ( who, what ) =>
		sprintf(
			/* translators: 1: name of a person, 2: name of a file. */
			__( '%1$s restored %2$s', 'templately' ),
			who,
			what
		),
};

/** Sentence of an activity. */
export function getActivityMessage( entry: ActivityEntry ): string {
	const { verb, account, file, detail } = entry;
	const who = account.name || __( 'Someone', 'templately' );
	const what = detail || file?.name || '';
	return (
		ACTIVITY_MESSAGES[ verb ]?.( who, what ) ??
		[ who, verb.replace( /_/g, ' ' ), what ].filter( Boolean ).join( ' ' )
	);
}
