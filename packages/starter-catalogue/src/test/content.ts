import { strFromU8, unzipSync } from 'fflate';
import type { Bundle, BundleDocument as Document } from '../bundle';

interface Described {
	readonly slug: string;
	readonly name: string;
	readonly plan: string;
	readonly price: number;
	readonly description: string;
	readonly thumbnail: string;
	readonly screenshots: readonly {
		readonly file: string;
		readonly width: number;
		readonly height: number;
		readonly alt: string;
	}[];
}

export interface Manifest {
	readonly schema: number;
	readonly platform: string;
	readonly pack: Described & {
		readonly thumbnail2: string;
		readonly thumbnail3: string;
	};
	readonly items: readonly ( Described & {
		readonly type: string;
		readonly document: string;
		readonly object?: number;
		readonly template_type: { readonly slug: string };
	} )[];
	readonly content: readonly {
		readonly id: number;
		readonly type: string;
		readonly slug: string;
		readonly entry: string;
		readonly sample?: boolean;
		readonly needs: readonly number[];
	}[];
	readonly terms: readonly { readonly id: number }[];
	readonly look: {
		readonly presets: Readonly<
			Record< string, readonly { readonly slug: string }[] >
		> & {
			readonly 'font-family': readonly {
				readonly slug: string;
				readonly stack: string;
				readonly licence: string;
				readonly faces: readonly { readonly file: string }[];
			}[];
		};
	};
	readonly settings: {
		readonly front_page: number;
		readonly posts_page: number;
	};
	readonly media: readonly {
		readonly id: number;
		readonly file: string;
		readonly alt: string;
	}[];
	readonly entries: Readonly<
		Record< string, { readonly sha256: string; readonly size: number } >
	>;
}

/** What lies in a bundle, by path. */
export interface Content {
	readonly files: Readonly< Record< string, Uint8Array > >;
	readonly manifest: Manifest;
	readonly documents: Readonly< Record< string, Document > >;
	readonly objects: Readonly<
		Record< string, { readonly content: string } >
	>;
}

/** Unpacks a bundle. */
export function getContent( { zip }: Bundle ): Content {
	const files = unzipSync( zip );
	const below = < Of >( folder: string ): Record< string, Of > =>
		Object.fromEntries(
			Object.entries( files )
				.filter( ( [ path ] ) => path.startsWith( folder ) )
				.map( ( [ path, bytes ] ) => [
					path,
					JSON.parse( strFromU8( bytes ) ),
				] )
		);
	return {
		files,
		manifest: JSON.parse(
			strFromU8( files[ 'manifest.json' ] as Uint8Array )
		),
		documents: below( 'documents/' ),
		objects: below( 'content/' ),
	};
}
