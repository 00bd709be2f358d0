import type { ReactNode } from 'react';
import type { CardKind } from './card';

interface Props< Record > {
	kind: CardKind;
	items: Record[];
	/** Whether these are earlier results while the next ones load. */
	isDimmed?: boolean;
	children: ( item: Record ) => ReactNode;
}

/** Cards in as many columns as there is room for. */
export const ItemGrid = < Record extends { id: number } >( {
	kind,
	items,
	isDimmed = false,
	children,
}: Props< Record > ) => (
	<ul
		className={ `templately-grid templately-grid--${ kind }${ isDimmed ? ' is-dimmed' : '' }` }
		aria-busy={ isDimmed }
	>
		{ items.map( ( item ) => (
			<li key={ item.id }>{ children( item ) }</li>
		) ) }
	</ul>
);

/** Placeholder of a loading list, with cards of the same size, so that the layout does not shift. */
export const GridSkeleton = ( {
	kind,
	count = 6,
}: {
	kind: CardKind;
	count?: number;
} ) => (
	<div
		className={ `templately-grid templately-grid--${ kind }` }
		aria-hidden="true"
	>
		{ Array.from( { length: count }, ( _, index ) => (
			<div
				key={ index }
				className={ `templately-card templately-card--${ kind }` }
			>
				<div
					className={ `templately-mat templately-mat--${ kind } templately-bone` }
				>
					{ Array.from(
						{ length: kind === 'pack' ? 3 : 1 },
						( __, sheet ) => (
							<span
								key={ sheet }
								className="templately-sheet is-bone"
							/>
						)
					) }
				</div>
				<div
					className="templately-bone templately-bone--line"
					style={ { inlineSize: '55%' } }
				/>
				<div
					className="templately-bone templately-bone--meta"
					style={ { inlineSize: '25%' } }
				/>
				<div className="templately-card__face is-bone" />
			</div>
		) ) }
	</div>
);
