import { CheckboxControl } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import {
	getIncludedObjects,
	isChoosable,
	getDependents,
} from '@templately/fullsite-import';
import type { PlannedObject } from '@templately/rest';
import { kindLabel, namesLabel } from './labels';
import { Disclosure } from './step';
import './fullsite-import.css';

interface Props {
	objects: PlannedObject[];
	/** Numbers of what is not wanted. */
	unticked: number[];
	/** Whether demo content is wanted. */
	samples: boolean;
	onChange: ( unticked: number[] ) => void;
}

/** Content of the pack as checkboxes. Dependencies of selected objects are selected too. */
export function PlanContent( { objects, unticked, samples, onChange }: Props ) {
	const choosable = objects.filter(
		( object ) => isChoosable( object ) && ( samples || ! object.sample )
	);
	const kinds = [ ...new Set( choosable.map( ( { kind } ) => kind ) ) ];
	if ( kinds.length === 0 ) {
		return null;
	}
	const without = new Set( unticked );
	const comes = getIncludedObjects( objects, without, samples );
	return (
		<div>
			<h2 className="templately-subheading">
				{ __( 'Content', 'templately' ) }
			</h2>
			{ kinds.map( ( kind ) => {
				const all = choosable.filter( ( one ) => one.kind === kind );
				const count = all.filter( ( { number } ) =>
					comes.has( number )
				).length;
				return (
					<Disclosure
						key={ kind }
						title={ kindLabel( kind ) }
						note={ sprintf(
							/* translators: 1: number of things that come, 2: number of all of them. */
							__( '%1$d of %2$d', 'templately' ),
							count,
							all.length
						) }
					>
						<ul className="templately-choices">
							{ all.map( ( object ) => (
								<li key={ object.number }>
									<ObjectCheckbox
										object={ object }
										objects={ objects }
										without={ without }
										onChange={ onChange }
									/>
								</li>
							) ) }
						</ul>
					</Disclosure>
				);
			} ) }
		</div>
	);
}

function ObjectCheckbox( {
	object,
	objects,
	without,
	onChange,
}: {
	object: PlannedObject;
	objects: PlannedObject[];
	without: Set< number >;
	onChange: ( unticked: number[] ) => void;
} ) {
	const isUnticked = without.has( object.number );
	const needing = isUnticked
		? getDependents( objects, without, object.number )
		: [];
	const isNeeded = needing.length > 0;
	return (
		<CheckboxControl
			label={ object.title || object.slug }
			help={
				isNeeded
					? sprintf(
							/* translators: %s: names of pages and templates. */
							__( 'Included because %s needs it', 'templately' ),
							namesLabel( needing.map( ( { title } ) => title ) )
						)
					: object.note || undefined
			}
			checked={ ! isUnticked || isNeeded }
			onChange={ () =>
				onChange(
					isUnticked
						? [ ...without ].filter(
								( number ) => number !== object.number
							)
						: [ ...without, object.number ]
				)
			}
			__nextHasNoMarginBottom
		/>
	);
}
