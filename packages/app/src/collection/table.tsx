import { __ } from '@wordpress/i18n';
import { Thumb, type CardKind } from '@templately/ui';
import type { ReactNode } from 'react';
import { useApp, useLink } from '../app-context';

export interface Column< Entry > {
	label: string;
	cell: ( entry: Entry ) => ReactNode;
}

interface Props< Entry > {
	label: string;
	entries: Entry[];
	idOf: ( entry: Entry ) => number;
	columns: Column< Entry >[];
}

/** A list as rows. On a narrow screen each row is a small card, with its columns' names. */
export const Table = < Entry, >( {
	label,
	entries,
	idOf,
	columns,
}: Props< Entry > ) => (
	<table className="templately-table" aria-label={ label }>
		<thead>
			<tr>
				{ columns.map( ( column ) => (
					<th key={ column.label } scope="col">
						{ column.label }
					</th>
				) ) }
			</tr>
		</thead>
		<tbody>
			{ entries.map( ( entry ) => (
				<tr key={ idOf( entry ) }>
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

/** The shape of rows that are on their way. */
export const TableBones = () => (
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

/** A design's picture and name, which leads to it. */
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
			<Thumb src={ thumbnail } kind={ kind } />
			<a { ...link( to ) } dir="auto">
				{ name }
			</a>
		</span>
	);
}

/** When something was, in the words of the site's language. */
export function When( {
	at,
	hasTime = false,
}: {
	at: string;
	hasTime?: boolean;
} ) {
	const { locale } = useApp().host.site;
	const date = new Date( at );
	return Number.isNaN( date.getTime() ) ? null : (
		<time dateTime={ at } className="templately-soft">
			{ date.toLocaleString( locale.replace( '_', '-' ), {
				dateStyle: 'medium',
				...( hasTime && { timeStyle: 'short' } ),
			} ) }
		</time>
	);
}
