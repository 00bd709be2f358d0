import { __, _n, sprintf } from '@wordpress/i18n';
import type { CloudFile } from '@templately/rest/cloud';
import { Thumb } from '@templately/ui';
import type { ReactNode } from 'react';
import { fileKind, kindOfFile } from './words';
import './cloud.css';

/** How many files of several are named. */
const NAMED = 3;

/** What a dialog is about: a file, or several. */
export function FileLines( {
	files,
	note,
}: {
	files: CloudFile[];
	/** Under each name; its kind where nothing is said. */
	note?: ReactNode;
} ) {
	const more = files.length - NAMED;
	return (
		<ul
			className="templately-dialog__item templately-dialog__files"
			aria-label={ __( 'Files', 'templately' ) }
		>
			{ files.slice( 0, NAMED ).map( ( file ) => (
				<li key={ file.id }>
					<Thumb src={ file.thumbnail } kind={ kindOfFile( file ) } />
					<span>
						<strong dir="auto">{ file.name }</strong>
						<br />
						<span className="templately-small">
							{ note ?? fileKind( file ) }
						</span>
					</span>
				</li>
			) ) }
			{ more > 0 && (
				<li className="templately-small">
					{ sprintf(
						/* translators: %d: number of files. */
						_n(
							'and %d more file',
							'and %d more files',
							more,
							'templately'
						),
						more
					) }
				</li>
			) }
		</ul>
	);
}
