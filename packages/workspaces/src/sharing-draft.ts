import type { Person, Workspace } from '@templately/rest/workspaces';

/** Unsaved changes of the people of a workspace. */
export interface SharingDraft {
	/** Text of the field that adds e-mails. */
	typed: string;
	/** E-mails to invite. */
	added: string[];
	/** By e-mail: people to remove, and whether copies of their files stay. */
	removed: Record< string, { keepsCopies: boolean } >;
	/** By account. */
	roles: Record< number, 'editor' | 'viewer' >;
}

export const NO_CHANGE: SharingDraft = {
	typed: '',
	added: [],
	removed: {},
	roles: {},
};

/** Maximum number of invitations per request. */
export const INVITED_AT_ONCE = 50;

export const isEmail = ( text: string ): boolean =>
	text.trim().length <= 190 &&
	/^[^\s@<>"(),:;[\]\\]+@[^\s@.<>"(),:;[\]\\]+(\.[^\s@.<>"(),:;[\]\\]+)+$/.test(
		text.trim()
	);

/** Whether the text of the field is an e-mail, or empty: other text stops the form. */
export const isTypedValid = ( { typed }: SharingDraft ): boolean =>
	typed.trim() === '' || isEmail( typed );

/**
 * Adds an e-mail. Text that is not an e-mail, or is an e-mail of the workspace already, changes nothing.
 *
 * @param form   Draft.
 * @param typed  Text of the field.
 * @param stored E-mails of the workspace.
 */
export function addPerson(
	form: SharingDraft,
	typed: string,
	stored: readonly string[] = []
): SharingDraft {
	const email = typed.trim().toLowerCase();
	const isKnown =
		form.added.includes( email ) ||
		stored.some( ( other ) => other.toLowerCase() === email );
	return ! isEmail( email ) || isKnown || form.added.length >= INVITED_AT_ONCE
		? form
		: { ...form, added: [ ...form.added, email ] };
}

export const undoAddPerson = (
	form: SharingDraft,
	email: string
): SharingDraft => ( {
	...form,
	added: form.added.filter( ( other ) => other !== email ),
} );

export const removePerson = (
	form: SharingDraft,
	email: string,
	keepsCopies = false
): SharingDraft => ( {
	...form,
	removed: { ...form.removed, [ email ]: { keepsCopies } },
} );

export function undoRemovePerson(
	form: SharingDraft,
	email: string
): SharingDraft {
	const { [ email ]: _, ...removed } = form.removed;
	return { ...form, removed };
}

/** Sets the role of a person. The saved role is not a change. */
export function setRole(
	form: SharingDraft,
	person: Pick< Person, 'id' | 'role' >,
	role: 'editor' | 'viewer'
): SharingDraft {
	const { [ person.id ]: _, ...roles } = form.roles;
	return {
		...form,
		roles: person.role === role ? roles : { ...roles, [ person.id ]: role },
	};
}

export const hasPeopleChange = ( { added, removed, roles }: SharingDraft ) =>
	added.length > 0 ||
	Object.keys( removed ).length > 0 ||
	Object.keys( roles ).length > 0;

/**
 * Whether there are changes to save, and the title is not empty.
 *
 * @param form   Draft.
 * @param title  Text of the title field.
 * @param before Saved title.
 */
export const canSave = (
	form: SharingDraft,
	title: string,
	before: string
): boolean =>
	title.trim() !== '' &&
	isTypedValid( form ) &&
	( hasPeopleChange( form ) ||
		isEmail( form.typed ) ||
		title.trim() !== before );

/** Reads the e-mails in a JSON list, and skips everything else. */
export function parseInvitations( pending: string ): string[] {
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

/** E-mails of the owner, the people and the invitations of a workspace. */
export const getEmails = (
	workspace: Pick< Workspace, 'owner' | 'people' | 'pending_invitations' >
): string[] => [
	workspace.owner.email,
	...workspace.people.map( ( { email } ) => email ),
	...parseInvitations( workspace.pending_invitations ),
];
