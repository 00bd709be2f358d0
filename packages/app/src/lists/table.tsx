import { __ } from '@wordpress/i18n';
import type { HTMLAttributes, ReactNode } from 'react';
import { useEffect } from '@wordpress/element';
import { type CardKind, Thumbnail } from '@templately/ui';
import { useApp, useLink } from '../shell/app-context';
import './table.css';
import type { NavigateOptions } from '../shell/history';

interface Column< Entry > {
	label: string;
	/** Content of the column's header cell, where it is more than the label. */
	head?: ReactNode;
	cell: ( entry: Entry ) => ReactNode;
}

interface Props< Entry > {
	label: string;
	entries: Entry[];
	getId: ( entry: Entry ) => number;
	columns: Column< Entry >[];
	/** Attributes of an entry's row. */
	rowProps?: (
		entry: Entry
	) => HTMLAttributes< HTMLTableRowElement > &
		Record< `data-${ string }`, unknown >;
}

/** A table of entries. On narrow screens each row is a small card. */
export const Table = < Entry, >( {
	label,
	entries,
	getId,
	columns,
	rowProps,
}: Props< Entry > ) => (
	<table className="templately-table" aria-label={ label }>
		<thead>
			<tr>
				{ columns.map( ( column ) => (
					<th key={ column.label } scope="col">
						{ column.head ?? column.label }
					</th>
				) ) }
			</tr>
		</thead>
		<tbody>
			{ entries.map( ( entry ) => (
				<tr key={ getId( entry ) } { ...rowProps?.( entry ) }>
					{ columns.map( ( column, index ) =>
						index === 0 ? (
							<th key={ column.label } scope="row">
								{ column.cell( entry ) }
							</th>
						) : (
							<td
								key={ column.label }
								data-label={ column.label }
							>
								{ column.cell( entry ) }
							</td>
						)
					) }
				</tr>
			) ) }
		</tbody>
	</table>
);

/** Placeholder for a table that is loading. */
export const TableSkeleton = () => (
	<div
		className="templately-stack"
		role="status"
		aria-label={ __( 'Loading…', 'templately' ) }
	>
		{ [ 1, 2, 3, 4, 5, 6 ].map( ( row ) => (
			<div key={ row } className="templately-lists__bone">
				<span className="templately-thumb templately-bone" />
				<span className="templately-bone templately-bone--line" />
			</div>
		) ) }
	</div>
);

/** A design's thumbnail and its name, linked to the design. */
export function NameCell( {
	name,
	kind,
	thumbnail,
	to,
}: {
	name: string;
	kind: CardKind;
	thumbnail: string;
	to: string;
} ) {
	const link = useLink();
	return (
		<span className="templately-table__name">
			<Thumbnail src={ thumbnail } kind={ kind } />
			<a { ...link( to ) } dir="auto">
				{ name }
			</a>
		</span>
	);
}

/** Milliseconds in an hour. */
const HOUR = 3_600_000;

/**
 * Formats a time of the last 24 hours as relative time.
 *
 * @param at     The time.
 * @param locale Locale for the text.
 * @return The text; undefined for older or future times.
 */
function getRelativeTime( at: Date, locale: string ): string | undefined {
	const hours = ( Date.now() - at.getTime() ) / HOUR;
	if ( hours < 0 || hours >= 24 ) {
		return undefined;
	}
	const words = new Intl.RelativeTimeFormat( locale, { numeric: 'auto' } );
	return hours < 1
		? words.format( -Math.floor( hours * 60 ), 'minute' )
		: words.format( -Math.floor( hours ), 'hour' );
}

/** A date in the site's language. */
export function DateTime( {
	at,
	hasTime = false,
	isRelative = false,
}: {
	at: string;
	hasTime?: boolean;
	/** Whether times of the last 24 hours are shown as relative time. */
	isRelative?: boolean;
} ) {
	const { site } = useApp().host;
	const date = new Date( at );
	if ( Number.isNaN( date.getTime() ) ) {
		return null;
	}
	const locale = site.locale.replace( '_', '-' );
	const full = date.toLocaleString( locale, {
		dateStyle: 'medium',
		...( hasTime && { timeStyle: 'short' } ),
	} );
	return (
		<time
			dateTime={ at }
			className="templately-soft"
			title={ isRelative ? full : undefined }
		>
			{ ( isRelative && getRelativeTime( date, locale ) ) || full }
		</time>
	);
}

export type TurnTo = ( page: number, options?: NavigateOptions ) => void;

/**
 * Goes to the last page when the current one no longer exists, because its entries were deleted or moved.
 *
 * @param page   The current page.
 * @param turnTo Goes to another page.
 * @return The page; undefined while another one is about to be shown.
 */
export function useLastPage< List extends Page< unknown > >(
	page: List | undefined,
	turnTo: TurnTo
): List | undefined {
	const last =
		page && page.currentPage > Math.max( 1, page.totalPage )
			? Math.max( 1, page.totalPage )
			: undefined;
	useEffect( () => {
		if ( last !== undefined ) {
			turnTo( last, { replace: true } );
		}
		// eslint-disable-next-line react-hooks/exhaustive-deps -- once for each page that no longer exists.
	}, [ last ] );
	// An emptied page may have been refilled from the next one: the reloaded list tells.
	const isLeft =
		last !== undefined ||
		( page && page.items.length === 0 && page.currentPage > 1 );
	return isLeft ? undefined : page;
}

export interface Page< Entry > {
	items: Entry[];
	currentPage: number;
	totalPage: number;
}
