import { Button, Notice } from '@wordpress/components';
import { useDispatch } from '@wordpress/data';
import { useEffect, useRef, useState } from '@wordpress/element';
import { __, _n, sprintf } from '@wordpress/i18n';
import { store as conditionsStore } from '@templately/conditions';
import type { Platform, ThemeTemplate } from '@templately/rest';
import { Badge, EmptyState, icons, Pagination } from '@templately/ui';
import { useSearch } from 'wouter';
import { buildPath, parseArgs } from '../shell/paths';
import { useApp, useLink } from '../shell/app-context';
import { RequestError } from '../shell/request-error';
import {
	DateTime,
	Table,
	TableSkeleton,
	type TurnTo,
	useLastPage,
} from '../lists/table';
import { useResolved } from '../shell/use-resolved';
import Dialog, { type Task } from './dialog';
import { texts } from './labels';
import { TemplateTypeIllustration } from './template-type-illustration';
import { FormModal } from '@templately/ui/form-modal';
import { useAsyncAction } from '../shell/use-async-action';

/** So many places are named where a template shows; of the others it is said how many they are. */
const NAMED = 2;

/** The templates of a builder: what they are for, and where they show. */
export function TemplateList( {
	platform,
	canAdd,
}: {
	platform: Platform;
	/** Whether its builder is here. */
	canAdd: boolean;
} ) {
	const { history } = useApp().host;
	const link = useLink();
	const place = `/${ platform }/theme-builder`;
	const { paged } = parseArgs( useSearch() );
	const page = Math.max( 1, Number( paged ) || 1 );
	const turnTo: TurnTo = ( to, options ) =>
		history.navigate(
			buildPath( place, { paged: String( to ) } ),
			options
		);
	const { failure, retry, ...list } = useResolved(
		conditionsStore,
		'getThemeTemplates',
		platform,
		page
	);
	const value = useLastPage(
		list.value && {
			items: list.value.items,
			currentPage: page,
			totalPage: list.value.total_page,
		},
		turnTo
	);
	const { value: types } = useResolved(
		conditionsStore,
		'getTypes',
		// Without the builder, use the block editor's labels.
		canAdd ? platform : 'gutenberg'
	);
	const { refresh } = useDispatch( conditionsStore );
	const heading = useRef< HTMLHeadingElement >( null );
	const [ task, setTask ] = useState< Task >();
	const [ doomed, setDoomed ] = useState< ThemeTemplate >();
	// The template may have changed in an editor.
	useEffect( () => void refresh( 'getThemeTemplates' ), [ refresh ] );

	const typeLabel = ( name: string ) =>
		types?.find( ( { type } ) => type === name )?.label ?? name;
	return (
		<>
			<div className="templately-toolbar">
				<div className="templately-toolbar__title">
					<h1
						className="templately-title"
						ref={ heading }
						tabIndex={ -1 }
					>
						{ texts.themeBuilder() }
					</h1>
					<p className="templately-soft">
						{ __(
							'Headers, footers and page templates, and where each appears.',
							'templately'
						) }{ ' ' }
						<a { ...link( `${ place }/help` ) }>{ texts.help() }</a>
					</p>
				</div>
				{ canAdd && (
					<Button
						variant="primary"
						__next40pxDefaultSize
						icon={ icons.plus }
						onClick={ () => setTask( { name: 'add' } ) }
					>
						{ texts.addTemplate() }
					</Button>
				) }
			</div>
			{ failure && <RequestError failure={ failure } retry={ retry } /> }
			{ ! failure && ! value && <TableSkeleton /> }
			{ ! failure && value?.items.length === 0 && (
				<EmptyState title={ __( 'No templates yet', 'templately' ) }>
					{ __(
						'A template sets how a part of your site looks: the header, the footer, all posts or one category.',
						'templately'
					) }
				</EmptyState>
			) }
			{ ! failure && value && value.items.length > 0 && (
				<Table< ThemeTemplate >
					label={ texts.themeBuilder() }
					entries={ value.items }
					getId={ ( { id } ) => id }
					columns={ [
						{
							label: __( 'Name', 'templately' ),
							cell: ( template ) => (
								<Name
									template={ template }
									type={ typeLabel( template.type ) }
								/>
							),
						},
						{
							label: __( 'Appears on', 'templately' ),
							cell: ( template ) => (
								<Places
									template={ template }
									onEdit={ () =>
										setTask( {
											name: 'conditions',
											templateId: template.id,
										} )
									}
								/>
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
									onConditions={ () =>
										setTask( {
											name: 'conditions',
											templateId: template.id,
										} )
									}
									onDelete={ () => setDoomed( template ) }
								/>
							),
						},
					] }
				/>
			) }
			{ ! failure && value && value.totalPage > 1 && (
				<Pagination
					current={ value.currentPage }
					total={ value.totalPage }
					onChange={ ( to ) => {
						turnTo( to );
						heading.current?.focus();
					} }
				/>
			) }
			{ task && (
				<Dialog task={ task } onClose={ () => setTask( undefined ) } />
			) }
			{ doomed && (
				<DeleteTemplate
					template={ doomed }
					onClose={ () => setDoomed( undefined ) }
				/>
			) }
		</>
	);
}

function Name( {
	template: { title, type, status, edit_link: editLink, note },
	type: label,
}: {
	template: ThemeTemplate;
	type: string;
} ) {
	return (
		<span className="templately-table__name">
			<TemplateTypeIllustration type={ type } />
			<span className="templately-theme-builder__name">
				<span className="templately-row">
					{ editLink ? (
						<a href={ editLink } dir="auto">
							{ title }
						</a>
					) : (
						<span dir="auto">{ title }</span>
					) }
					{ status !== 'publish' && (
						<Badge>{ __( 'Draft', 'templately' ) }</Badge>
					) }
				</span>
				<span className="templately-small">{ label }</span>
				{ note && (
					<Notice
						status="warning"
						isDismissible={ false }
						spokenMessage=""
					>
						{ note }
					</Notice>
				) }
			</span>
		</span>
	);
}

/** Where a template shows, by WordPress and by its conditions, with an edit button. */
function Places( {
	template: { title, conditions, place },
	onEdit,
}: {
	template: ThemeTemplate;
	onEdit: () => void;
} ) {
	const included = conditions.filter( ( { condition } ) =>
		condition.startsWith( 'include/' )
	);
	const excluded = conditions.length - included.length;
	const more = included.length - NAMED;
	if ( included.length === 0 ) {
		return (
			<span className="templately-row">
				<span className="templately-soft">
					{ place || __( 'Nowhere yet', 'templately' ) }
				</span>
				<Button
					variant="link"
					aria-label={ sprintf(
						/* translators: %s: name of a template. */
						__( 'Add conditions to %s', 'templately' ),
						title
					) }
					onClick={ onEdit }
				>
					{ __( 'Add', 'templately' ) }
				</Button>
			</span>
		);
	}
	return (
		<ul className="templately-theme-builder__places" dir="auto">
			{ place && <li>{ place }</li> }
			{ included.slice( 0, NAMED ).map( ( { condition, label } ) => (
				<li key={ condition }>{ label }</li>
			) ) }
			{ ( more > 0 || excluded > 0 ) && (
				<li className="templately-small">
					{ [
						more > 0 &&
							sprintf(
								/* translators: %d: number of places. */
								_n(
									'and %d more',
									'and %d more',
									more,
									'templately'
								),
								more
							),
						excluded > 0 &&
							sprintf(
								/* translators: %d: number of exceptions. */
								_n(
									'%d exception',
									'%d exceptions',
									excluded,
									'templately'
								),
								excluded
							),
					]
						.filter( Boolean )
						.join( ', ' ) }
				</li>
			) }
		</ul>
	);
}

function Actions( {
	template: { title, edit_link: editLink, can_delete: canDelete },
	onConditions,
	onDelete,
}: {
	template: ThemeTemplate;
	onConditions: () => void;
	onDelete: () => void;
} ) {
	return (
		<span className="templately-theme-builder__actions">
			<Button
				variant="secondary"
				size="compact"
				aria-label={ sprintf(
					/* translators: %s: name of a template. */
					__( 'Conditions of %s', 'templately' ),
					title
				) }
				onClick={ onConditions }
			>
				{ __( 'Conditions', 'templately' ) }
			</Button>
			{ editLink && (
				<Button
					variant="tertiary"
					size="compact"
					href={ editLink }
					aria-label={ sprintf(
						/* translators: %s: name of a template. */
						__( 'Edit %s', 'templately' ),
						title
					) }
				>
					{ __( 'Edit', 'templately' ) }
				</Button>
			) }
			{ canDelete && (
				<Button
					variant="tertiary"
					size="compact"
					isDestructive
					aria-label={ sprintf(
						/* translators: %s: name of a template. */
						__( 'Delete %s', 'templately' ),
						title
					) }
					onClick={ onDelete }
				>
					{ texts.delete() }
				</Button>
			) }
		</span>
	);
}

/** Asks before a template goes to the trash. Where it cannot, the dialog says why. */
function DeleteTemplate( {
	template: { id, title },
	onClose,
}: {
	template: ThemeTemplate;
	onClose: () => void;
} ) {
	const { notices } = useApp();
	const { deleteTemplate } = useDispatch( conditionsStore );
	const action = useAsyncAction( async () => {
		const message = await deleteTemplate( id );
		notices.push( { status: 'success', title: message, message: '' } );
		onClose();
	} );
	return (
		<FormModal
			title={ __( 'Are You Sure?', 'templately' ) }
			submitLabel={ texts.delete() }
			isDestructive
			action={ action }
			onClose={ onClose }
		>
			<p dir="auto">
				{ sprintf(
					/* translators: %s: name of a template. */
					__(
						'“%s” will move to the trash. The next matching template or the theme’s template takes its place.',
						'templately'
					),
					title
				) }
			</p>
		</FormModal>
	);
}
