/** The number of an object of a pack: above all ids that a site may have, so that none is taken for one. */
export const number = ( place: number ): number => 2_000_000_000 + place;

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

/** Where a document says that another page of the pack lies: by its slug, by its number where a whole site comes. */
export const pageUrl = ( page: string | number ): string =>
	`https://pages.templately.invalid/${ page }/`;
