/** One picture of a pack. Its number is its media id in documents and manifest. */
export interface Picture {
	readonly id: number;
	/** File name inside the pack's images folder. */
	readonly name: string;
	readonly width: number;
	readonly height: number;
	/** What is seen, in one sentence. */
	readonly alt: string;
}

/** Where a document says that a picture lies, until the site that inserts it writes its own address. */
export const mediaUrl = ( picture: Picture ): string =>
	`https://media.templately.invalid/${ picture.id }/${ picture.name }`;

/** Where a document says that another page of the pack lies. */
export const pageUrl = ( slug: string ): string =>
	`https://pages.templately.invalid/${ slug }/`;
