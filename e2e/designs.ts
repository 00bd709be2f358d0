import { marketplace, type Site } from '@templately/sandbox';

export interface Design {
	slug: string;
	name: string;
	type?: 'packs' | 'pages' | 'sections' | 'templates';
	platform?: 'gutenberg' | 'elementor';
	plan?: 'free' | 'starter' | 'pro';
	price?: number;
	downloads?: number;
	thumbnail?: string;
	description?: string;
	page_settings?: Record< string, unknown >;
	kit?: Record< string, unknown >;
	content?: Array< string | Record< string, unknown > >;
	tags?: string[];
	categories?: Array< { slug: string; name: string } >;
	template_type?: { slug: string; name: string };
	rating?: number;
	pack?: string;
	fullsite_import?: boolean;
	dependencies?: Array< {
		slug: string;
		name: string;
		is_pro?: boolean;
		link?: string;
	} >;
	live_url?: string;
	variations?: Array< { platform: string; slug: string } >;
	/** Slug of the pack that it belongs to. */
	screenshots?: Array< {
		file: string;
		width: number;
		height: number;
		alt: string;
	} >;
}

const paragraph = ( text: string ) =>
	`<!-- wp:paragraph -->\n<p>${ text }</p>\n<!-- /wp:paragraph -->`;

const element = ( text: string ) => ( {
	id: '1a2b3c4',
	elType: 'container',
	settings: {},
	elements: [
		{
			id: '5d6e7f8',
			elType: 'widget',
			widgetType: 'heading',
			settings: { title: text },
			elements: [],
		},
	],
} );

/** What a design has in it where a spec does not say. */
const getContent = ( { type, platform, slug }: Design ) => {
	if ( type === 'packs' ) {
		return [];
	}
	return [ platform === 'elementor' ? element( slug ) : paragraph( slug ) ];
};

/** Publishes designs to a site's embedded hub, through its own service. */
export async function publish(
	site: Site,
	designs: Design[]
): Promise< number[] > {
	const complete = designs.map( ( design ) => ( {
		platform: 'gutenberg',
		type: 'sections',
		content: getContent( design ),
		...design,
	} ) );
	const encoded = Buffer.from( JSON.stringify( complete ) ).toString(
		'base64'
	);
	const printed = await site.evaluate(
		`echo wp_json_encode( ${ marketplace }->publisher()->publish_designs( json_decode( base64_decode( '${ encoded }' ), true ) ) );`
	);
	return JSON.parse( printed ) as number[];
}
