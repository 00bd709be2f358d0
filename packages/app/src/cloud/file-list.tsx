import { speak } from '@wordpress/a11y';
import { Button, CheckboxControl } from '@wordpress/components';
import { useSelect } from '@wordpress/data';
import { useEffect, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import {
	type Disabled,
	type FileAction,
	getSharedFileActions,
} from '@templately/cloud';
import { store as profileStore } from '@templately/profile';
import type { CloudFile } from '@templately/rest/cloud';
import {
	ThumbnailPlaceholder,
	icons,
	Picture,
	Thumbnail,
} from '@templately/ui';
import {
	backup,
	copy,
	download,
	moveTo,
	pencil,
	plus,
	trash,
} from '@templately/ui/more-icons';
import { RowMenu, type RowMenuEntry } from '@templately/ui/row-menu';
import type { ReactNode } from 'react';
import { startFileDrag } from '../lists/account-layout';
import type { View } from '../lists/list-filters';
import { DateTime, Table } from '../lists/table';
import {
	chosenLabel,
	getFileTypeLabel,
	getFileCardKind,
	texts,
} from './labels';
import type { FileActions } from './use-file-actions';
import './cloud.css';

interface Selection {
	/** The chosen ones among those that are there. */
	ids: number[];
	has: ( id: number ) => boolean;
	toggle: ( id: number ) => void;
	set: ( ids: number[] ) => void;
}

/** Selected ids. Ids that leave the list are deselected. */
function useSelection( present: number[] ): Selection {
	const [ chosen, setChosen ] = useState< number[] >( [] );
	const ids = chosen.filter( ( id ) => present.includes( id ) );
	return {
		ids,
		has: ( id ) => ids.includes( id ),
		toggle: ( id ) =>
			setChosen(
				ids.includes( id )
					? ids.filter( ( other ) => other !== id )
					: [ ...ids, id ]
			),
		set: setChosen,
	};
}

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

/** Groups of the menu. */
const GROUPS: FileAction[][] = [
	[ 'insert', 'download' ],
	[ 'copy', 'move' ],
	[ 'rename', 'versions' ],
	[ 'delete' ],
];

const entryLabel = ( entry: FileAction ): string => ENTRIES[ entry ].label();

const entryIcon = ( entry: FileAction ): RowMenuEntry[ 'icon' ] =>
	ENTRIES[ entry ].icon;

/**
 * A menu's groups.
 *
 * @param entries  What it offers.
 * @param onChoose Told what was chosen.
 * @param disabled What is not to be used for now.
 */
const menuGroups = (
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

/** Actions for all selected files. */
function BulkBar( {
	files,
	view,
	tasks,
	selection,
}: {
	files: CloudFile[];
	view: View;
	tasks: FileActions;
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
	const entries = getSharedFileActions(
		chosen.map( ( file ) => tasks.getEntries( file, view ) )
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

interface Props {
	/** Accessible name of the list. */
	label: string;
	files: CloudFile[];
	view: View;
	tasks: FileActions;
}

/** Files as rows or as cards, with what each can be asked for, and several of them together. */
export function FileList( { label, files, view, tasks }: Props ) {
	const shown = files.filter( ( { id } ) => ! tasks.leaving.includes( id ) );
	const selection = useSelection( shown.map( ( { id } ) => id ) );
	const parts = { files: shown, view, tasks, selection };
	const isChoosing = selection.ids.length > 0;
	return (
		// Escape in the list clears the selection, and closes nothing around it.
		// eslint-disable-next-line jsx-a11y/no-static-element-interactions -- "Clear selection" does the same.
		<div
			className={ `templately-files${ isChoosing ? ' is-choosing' : '' }` }
			onKeyDown={ ( event ) => {
				if ( event.key === 'Escape' && isChoosing ) {
					event.stopPropagation();
					selection.set( [] );
				}
			} }
		>
			{ view === 'grid' ? (
				<ul className="templately-grid" aria-label={ label }>
					{ shown.map( ( file ) => (
						<li key={ file.id }>
							<FileCard file={ file } { ...parts } />
						</li>
					) ) }
				</ul>
			) : (
				<FileTable label={ label } { ...parts } />
			) }
			<BulkBar { ...parts } />
		</div>
	);
}

interface Parts {
	files: CloudFile[];
	view: View;
	tasks: FileActions;
	selection: Selection;
}

function FileTable( {
	label,
	files,
	view,
	tasks,
	selection,
}: Parts & { label: string } ) {
	const userId = useSelect(
		( select ) => select( profileStore ).getUser()?.id,
		[]
	);
	const hasOthers = files.some( ( { owner } ) => owner.id !== userId );
	return (
		<Table< CloudFile >
			label={ label }
			entries={ files }
			getId={ ( { id } ) => id }
			rowProps={ ( file ) => ( {
				className: selection.has( file.id ) ? 'is-chosen' : undefined,
				...getDragProps( file, tasks, selection, files ),
			} ) }
			columns={ [
				{
					label: __( 'Name', 'templately' ),
					head: (
						<span className="templately-files__head">
							<ChooseAll
								files={ files }
								selection={ selection }
							/>
							{ __( 'Name', 'templately' ) }
						</span>
					),
					cell: ( file ) => (
						<span className="templately-table__name">
							<Choose file={ file } selection={ selection } />
							<Thumbnail
								src={ file.thumbnail }
								kind={ getFileCardKind( file ) }
							/>
							<span className="templately-files__name">
								<Name file={ file } tasks={ tasks } />
								<span className="templately-small">
									{ getFileTypeLabel( file ) }
								</span>
							</span>
						</span>
					),
				},
				...( hasOthers
					? [
							{
								label: __( 'Owner', 'templately' ),
								cell: ( { owner }: CloudFile ) => (
									<span dir="auto">{ owner.name }</span>
								),
							},
						]
					: [] ),
				{
					label: __( 'Last Modified', 'templately' ),
					cell: ( file ) => (
						<DateTime at={ file.last_modified } isRelative />
					),
				},
				{
					label: __( 'Action', 'templately' ),
					cell: ( file ) => (
						<FileMenu file={ file } view={ view } tasks={ tasks } />
					),
				},
			] }
		/>
	);
}

function FileCard( {
	file,
	files,
	view,
	tasks,
	selection,
}: Parts & { file: CloudFile } ) {
	const kind = getFileCardKind( file );
	return (
		<article
			className={ `templately-card templately-card--${ kind }${ selection.has( file.id ) ? ' is-chosen' : '' }` }
			{ ...getDragProps( file, tasks, selection, files ) }
		>
			<h2 className="templately-card__title">
				<Name file={ file } tasks={ tasks } />
			</h2>
			<div className="templately-card__mark">
				<FileMenu file={ file } view={ view } tasks={ tasks } />
			</div>
			<div className={ `templately-mat templately-mat--${ kind }` }>
				{ file.thumbnail ? (
					<Picture
						className="templately-sheet"
						src={ file.thumbnail }
						alt=""
					/>
				) : (
					<ThumbnailPlaceholder
						kind={ kind }
						className="templately-sheet"
					/>
				) }
			</div>
			<div className="templately-files__choose">
				<Choose file={ file } selection={ selection } />
			</div>
			<div className="templately-card__meta">
				<span>{ getFileTypeLabel( file ) }</span>
				<DateTime at={ file.last_modified } isRelative />
			</div>
		</article>
	);
}

/** A file's name, which opens it to be looked at. */
const Name = ( { file, tasks }: { file: CloudFile; tasks: FileActions } ) => (
	<button
		type="button"
		className="templately-files__open"
		dir="auto"
		title={ file.name }
		onClick={ () => tasks.start( 'versions', [ file ] ) }
	>
		{ file.name }
	</button>
);

/** Drag data: the file, or all selected files if it is one of them, without files that may not be moved. */
function getDragProps(
	file: CloudFile,
	tasks: FileActions,
	selection: Selection,
	files: CloudFile[]
) {
	const canMove = ( one: CloudFile ) =>
		tasks.getEntries( one, 'list' ).includes( 'move' );
	if ( ! canMove( file ) ) {
		return {};
	}
	const together = selection.has( file.id )
		? files.filter( ( one ) => selection.has( one.id ) && canMove( one ) )
		: [ file ];
	return {
		draggable: true,
		onDragStart: ( event: Parameters< typeof startFileDrag >[ 0 ] ) =>
			startFileDrag(
				event,
				together.map( ( { id } ) => id )
			),
	};
}

const FileMenu = ( {
	file,
	view,
	tasks,
}: {
	file: CloudFile;
	view: View;
	tasks: FileActions;
} ) => (
	<RowMenu
		label={ sprintf(
			/* translators: %s: name of a file. */
			__( 'Actions for %s', 'templately' ),
			file.name
		) }
		groups={ menuGroups(
			tasks.getEntries( file, view ),
			( entry ) => tasks.start( entry, [ file ] ),
			tasks.disabled
		) }
	/>
);

const Choose = ( {
	file,
	selection,
}: {
	file: CloudFile;
	selection: Selection;
} ) => (
	<CheckboxControl
		className="templately-files__box"
		aria-label={ sprintf(
			/* translators: %s: name of a file. */
			__( 'Select %s', 'templately' ),
			file.name
		) }
		checked={ selection.has( file.id ) }
		onChange={ () => selection.toggle( file.id ) }
		__nextHasNoMarginBottom
	/>
);

function ChooseAll( {
	files,
	selection,
}: {
	files: CloudFile[];
	selection: Selection;
} ): ReactNode {
	const isAll = selection.ids.length === files.length;
	return (
		<CheckboxControl
			className="templately-files__box"
			aria-label={ __( 'Select all files on this page', 'templately' ) }
			checked={ isAll }
			indeterminate={ ! isAll && selection.ids.length > 0 }
			onChange={ () =>
				selection.set( isAll ? [] : files.map( ( { id } ) => id ) )
			}
			__nextHasNoMarginBottom
		/>
	);
}
