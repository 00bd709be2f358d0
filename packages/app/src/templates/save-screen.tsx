import './templates.css';
import { SelectControl } from '@wordpress/components';
import { useMemo, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { store as templatesStore } from '@templately/templates';
import { Choice, EmptyFace } from '@templately/ui';
import { useSearch } from 'wouter';
import { argsOf } from '../address';
import { useApp } from '../app-context';
import { CloudLayout } from '../cloud/cloud-layout';
import { Failed } from '../layout/failed';
import { usePlatform } from '../layout/platform';
import type { Host } from '../host';
import { useResolved } from '../use-resolved';
import type { Saving } from './payload';
import { useSavedContent } from './push-dialog';
import { SaveForm } from './save-form';
import { texts } from './words';

const PATH = '/clouds/save-template';

/** Saves something to the cloud: what is open in the editor, or what is saved on this site. */
export function SaveScreen() {
	const { editor } = useApp().host;
	return (
		<CloudLayout path={ PATH }>
			<h1 className="templately-title">{ texts.saveTitle() }</h1>
			{ editor ? <FromEditor /> : <FromSite /> }
		</CloudLayout>
	);
}

/** What the open document is to a library: part, template or page. */
function typeOf( { getDocument }: NonNullable< Host[ 'editor' ] > ): string {
	const [ type = '' ] = getDocument().split( '/' );
	return (
		{
			wp_template_part: 'part',
			wp_template: 'template',
			wp_block: 'section',
		}[ type ] ?? 'page'
	);
}

/**
 * What is in the open document, or selected in it, as something to be saved.
 *
 * @param editor The editor.
 * @param what   What of it.
 */
export function savingFrom(
	editor: NonNullable< Host[ 'editor' ] >,
	what: 'selection' | 'document'
): Saving | undefined {
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
				type: what === 'document' ? typeOf( editor ) : 'section',
				title: '',
				content:
					content.platform === 'gutenberg'
						? content.blocks
						: content.elements,
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
			<EmptyFace title={ __( 'Nothing to save yet', 'templately' ) }>
				{ __( 'The open document is empty.', 'templately' ) }
			</EmptyFace>
		);
	}
	return (
		<SaveForm saving={ what === 'selection' ? selection : whole }>
			{ selection && (
				<Choice
					label={ __( 'What to save', 'templately' ) }
					value={ what }
					options={ [
						{
							value: 'selection',
							label: __( 'What is selected', 'templately' ),
						},
						{
							value: 'document',
							label: __( 'The whole document', 'templately' ),
						},
					] }
					onChange={ setWhat }
				/>
			) }
		</SaveForm>
	);
}

function FromSite() {
	const platform = usePlatform();
	const { template = '' } = argsOf( useSearch() );
	const [ chosen, setChosen ] = useState( template );
	const list = useResolved( templatesStore, 'getTemplates', platform, 1 );
	const id = Number( chosen ) || 0;
	const { saving, failure, retry } = useSavedContent( id );
	const templates = list.value?.filter(
		( { source } ) => source !== 'templately'
	);
	if ( list.failure ) {
		return <Failed failure={ list.failure } retry={ list.retry } />;
	}
	if ( ! templates ) {
		return <div className="templately-bone" style={ { blockSize: 240 } } />;
	}
	if ( templates.length === 0 ) {
		return (
			<EmptyFace title={ __( 'Nothing to save yet', 'templately' ) }>
				{ __(
					'Choose “Save to cloud” in the editor’s menu, or save something as a template first.',
					'templately'
				) }
			</EmptyFace>
		);
	}
	return (
		<>
			{ failure && <Failed failure={ failure } retry={ retry } /> }
			<SaveForm
				saving={ saving }
				previewUrl={
					templates.find( ( one ) => one.id === id )?.preview_url
				}
			>
				<SelectControl
					label={ __( 'Template', 'templately' ) }
					value={ chosen }
					options={ [
						{
							value: '',
							label: __(
								'Choose a saved template',
								'templately'
							),
							disabled: true,
						},
						...templates.map( ( { id: value, title } ) => ( {
							value: String( value ),
							label: title,
						} ) ),
					] }
					onChange={ setChosen }
					__next40pxDefaultSize
					__nextHasNoMarginBottom
				/>
			</SaveForm>
		</>
	);
}
