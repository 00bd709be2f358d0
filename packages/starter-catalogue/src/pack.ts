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
	/** Search term of the pack. */
	readonly kind: Term;
	/** What its picture shows. */
	readonly seen: string;
	readonly blocks: readonly Block[];
}

/** A page, which a site that takes over the whole pack has by another name. */
export interface Page extends Item {
	readonly title: string;
	/** Such as 'room', of /room/. */
	readonly path: string;
}

/** A template or template part that the site takes over with the whole pack, by WordPress's slug for it. */
export interface Part {
	readonly slug: string;
	readonly name: string;
	/** Of a template part: where it stands. */
	readonly area?: 'header' | 'footer';
	/**
	 * For what templates of the theme builder can begin with, and not only the whole pack needs: their type, and the page or
	 * block whose picture shows what it is like.
	 */
	readonly offered?: { readonly type: Term; readonly like: string };
	readonly blocks: readonly Block[];
}

/** The site's menu: pages of the pack by their slugs. */
export interface Menu {
	/** Its number, which the header names. */
	readonly id: number;
	readonly name: string;
	readonly entries: readonly {
		readonly label: string;
		readonly page: string;
	}[];
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
	/** The page that lists posts. */
	readonly postsPage: string;
	readonly postsPerPage: number;
	/** Slugs of the pages in the pack's three thumbnails. */
	readonly faces: readonly [ string, string, string ];
	readonly pages: readonly Page[];
	readonly sections: readonly Item[];
	readonly parts: readonly Part[];
	readonly pictures: readonly Picture[];
	readonly menu: Menu;
	/** Categories of the sample posts. */
	readonly terms: readonly Term[];
	/** Sample posts: what a list of posts shows until the site has its own. */
	readonly posts: readonly Post[];
}

export interface Post {
	readonly slug: string;
	readonly title: string;
	/** What a list shows of it. */
	readonly excerpt: string;
	/** Such as 2027-02-11. */
	readonly date: string;
	/** Slug of its category. */
	readonly term: string;
	readonly picture: Picture;
	readonly blocks: readonly Block[];
}

export type { Picture };
