import { Button, DropZone, FormFileUpload } from '@wordpress/components';
import { useDispatch, useRegistry, useSelect } from '@wordpress/data';
import { useRef, useState } from '@wordpress/element';
import { __, _n, sprintf } from '@wordpress/i18n';
import { store as profileStore } from '@templately/profile';
import type { Platform } from '@templately/rest';
import type { SavedTemplate } from '@templately/rest/templates';
import { store as templatesStore } from '@templately/templates';
import { EmptyState, ErrorState, Icon, Pagination } from '@templately/ui';
import { upload } from '@templately/ui/more-icons';
import type { ReactNode } from 'react';
import { useSearch } from 'wouter';
import { buildPath, parseArgs } from '../shell/paths';
import { signInPlace, useApp } from '../shell/app-context';
import type { Params } from '../shell/domain';
import { RenameModal } from '../cloud/rename-modal';
import { createImageSizes } from '../insert/image-sizes';
import { AccountLayout } from '../lists/account-layout';
import type { Go } from '../lists/list-screen';
import { DateTime, Table, TableSkeleton, useLastPage } from '../lists/table';
import { ToolbarSearch } from '../lists/list-parts';
import { resolve, useResolved } from '../shell/use-resolved';
import { DeleteDialog, DeleteKitDialog } from './delete-dialogs';
import { InsertDialog, useInsertSaved } from './insert-saved';
import { PushDialog } from './push-dialog';
import { Actions, Name } from './template-row';
import { texts } from './labels';
import './templates.css';

type Task =
	| { name: 'push' | 'rename' | 'delete' | 'insert'; template: SavedTemplate }
	| { name: 'kit'; id: number };

/** Saved templates of this site. */
export default function TemplatesScreen( { params }: { params: Params } ) {
	const platform = params.platform as Platform;
	const { host, notices, fail } = useApp();
	const registry = useRegistry();
	const heading = useRef< HTMLHeadingElement >( null );
	const { q = '', paged } = parseArgs( useSearch() );
	const page = Math.max( 1, Math.floor( Number( paged ) ) || 1 );
	const [ task, setTask ] = useState< Task >();
	const list = useResolved(
		templatesStore,
		'getTemplates',
		platform,
		page,
		q
	);
	const total = useSelect(
		( select ) =>
			select( templatesStore ).getTotalPages( platform, page, q ),
		[ platform, page, q ]
	);
	const insert = useInsertSaved();
	const { rename } = useDispatch( templatesStore );
	const { importFiles, isImporting } = useImportFiles();
	const go: Go = ( args, options ) =>
		host.history.navigate(
			buildPath( `/${ platform }/templates`, { q, ...args } ),
			options
		);
	const close = () => setTask( undefined );

	/** Whether the template's builder is active; shows a message if not. */
	const hasBuilder = () => {
		const isMissing = platform === 'elementor' && ! host.site.hasElementor;
		if ( isMissing ) {
			notices.push( {
				status: 'error',
				title: __( 'Elementor not installed.', 'templately' ),
				message: host.site.elementorError,
			} );
		}
		return ! isMissing;
	};

	const push = async ( template: SavedTemplate ) => {
		try {
			const user = await resolve( registry, profileStore, 'getUser' );
			if ( ! user ) {
				host.history.navigate( signInPlace( host ) );
			} else if ( hasBuilder() ) {
				setTask( { name: 'push', template } );
			}
		} catch ( thrown ) {
			fail( thrown );
		}
	};

	// Elementor's templates go into a document that is open in Elementor.
	const canInsert = host.editor
		? host.editor.platform === platform
		: platform === 'gutenberg';
	const start = ( template: SavedTemplate ) => {
		if ( host.editor ) {
			void insert( template );
		} else {
			setTask( { name: 'insert', template } );
		}
	};

	const rows = useLastPage(
		list.value && {
			items: list.value,
			currentPage: page,
			totalPage: total,
		},
		( to, options ) => go( { paged: String( to ) }, options )
	)?.items;
	return (
		<Layout path={ `/${ platform }/templates` }>
			<DropZone
				label={ __( 'Drop files to import them', 'templately' ) }
				onFilesDrop={ importFiles }
			/>
			<div className="templately-toolbar">
				<div className="templately-toolbar__title">
					<h1
						className="templately-title"
						ref={ heading }
						tabIndex={ -1 }
					>
						{ texts.templates() }
					</h1>
				</div>
				<ToolbarSearch
					label={ __( 'Search templates', 'templately' ) }
					value={ q }
					onSearch={ ( words ) => go( { q: words } ) }
				/>
				<ImportButton isBusy={ isImporting } onFiles={ importFiles } />
			</div>
			{ list.failure && (
				<ErrorState
					title={ texts.wrong() }
					code={ list.failure.code }
					message={ list.failure.message }
					onRetry={ list.retry }
				/>
			) }
			{ ! list.failure && ! rows && <TableSkeleton /> }
			{ ! list.failure && rows?.length === 0 && <Nothing search={ q } /> }
			{ ! list.failure && rows && rows.length > 0 && (
				<Table< SavedTemplate >
					label={ texts.templates() }
					entries={ rows }
					getId={ ( { id } ) => id }
					columns={ [
						{
							label: __( 'Name', 'templately' ),
							cell: ( template ) => (
								<Name template={ template } />
							),
						},
						{
							label: __( 'Last Modified', 'templately' ),
							cell: ( { date } ) => <DateTime at={ date } />,
						},
						{
							label: __( 'Action', 'templately' ),
							cell: ( template ) => (
								<Actions
									template={ template }
									onInsert={
										canInsert
											? () => start( template )
											: undefined
									}
									onPush={ () => void push( template ) }
									onExport={ () =>
										hasBuilder() &&
										window.location.assign(
											template.export_url
										)
									}
									onRename={ () =>
										setTask( { name: 'rename', template } )
									}
									onDelete={ () =>
										setTask( { name: 'delete', template } )
									}
								/>
							),
						},
					] }
				/>
			) }
			{ ! list.failure && rows && total > 1 && (
				<Pagination
					current={ page }
					total={ total }
					onChange={ ( to ) => {
						go( { paged: String( to ) } );
						heading.current?.focus();
					} }
				/>
			) }
			{ task?.name === 'push' && (
				<PushDialog template={ task.template } onClose={ close } />
			) }
			{ task?.name === 'insert' && (
				<InsertDialog template={ task.template } onClose={ close } />
			) }
			{ task?.name === 'rename' && (
				<RenameModal
					name={ task.template.title }
					rename={ ( title ) => rename( task.template.id, title ) }
					onClose={ close }
				/>
			) }
			{ task?.name === 'delete' && (
				<DeleteDialog
					template={ task.template }
					onKit={ ( id ) => setTask( { name: 'kit', id } ) }
					onClose={ close }
				/>
			) }
			{ task?.name === 'kit' && (
				<DeleteKitDialog id={ task.id } onClose={ close } />
			) }
		</Layout>
	);
}

/** Users who are signed in have the navigation of their cloud beside the templates. */
function Layout( { path, children }: { path: string; children: ReactNode } ) {
	const isSignedIn = useSelect(
		( select ) => select( profileStore ).isSignedIn(),
		[]
	);
	return isSignedIn ? (
		<AccountLayout path={ path }>
			<div className="templately-saved">{ children }</div>
		</AccountLayout>
	) : (
		<div
			className="templately-main templately-saved"
			id="templately-results"
		>
			{ children }
		</div>
	);
}

/** Imports templates from files, and reports the result. */
function useImportFiles() {
	const { notices } = useApp();
	const templates = useDispatch( templatesStore );
	const [ isImporting, setImporting ] = useState( false );
	const importAll = async ( files: File[] ) => {
		setImporting( true );
		const { imported, attachments, failed } =
			await templates.importFiles( files );
		setImporting( false );
		void createImageSizes( attachments );
		if ( imported > 0 ) {
			notices.push( {
				status: 'success',
				title: sprintf(
					/* translators: %d: number of templates. */
					_n(
						'%d template was imported.',
						'%d templates were imported.',
						imported,
						'templately'
					),
					imported
				),
				message: '',
			} );
		}
		if ( failed.length > 0 ) {
			notices.push( {
				status: 'error',
				title: sprintf(
					/* translators: %d: number of files. */
					_n(
						'%d file could not be imported.',
						'%d files could not be imported.',
						failed.length,
						'templately'
					),
					failed.length
				),
				message: failed
					.map( ( { name, message } ) => `${ name }: ${ message }` )
					.join( ' ' ),
			} );
		}
	};
	return {
		isImporting,
		importFiles: ( files: File[] ) => {
			if ( files.length > 0 && ! isImporting ) {
				void importAll( files );
			}
		},
	};
}

function ImportButton( {
	isBusy,
	onFiles,
}: {
	isBusy: boolean;
	onFiles: ( files: File[] ) => void;
} ) {
	return (
		<FormFileUpload
			accept=".json,.zip,application/json,application/zip"
			multiple
			onChange={ ( { currentTarget } ) => {
				const files = [ ...( currentTarget.files ?? [] ) ];
				// The same file can be chosen again.
				currentTarget.value = '';
				onFiles( files );
			} }
			render={ ( { openFileDialog } ) => (
				<Button
					variant="secondary"
					icon={ <Icon icon={ upload } /> }
					__next40pxDefaultSize
					isBusy={ isBusy }
					disabled={ isBusy }
					accessibleWhenDisabled
					onClick={ openFileDialog }
				>
					{ __( 'Import', 'templately' ) }
				</Button>
			) }
		/>
	);
}

const Nothing = ( { search }: { search: string } ) =>
	search ? (
		<EmptyState
			title={ __( 'No templates match this search', 'templately' ) }
		>
			{ __( 'Try other or fewer words.', 'templately' ) }
		</EmptyState>
	) : (
		<EmptyState title={ __( 'No templates yet', 'templately' ) }>
			{ __(
				'Choose “Save as template” in the editor’s menu, or import a file.',
				'templately'
			) }
		</EmptyState>
	);
