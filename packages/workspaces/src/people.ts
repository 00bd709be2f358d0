/**
 * Whom a workspace is shared with, while a form about it is open.
 */
import type { Person, Workspace } from '@templately/rest/workspaces';

export interface PeopleForm {
	/** E-mails to invite. */
	added: string[];
	/** E-mails of those who are to be without it, and whether copies of their files stay. */
	removed: Record< string, { keepsCopies: boolean } >;
	/** New roles, by account. */
	roles: Record< number, 'editor' | 'viewer' >;
}

export const NO_CHANGE: PeopleForm = { added: [], removed: {}, roles: {} };

/** So many are invited in one call. */
export const INVITED_AT_ONCE = 50;

/**
 * Whether a text is an e-mail that somebody can be invited by.
 *
 * @param text The text.
 */
export const isEmail = ( text: string ): boolean =>
	text.trim().length <= 190 &&
	/^[^\s@<>"(),:;[\]\\]+@[^\s@.<>"(),:;[\]\\]+(\.[^\s@.<>"(),:;[\]\\]+)+$/.test(
		text.trim()
	);

/**
 * Adds an e-mail; one that is no e-mail, or is there already, changes nothing.
 *
 * @param form   The form.
 * @param typed  What was typed.
 * @param stored Who has the workspace already, or is invited.
 */
export function withAdded(
	form: PeopleForm,
	typed: string,
	stored: readonly string[] = []
): PeopleForm {
	const email = typed.trim().toLowerCase();
	const isKnown =
		form.added.includes( email ) ||
		stored.some( ( other ) => other.toLowerCase() === email );
	return ! isEmail( email ) || isKnown || form.added.length >= INVITED_AT_ONCE
		? form
		: { ...form, added: [ ...form.added, email ] };
}

export const withoutAdded = (
	form: PeopleForm,
	email: string
): PeopleForm => ( {
	...form,
	added: form.added.filter( ( other ) => other !== email ),
} );

export const withRemoved = (
	form: PeopleForm,
	email: string,
	keepsCopies = false
): PeopleForm => ( {
	...form,
	removed: { ...form.removed, [ email ]: { keepsCopies } },
} );

export function withUndone( form: PeopleForm, email: string ): PeopleForm {
	const { [ email ]: _, ...removed } = form.removed;
	return { ...form, removed };
}

/**
 * Gives somebody another role, or the one back that they have.
 *
 * @param form   The form.
 * @param person The person.
 * @param role   The role.
 */
export function withRole(
	form: PeopleForm,
	person: Pick< Person, 'id' | 'role' >,
	role: 'editor' | 'viewer'
): PeopleForm {
	const { [ person.id ]: _, ...roles } = form.roles;
	return {
		...form,
		roles: person.role === role ? roles : { ...roles, [ person.id ]: role },
	};
}

export const hasPeopleChange = ( { added, removed, roles }: PeopleForm ) =>
	added.length > 0 ||
	Object.keys( removed ).length > 0 ||
	Object.keys( roles ).length > 0;

/**
 * Whether there is something to save: people, or a name that is another and not empty.
 *
 * @param form   The form.
 * @param title  The name that was typed.
 * @param before The name that it has.
 */
export const canSave = (
	form: PeopleForm,
	title: string,
	before: string
): boolean =>
	title.trim() !== '' &&
	( hasPeopleChange( form ) || title.trim() !== before );

/**
 * The e-mails that are stored as invited; what is none is skipped.
 *
 * @param pending JSON: a list of e-mails.
 */
export function invitedIn( pending: string ): string[] {
	let emails: unknown;
	try {
		emails = JSON.parse( pending );
	} catch {
		return [];
	}
	return Array.isArray( emails )
		? emails.filter(
				( email ): email is string =>
					typeof email === 'string' && isEmail( email )
			)
		: [];
}

/**
 * Everybody's e-mail who has a workspace or is invited to it.
 *
 * @param workspace The workspace.
 */
export const emailsOf = (
	workspace: Pick< Workspace, 'owner' | 'people' | 'pending_invitations' >
): string[] => [
	workspace.owner.email,
	...workspace.people.map( ( { email } ) => email ),
	...invitedIn( workspace.pending_invitations ),
];
