/** What a pack is made of. A pack's folder exports one of these; the bundle is built from it. */
import type { Block } from './blocks';
import type { Picture } from './picture';
import type { Theme } from './theme';

export type Plan = 'free' | 'starter' | 'pro';

export interface Term {
	readonly slug: string;
	readonly name: string;
}

/** What every item says of itself. */
interface Described {
	readonly slug: string;
	readonly name: string;
	/** HTML. */
	readonly description: string;
	readonly tags: readonly string[];
}

/** A page or a block of the pack. */
export interface Item extends Described {
	readonly plan: Plan;
	/** In dollars. */
	readonly price: number;
	/** What somebody looks for it under. */
	readonly kind: Term;
	/** What its picture shows. */
	readonly seen: string;
	readonly blocks: readonly Block[];
}

/** A template or template part that the site takes over with the whole pack. */
export interface Part {
	readonly slug: string;
	readonly name: string;
	readonly kind: 'header' | 'footer' | 'page' | 'single' | 'archive' | '404';
	readonly blocks: readonly Block[];
}

export interface Pack extends Described {
	readonly plan: Plan;
	readonly price: number;
	readonly categories: readonly Term[];
	readonly theme: Theme;
	/** Name and tagline that a site takes over. */
	readonly title: string;
	readonly tagline: string;
	readonly frontPage: string;
	/** Slugs of the pages in the pack's three thumbnails. */
	readonly faces: readonly [ string, string, string ];
	readonly pages: readonly Item[];
	readonly sections: readonly Item[];
	readonly parts: readonly Part[];
	readonly pictures: readonly Picture[];
	/** Entries that a list of posts shows in the pack's photographs; no part of the bundle. */
	readonly posts: readonly Post[];
}

export interface Post {
	readonly title: string;
	readonly text: string;
	/** Such as 2027-02-11. */
	readonly date: string;
}

export type { Picture };
