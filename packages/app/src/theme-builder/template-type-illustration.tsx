import type { ReactNode } from 'react';

/** Lines of text, from a height on. */
const lines = ( from: number, count: number, start = 12, length = 48 ) =>
	Array.from( { length: count }, ( _, index ) => (
		<rect
			key={ index }
			x={ start }
			y={ from + index * 5 }
			width={ index === count - 1 ? length * 0.6 : length }
			height="2"
		/>
	) );

const tiles = ( from: number ) =>
	[ 0, 1, 2, 3, 4, 5 ].map( ( index ) => (
		<rect
			key={ index }
			x={ 8 + ( index % 3 ) * 19.5 }
			y={ from + Math.floor( index / 3 ) * 17 }
			width="17"
			height="14"
		/>
	) );

const LABELLED = (
	<>
		<rect x="8" y="7" width="22" height="3" />
		{ tiles( 15 ) }
	</>
);

const PICTURES: Record< string, ReactNode > = {
	header: <rect x="4" y="4" width="64" height="10" />,
	footer: <rect x="4" y="38" width="64" height="12" />,
	'front-page': (
		<>
			<rect x="4" y="4" width="64" height="22" />
			{ [ 6, 27, 48 ].map( ( x ) => (
				<rect key={ x } x={ x } y="31" width="18" height="15" />
			) ) }
		</>
	),
	page: (
		<>
			<rect x="4" y="4" width="64" height="20" />
			{ lines( 30, 4, 8, 44 ) }
		</>
	),
	single: (
		<>
			<rect x="16" y="8" width="40" height="9" />
			{ lines( 22, 5, 16, 40 ) }
		</>
	),
	archive: tiles( 10 ),
	taxonomy: LABELLED,
	author: (
		<>
			<circle cx="36" cy="14" r="7" />
			{ lines( 26, 4, 14, 44 ) }
		</>
	),
	date: (
		<>
			<rect x="8" y="8" width="12" height="12" />
			<rect x="8" y="24" width="12" height="12" />
			{ lines( 11, 2, 25, 38 ) }
			{ lines( 27, 2, 25, 38 ) }
		</>
	),
	search: (
		<>
			<rect x="8" y="8" width="56" height="8" rx="4" />
			{ lines( 23, 5, 8, 52 ) }
		</>
	),
	'404': (
		<path
			d="M28 19l16 16M44 19L28 35"
			fill="none"
			stroke="currentColor"
			strokeWidth="3"
			strokeLinecap="round"
		/>
	),
};

/** Types that look alike. */
const ALIKE: Record< string, string > = {
	category: 'taxonomy',
	tag: 'taxonomy',
};

/** Illustration of a template type. Types `single-…`, `archive-…` and `taxonomy-…` are the site's own. */
export const TemplateTypeIllustration = ( { type }: { type: string } ) => (
	<svg
		className="templately-type__picture"
		viewBox="0 0 72 54"
		aria-hidden="true"
	>
		<rect
			className="templately-type__sheet"
			x=".5"
			y=".5"
			width="71"
			height="53"
			rx="3"
		/>
		<g fill="currentColor">
			{ PICTURES[ ALIKE[ type ] ?? type ] ??
				PICTURES[ type.split( '-' )[ 0 ] ?? '' ] ??
				lines( 12, 6 ) }
		</g>
	</svg>
);
