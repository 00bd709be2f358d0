import type { Held, Platform } from '@templately/rest';
import type { CloudFile, FileVersion } from '@templately/rest/cloud';

/** Which of one's own files are asked for; what is left out narrows nothing. */
export interface Query {
	platform?: Platform | '';
	type?: string;
	search?: string;
	page?: number;
}

/** A page of files. */
export interface FilesPage {
	items: CloudFile[];
	currentPage: number;
	totalPage: number;
}

/** How much of the cloud is used, in files. */
export interface Usage {
	/** -1 is as many as one likes. */
	limit: number;
	files: number;
}

export interface State {
	files: Record< string, Held< FilesPage > >;
	trash: Record< string, Held< FilesPage > >;
	versions: Record< number, Held< FileVersion[] > >;
	usage: Held< Usage > | null;
	/** Files that are leaving the list they are in, until it is known whether they did: how many writes each is in. */
	leaving: Record< number, number >;
	/** Answers to questions that were asked up to here are of another account, or of what was before a change. */
	clearedAt: number;
}
