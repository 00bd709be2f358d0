/** Who is to be seen on the cards and rows of workspaces. */
import { __, sprintf } from '@wordpress/i18n';
import type { Person, Workspace } from '@templately/rest/workspaces';
import { Avatar } from '@templately/ui';

/** Own cards show so many people, those of others so many. */
export const OWN_AVATARS = 4;
export const SHARED_AVATARS = 5;

/**
 * Who is to be seen on a workspace: of one's own the others, of another's its owner too.
 *
 * @param workspace The workspace.
 */
export const facesOf = (
	workspace: Pick< Workspace, 'shared' | 'owner' | 'people' >
): Person[] =>
	workspace.shared
		? [ workspace.owner, ...workspace.people ]
		: workspace.people;

/** Some of the people of a workspace, and how many more there are. */
export function Avatars( { workspace }: { workspace: Workspace } ) {
	const faces = facesOf( workspace );
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
