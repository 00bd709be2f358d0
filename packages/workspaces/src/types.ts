import type { Held } from '@templately/rest';
import type {
	ActivityPage,
	Invitation,
	Workspace,
	WorkspaceChoices,
	WorkspaceDetails,
} from '@templately/rest/workspaces';

export type WorkspaceFiles = WorkspaceDetails[ 'files' ];

/** A page of a list: the workspaces themselves lie in `byId`. */
export interface Page {
	ids: number[];
	current_page: number;
	total_page: number;
}

/** A workspace that was opened: which it is, and its files by page and search. */
export interface Details {
	id: number;
	files: Record< string, Held< WorkspaceFiles > >;
}

export interface State {
	byId: Record< number, Held< Workspace > >;
	pages: Record< string, Held< Page > >;
	/** By slug. */
	details: Record< string, Details >;
	choices: Held< WorkspaceChoices > | null;
	invitations: Held< Invitation[] > | null;
	activity: Record< string, Held< ActivityPage > >;
	/**
	 * What is not there any more, by id, and from which question on that is known: answers to earlier ones still tell of it. While
	 * it is being taken away, no answer does.
	 */
	gone: Record< 'workspaces' | 'files' | 'invitations', Gone >;
	/** Answers to questions that were asked up to here belong to another account. */
	clearedAt: number;
}

export type Gone = Record< number, number >;

/** A workspace as a select offers it. */
export interface WorkspaceOption {
	value: number;
	label: string;
	slug: string;
	shared: boolean;
	isDisabled: boolean;
}

/** Something that was asked for once, and is to be asked for anew. What is held stays in sight until then. */
export type Asked =
	| 'getWorkspaces'
	| 'getFiles'
	| 'getChoices'
	| 'getInvitations'
	| 'getActivity';
