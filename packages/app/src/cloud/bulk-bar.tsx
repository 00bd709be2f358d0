import { speak } from '@wordpress/a11y';
import { Button } from '@wordpress/components';
import { useEffect } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { menuOfAll } from '@templately/cloud';
import type { CloudFile } from '@templately/rest/cloud';
import { icons } from '@templately/ui';
import type { View } from '../lists/list-filters';
import { entryIcon, entryLabel } from './file-menu';
import type { FileTasks } from './use-file-tasks';
import type { Selection } from './use-selection';
import { chosenLabel } from './words';

/** What can be done with all files that are chosen. */
export function BulkBar( {
	files,
	view,
	tasks,
	selection,
}: {
	files: CloudFile[];
	view: View;
	tasks: FileTasks;
	selection: Selection;
} ) {
	const chosen = files.filter( ( { id } ) => selection.has( id ) );
	const count = chosen.length;
	useEffect( () => {
		if ( count > 0 ) {
			speak( chosenLabel( count ) );
		}
	}, [ count ] );
	if ( count === 0 ) {
		return null;
	}
	const entries = menuOfAll(
		chosen.map( ( file ) => tasks.entriesOf( file, view ) )
	);
	return (
		<div
			className="templately-bulk"
			role="group"
			aria-label={ __( 'Selected files', 'templately' ) }
		>
			<span className="templately-bulk__count">
				{ chosenLabel( count ) }
			</span>
			{ entries.map( ( entry ) => (
				<Button
					key={ entry }
					icon={ entryIcon( entry ) }
					isDestructive={ entry === 'delete' }
					disabled={ tasks.disabled[ entry ] }
					onClick={ () => tasks.start( entry, chosen ) }
				>
					<span className="templately-bulk__word">
						{ entryLabel( entry ) }
					</span>
				</Button>
			) ) }
			<Button
				icon={ icons.close }
				label={ __( 'Clear selection', 'templately' ) }
				onClick={ () => selection.set( [] ) }
			/>
		</div>
	);
}
