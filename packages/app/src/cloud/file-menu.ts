import { __ } from '@wordpress/i18n';
import type { Disabled, FileAction } from '@templately/cloud';
import {
	backup,
	copy,
	download,
	moveTo,
	pencil,
	plus,
	trash,
} from '@templately/ui/more-icons';
import type { RowMenuEntry } from '@templately/ui/row-menu';
import { texts } from './words';

const ENTRIES: Record<
	FileAction,
	{ label: () => string; icon: RowMenuEntry[ 'icon' ] }
> = {
	insert: { label: () => __( 'Insert', 'templately' ), icon: plus },
	download: { label: () => __( 'Download', 'templately' ), icon: download },
	copy: { label: texts.copyTo, icon: copy },
	move: { label: texts.moveTo, icon: moveTo },
	rename: { label: () => __( 'Rename', 'templately' ), icon: pencil },
	versions: { label: () => __( 'Versions', 'templately' ), icon: backup },
	delete: { label: () => __( 'Delete', 'templately' ), icon: trash },
};

/** What belongs together in a menu. */
const GROUPS: FileAction[][] = [
	[ 'insert', 'download' ],
	[ 'copy', 'move' ],
	[ 'rename', 'versions' ],
	[ 'delete' ],
];

export const entryLabel = ( entry: FileAction ): string =>
	ENTRIES[ entry ].label();

export const entryIcon = ( entry: FileAction ): RowMenuEntry[ 'icon' ] =>
	ENTRIES[ entry ].icon;

/**
 * A menu's groups.
 *
 * @param entries  What it offers.
 * @param onChoose Told what was chosen.
 * @param disabled What is not to be used for now.
 */
export const menuGroups = (
	entries: FileAction[],
	onChoose: ( entry: FileAction ) => void,
	disabled: Disabled = {}
): RowMenuEntry[][] =>
	GROUPS.map( ( group ) =>
		group
			.filter( ( entry ) => entries.includes( entry ) )
			.map( ( entry ) => ( {
				label: entryLabel( entry ),
				icon: entryIcon( entry ),
				isDestructive: entry === 'delete',
				isDisabled: disabled[ entry ],
				onChoose: () => onChoose( entry ),
			} ) )
	);
