import { Button, SelectControl } from '@wordpress/components';
import { useSelect } from '@wordpress/data';
import { useEffect, useMemo, useRef, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { OWN_SOURCE, store as templatesStore } from '@templately/templates';
import { SegmentedControl, EmptyState } from '@templately/ui';
import { addQueryArgs } from '@wordpress/url';
import { useSearch } from 'wouter';
import { parseArgs } from '../shell/paths';
import { useApp, useLink } from '../shell/app-context';
import { selectLabels } from '../cloud/labels';
import { NOT_FOUND } from '../shell/errors';
import type { Host } from '../shell/host';
import { RequestError, NotFoundState } from '../shell/request-error';
import { usePlatform } from '../shell/platform';
import { AccountLayout } from '../lists/account-layout';
import { ToolbarSearch } from '../lists/list-parts';
import { withSignedInUser } from '../lists/with-signed-in-user';
import { useResolved } from '../shell/use-resolved';
import type { SaveRequest } from './push-request';
import { useSavedContent } from './push-dialog';
import { SaveForm } from './save-dialog';
import { texts } from './labels';
import './templates.css';

const PATH = '/clouds/save-template';

/** Saves something to the cloud: what is open in the editor, or what is saved on this site. */
function SaveScreen() {
	const { editor } = useApp().host;
	return (
		<AccountLayout path={ PATH }>
			<h1 className="templately-title">{ texts.saveTitle() }</h1>
			{ editor ? <FromEditor /> : <FromSite /> }
		</AccountLayout>
	);
}

/** Document type in the cloud: part, template or page. */
function getDocumentType( {
	getDocument,
}: NonNullable< Host[ 'editor' ] > ): string {
	const [ type = '' ] = getDocument().split( '/' );
	return (
		{
			wp_template_part: 'part',
			wp_template: 'template',
			wp_block: 'section',
		}[ type ] ?? 'page'
	);
}

/** The open document or its selection as a template to save. */
export function savingFrom(
	editor: NonNullable< Host[ 'editor' ] >,
	what: 'selection' | 'document'
): SaveRequest | undefined {
	const content = editor.read( what );
	const isEmpty =
		content.platform === 'gutenberg'
			? content.blocks.length === 0
			: content.elements.length === 0;
	return isEmpty
		? undefined
		: {
				platform: content.platform,
				id: 0,
				source: editor.getPostId(),
				type:
					what === 'document' ? getDocumentType( editor ) : 'section',
				title: what === 'document' ? ( editor.getTitle?.() ?? '' ) : '',
				content:
					content.platform === 'gutenberg'
						? content.blocks
						: content.elements,
				...( content.platform === 'elementor' &&
					what === 'document' && {
						pageSettings: content.settings,
					} ),
			};
}

function FromEditor() {
	const { editor } = useApp().host;
	const [ selection, whole ] = useMemo(
		() =>
			editor
				? ( [
						savingFrom( editor, 'selection' ),
						savingFrom( editor, 'document' ),
					] as const )
				: [],
		[ editor ]
	);
	const [ what, setWhat ] = useState( selection ? 'selection' : 'document' );
	if ( ! whole ) {
		return (
			<EmptyState title={ __( 'Nothing to save yet', 'templately' ) }>
				{ __( 'The open document is empty.', 'templately' ) }
			</EmptyState>
		);
	}
	return (
		<SaveForm saving={ what === 'selection' ? selection : whole }>
			{ selection && (
				<SegmentedControl
					label={ __( 'What to save', 'templately' ) }
					value={ what }
					options={ [
						{
							value: 'selection',
							label: __( 'Selection', 'templately' ),
						},
						{
							value: 'document',
							label: __( 'Whole document', 'templately' ),
						},
					] }
					onChange={ setWhat }
				/>
			) }
		</SaveForm>
	);
}

function FromSite() {
	const { can, adminUrl } = useApp().host.site;
	const platform = usePlatform();
	const link = useLink();
	const { template = '' } = parseArgs( useSearch() );
	const [ chosen, setChosen ] = useState( template );
	const [ search, setSearch ] = useState( '' );
	const { value, failure, retry } = useResolved(
		templatesStore,
		'getTemplates',
		platform,
		1,
		search
	);
	const hasMore = useSelect(
		( select ) => select( templatesStore ).getTotalPages( platform, 1 ) > 1,
		[ platform ]
	);
	// Keeps the form while another list loads.
	const last = useRef( value );
	useEffect( () => {
		last.current = value ?? last.current;
	}, [ value ] );
	const shown = value ?? last.current;
	const id = Number( chosen ) || 0;
	const content = useSavedContent( id );
	const { saving } = content;
	const listed = shown?.some( ( one ) => one.id === id );
	// Of what an address names, the list may have another page.
	const { value: namesakes } = useResolved(
		templatesStore,
		'getTemplates',
		platform,
		1,
		saving && ! listed ? saving.title : search
	);
	if ( failure && ! shown ) {
		return <RequestError failure={ failure } retry={ retry } />;
	}
	if ( ! shown ) {
		return <div className="templately-bone" style={ { blockSize: 240 } } />;
	}
	const templates = shown.filter( ( { source } ) => source !== OWN_SOURCE );
	const missing =
		content.failure?.code === NOT_FOUND ? (
			<NotFoundState
				title={ __( 'This template was not found.', 'templately' ) }
				text={ __(
					'It may have been deleted. Choose another one.',
					'templately'
				) }
				back={ __( 'Back to the saved templates', 'templately' ) }
				link={ link( `/${ platform }/templates` ) }
			/>
		) : (
			content.failure && (
				<RequestError
					failure={ content.failure }
					retry={ content.retry }
				/>
			)
		);
	if ( templates.length === 0 && ! search && ! saving ) {
		return (
			missing ?? (
				<EmptyState
					title={ __( 'Nothing to save yet', 'templately' ) }
					action={
						can.insertPages && (
							<Button
								variant="primary"
								__next40pxDefaultSize
								href={ addQueryArgs(
									new URL( 'post-new.php', adminUrl ).href,
									{ post_type: 'page' }
								) }
							>
								{ __( 'Create a Page', 'templately' ) }
							</Button>
						)
					}
				>
					{ __(
						'Open a page in the editor and choose “Save to cloud” in its menu (⋮).',
						'templately'
					) }
				</EmptyState>
			)
		);
	}
	return (
		<>
			{ missing }
			{ hasMore && (
				<ToolbarSearch
					label={ __( 'Search templates', 'templately' ) }
					value={ search }
					onSearch={ setSearch }
				/>
			) }
			{ failure && <RequestError failure={ failure } retry={ retry } /> }
			<SaveForm
				saving={ saving }
				previewUrl={
					[ ...templates, ...( namesakes ?? [] ) ].find(
						( one ) => one.id === id
					)?.preview_url
				}
			>
				<SelectControl
					label={ __( 'Template', 'templately' ) }
					value={ saving || listed ? chosen : '' }
					options={ [
						{
							value: '',
							label:
								templates.length > 0
									? __(
											'Choose a saved template',
											'templately'
										)
									: selectLabels.noTemplates(),
							disabled: true,
						},
						...( saving && ! listed ? [ saving ] : [] ),
						...templates,
					].map( ( option ) =>
						'id' in option
							? {
									value: String( option.id ),
									label: option.title,
								}
							: option
					) }
					onChange={ setChosen }
					__next40pxDefaultSize
					__nextHasNoMarginBottom
				/>
			</SaveForm>
		</>
	);
}

export default withSignedInUser( SaveScreen );
