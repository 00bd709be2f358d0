import { Picture } from './picture';

interface Props {
	/** What the row is of, for who does not see it. */
	label: string;
	things: { name: string; icon: string }[];
}

/** A row of small icons, each with its name; what has no icon shows its initial. */
export const IconList = ( { label, things }: Props ) => (
	<ul className="templately-glyphs" aria-label={ label }>
		{ things.map( ( { name, icon } ) => (
			<li key={ name } title={ name }>
				{ icon ? (
					<Picture src={ icon } alt={ name } />
				) : (
					<>
						<span aria-hidden="true">
							{ [ ...name ][ 0 ]?.toLocaleUpperCase() }
						</span>
						<span className="screen-reader-text">{ name }</span>
					</>
				) }
			</li>
		) ) }
	</ul>
);
