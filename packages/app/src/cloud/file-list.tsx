import { CheckboxControl } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import type { CloudFile } from '@templately/rest/cloud';
import { BlankSheet, Picture, Thumb } from '@templately/ui';
import { RowMenu } from '@templately/ui/row-menu';
import type { ReactNode } from 'react';
import { startFileDrag } from '../lists/account-layout';
import type { View } from '../lists/list-filters';
import { Table, DateTime } from '../lists/table';
import { BulkBar } from './bulk-bar';
import { menuGroups } from './file-menu';
import type { FileTasks } from './use-file-tasks';
import { type Selection, useSelection } from './use-selection';
import { fileKind, kindOfFile } from './words';
import './cloud.css';

interface Props {
	/** What the list is called. */
	label: string;
	files: CloudFile[];
	view: View;
	tasks: FileTasks;
}

/** Files as rows or as cards, with what each can be asked for, and several of them together. */
export function FileList( { label, files, view, tasks }: Props ) {
	const shown = files.filter( ( { id } ) => ! tasks.leaving.includes( id ) );
	const selection = useSelection( shown.map( ( { id } ) => id ) );
	const parts = { files: shown, view, tasks, selection };
	return (
		<div
			className={ `templately-files${ selection.ids.length > 0 ? ' is-choosing' : '' }` }
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
	tasks: FileTasks;
	selection: Selection;
}

function FileTable( {
	label,
	files,
	view,
	tasks,
	selection,
}: Parts & { label: string } ) {
	return (
		<Table< CloudFile >
			label={ label }
			entries={ files }
			idOf={ ( { id } ) => id }
			rowProps={ ( file ) => ( {
				className: selection.has( file.id ) ? 'is-chosen' : undefined,
				...dragOf( file, tasks, selection, files ),
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
							<Thumb
								src={ file.thumbnail }
								kind={ kindOfFile( file ) }
							/>
							<span className="templately-files__name">
								<Name file={ file } tasks={ tasks } />
								<span className="templately-small">
									{ fileKind( file ) }
								</span>
							</span>
						</span>
					),
				},
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
	const kind = kindOfFile( file );
	return (
		<article
			className={ `templately-card templately-card--${ kind }${ selection.has( file.id ) ? ' is-chosen' : '' }` }
			{ ...dragOf( file, tasks, selection, files ) }
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
					<BlankSheet kind={ kind } className="templately-sheet" />
				) }
			</div>
			<div className="templately-files__choose">
				<Choose file={ file } selection={ selection } />
			</div>
			<div className="templately-card__meta">
				<span>{ fileKind( file ) }</span>
				<DateTime at={ file.last_modified } isRelative />
			</div>
		</article>
	);
}

/** A file's name, which opens it to be looked at. */
const Name = ( { file, tasks }: { file: CloudFile; tasks: FileTasks } ) => (
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

/** What is dragged with a file: itself, or all that is chosen where it is one of them. Only what may be moved. */
function dragOf(
	file: CloudFile,
	tasks: FileTasks,
	selection: Selection,
	files: CloudFile[]
) {
	const canMove = ( one: CloudFile ) =>
		tasks.entriesOf( one, 'list' ).includes( 'move' );
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
	tasks: FileTasks;
} ) => (
	<RowMenu
		label={ sprintf(
			/* translators: %s: name of a file. */
			__( 'Actions for %s', 'templately' ),
			file.name
		) }
		groups={ menuGroups(
			tasks.entriesOf( file, view ),
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
