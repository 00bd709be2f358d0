import { SearchControl, SelectControl } from '@wordpress/components';
import { useDispatch } from '@wordpress/data';
import { useId, useState } from '@wordpress/element';
import { __, _n, sprintf } from '@wordpress/i18n';
import { store as cloudStore } from '@templately/cloud';
import type { CloudFile } from '@templately/rest/cloud';
import type { Workspace } from '@templately/rest/workspaces';
import { Thumbnail } from '@templately/ui';
import { FormModal } from '@templately/ui/form-modal';
import {
	type Source,
	SOURCES,
	TEMPLATE_SEARCH_MINIMUM,
	toOptions,
	store as workspacesStore,
} from '@templately/workspaces';
import { useApp } from '../shell/app-context';
import {
	getFileTypeLabel,
	getFileCardKind,
	selectLabels,
} from '../cloud/labels';
import { RequestError } from '../shell/request-error';
import { workspacesFailedText } from '../lists/account-labels';
import { useAsyncAction } from '../shell/use-async-action';
import { type Resolved, useResolved } from '../shell/use-resolved';
import { sourceLabel, texts } from './labels';

type Chosen = Map< number, CloudFile >;

/** Copies templates from elsewhere into a workspace. */
export function AddDialog( {
	workspace,
	onClose,
}: {
	workspace: Workspace;
	onClose: () => void;
} ) {
	const { notices } = useApp();
	const { addFiles } = useDispatch( workspacesStore );
	const { refresh } = useDispatch( cloudStore );
	const [ source, setSource ] = useState< Source >( 'clouds' );
	const [ slug, setSlug ] = useState( '' );
	const [ chosen, setChosen ] = useState< Chosen >( new Map() );
	const choices = useResolved( workspacesStore, 'getChoices' );
	const mine = useResolved( cloudStore, 'getFiles', { search: '' } );

	// A workspace is not added to itself.
	const others = ( of: 'own' | 'shared' ) =>
		choices.value &&
		toOptions( choices.value )[ of ].filter(
			( { value } ) => value !== workspace.id
		);
	const options = others( source === 'shared_workspaces' ? 'shared' : 'own' );
	const hasNoSource =
		others( 'own' )?.length === 0 &&
		others( 'shared' )?.length === 0 &&
		mine.value?.items.length === 0;

	const action = useAsyncAction( async () => {
		const result = await addFiles( workspace.id, [ ...chosen.keys() ] );
		if ( ! result.isAdded ) {
			throw result.failure;
		}
		// Copies count.
		refresh();
		onClose();
		notices.push( {
			status: 'success',
			title: texts.addedTitle(),
			message: texts.added(),
		} );
	} );

	return (
		<FormModal
			title={ texts.addTemplate() }
			submitLabel={ texts.addTo() }
			action={ action }
			canSubmit={ chosen.size > 0 }
			onClose={ onClose }
		>
			<SelectControl
				label={ texts.selectSource() }
				value={ source }
				options={
					hasNoSource
						? [
								{
									value: source,
									label: __(
										'No Sources Found',
										'templately'
									),
								},
							]
						: SOURCES.map( ( value ) => ( {
								value,
								label: sourceLabel[ value ](),
							} ) )
				}
				disabled={ hasNoSource }
				onChange={ ( value ) => {
					setSource( value as Source );
					setSlug( '' );
				} }
				__next40pxDefaultSize
				__nextHasNoMarginBottom
			/>
			{ source !== 'clouds' && choices.failure && (
				<RequestError
					failure={ choices.failure }
					retry={ choices.retry }
					line={ workspacesFailedText() }
				/>
			) }
			{ source !== 'clouds' && ! choices.failure && (
				<SelectControl
					label={ texts.selectWorkspace() }
					value={ slug }
					options={ [
						{
							value: '',
							label:
								options?.length === 0
									? selectLabels.noWorkspace()
									: texts.selectWorkspace(),
							disabled: true,
						},
						...( options ?? [] ).map( ( option ) => ( {
							value: option.slug,
							label: option.label,
						} ) ),
					] }
					onChange={ setSlug }
					__next40pxDefaultSize
					__nextHasNoMarginBottom
				/>
			) }
			{ source === 'clouds' && (
				<FromCloud chosen={ chosen } onChange={ setChosen } />
			) }
			{ source !== 'clouds' && slug && (
				<FromWorkspace
					key={ slug }
					slug={ slug }
					chosen={ chosen }
					onChange={ setChosen }
				/>
			) }
		</FormModal>
	);
}

interface FromProps {
	chosen: Chosen;
	onChange: ( chosen: Chosen ) => void;
}

/** The typed text, and the search term after a delay. */
function useTyped() {
	const [ typed, setTyped ] = useState( '' );
	const words = typed.trim();
	return {
		typed,
		setTyped,
		search: words.length >= TEMPLATE_SEARCH_MINIMUM ? words : '',
	};
}

function FromCloud( props: FromProps ) {
	const typing = useTyped();
	const { value, ...files } = useResolved( cloudStore, 'getFiles', {
		search: typing.search,
	} );
	return (
		<Templates
			{ ...props }
			{ ...typing }
			files={ { ...files, value: value?.items } }
		/>
	);
}

function FromWorkspace( { slug, ...props }: FromProps & { slug: string } ) {
	const typing = useTyped();
	const files = useResolved(
		workspacesStore,
		'getFiles',
		slug,
		typing.search ? { search: typing.search } : {}
	);
	return <Templates { ...props } { ...typing } files={ files } />;
}

/** Templates to choose several of. What was chosen stays chosen, also when something else is searched for. */
function Templates( {
	typed,
	setTyped,
	files: { value, failure, retry },
	chosen,
	onChange,
}: FromProps & {
	typed: string;
	setTyped: ( typed: string ) => void;
	files: Resolved< CloudFile[] | undefined >;
} ) {
	const label = useId();
	const toggle = ( file: CloudFile ) => {
		const next = new Map( chosen );
		if ( ! next.delete( file.id ) ) {
			next.set( file.id, file );
		}
		onChange( next );
	};
	const found = value ?? [];
	const shown = [
		...[ ...chosen.values() ].filter( ( { id } ) =>
			found.every( ( file ) => file.id !== id )
		),
		...found,
	];
	return (
		<fieldset className="templately-pick" aria-describedby={ label }>
			<legend>{ texts.selectTemplates() }</legend>
			<SearchControl
				label={ __( 'Search templates', 'templately' ) }
				value={ typed }
				onChange={ setTyped }
				onKeyDown={ ( event ) => {
					// The form is sent by its button.
					if ( event.key === 'Enter' ) {
						event.preventDefault();
					}
				} }
				__nextHasNoMarginBottom
			/>
			{ failure && <RequestError failure={ failure } retry={ retry } /> }
			{ ! failure && ! value && (
				<p className="templately-soft" role="status">
					{ selectLabels.loadingTemplates() }
				</p>
			) }
			{ ! failure && value && shown.length === 0 && (
				<p className="templately-soft" role="status">
					{ selectLabels.noTemplates() }
				</p>
			) }
			{ shown.length > 0 && (
				<ul className="templately-pick__list">
					{ shown.map( ( file ) => (
						<li key={ file.id }>
							<label htmlFor={ `${ label }-${ file.id }` }>
								<input
									id={ `${ label }-${ file.id }` }
									type="checkbox"
									checked={ chosen.has( file.id ) }
									onChange={ () => toggle( file ) }
								/>
								<Thumbnail
									src={ file.thumbnail }
									kind={ getFileCardKind( file ) }
								/>
								<span className="templately-person__words">
									<span dir="auto">{ file.name }</span>
									<span className="templately-small">
										{ getFileTypeLabel( file ) }
									</span>
								</span>
							</label>
						</li>
					) ) }
				</ul>
			) }
			<p className="templately-small" id={ label }>
				{ texts.fewer() }
			</p>
			{ chosen.size > 0 && (
				<p role="status">
					{ sprintf(
						/* translators: %d: number of templates. */
						_n(
							'%d template selected',
							'%d templates selected',
							chosen.size,
							'templately'
						),
						chosen.size
					) }
				</p>
			) }
		</fieldset>
	);
}
