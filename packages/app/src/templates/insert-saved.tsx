import { Button, Modal } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import type { Item } from '@templately/rest';
import {
	createDraftPage,
	getSavedTemplateContent,
	type SavedTemplate,
} from '@templately/rest/templates';
import { useApp } from '../shell/app-context';
import { toContent, type Editor } from '../shell/host';
import { ResultMessage, PageTitleField } from '../insert/dialog-parts';
import { FormModal } from '@templately/ui/form-modal';
import { useAsyncAction } from '../shell/use-async-action';
import { texts } from './labels';

/** A saved template as the editor takes a design. */
const toDesign = ( { id, title, type, platform }: SavedTemplate ): Item =>
	( {
		id,
		name: title,
		type: type === 'page' ? 'pages' : 'sections',
		platform,
	} ) as Item;

/** Puts a saved template into the open document. */
export function useInsertSaved(): (
	template: SavedTemplate
) => Promise< void > {
	const { host, fail, notices } = useApp();
	const insertInto = async ( editor: Editor, template: SavedTemplate ) => {
		// Another may be open when its content is here.
		const document = editor.getDocument();
		const mayChange = await editor.canEdit();
		const saved = mayChange
			? await getSavedTemplateContent( template.id )
			: undefined;
		if ( saved ) {
			host.close?.();
			await editor.insert( {
				item: toDesign( template ),
				content: toContent(
					template.platform,
					saved.content,
					saved.page_settings.settings
				),
				mode: 'add',
				template: saved.page_settings.template,
				pictures: 0,
				isCleaned: false,
				document,
			} );
		} else {
			notices.push( {
				status: 'error',
				title: texts.wrong(),
				message: __(
					'You are not allowed to change this document.',
					'templately'
				),
			} );
		}
	};
	return async ( template ) => {
		try {
			if ( host.editor ) {
				await insertInto( host.editor, template );
			}
		} catch ( thrown ) {
			fail( thrown );
		}
	};
}

/** Creates a draft page from a saved template, where no document is open. */
export function InsertDialog( {
	template,
	onClose,
}: {
	template: SavedTemplate;
	onClose: () => void;
} ) {
	const [ title, setTitle ] = useState( template.title );
	const [ page, setPage ] = useState< { edit: string; view: string } >();
	const { adminUrl } = useApp().host.site;

	const action = useAsyncAction( async () => {
		const { content } = await getSavedTemplateContent( template.id );
		const { id, link } = await createDraftPage(
			title.trim(),
			content.join( '\n\n' )
		);
		setPage( {
			edit: new URL(
				`post.php?post=${ id }&action=edit`,
				new URL( adminUrl, window.location.href )
			).href,
			view: link,
		} );
	} );

	if ( page ) {
		return (
			<Modal
				className="templately"
				title={ texts.insert() }
				size="medium"
				onRequestClose={ onClose }
			>
				<div className="templately-stack">
					<ResultMessage>
						{ sprintf(
							/* translators: %s: title of a page. */
							__( 'Draft “%s” created.', 'templately' ),
							title.trim()
						) }
					</ResultMessage>
					<div className="templately-dialog__foot">
						<Button
							variant="tertiary"
							__next40pxDefaultSize
							href={ page.view }
						>
							{ __( 'View Template', 'templately' ) }
						</Button>
						<Button
							variant="primary"
							__next40pxDefaultSize
							href={ page.edit }
						>
							{ __( 'Edit Template', 'templately' ) }
						</Button>
					</div>
				</div>
			</Modal>
		);
	}
	return (
		<FormModal
			title={ texts.insert() }
			submitLabel={ __( 'Create a Page', 'templately' ) }
			action={ action }
			canSubmit={ title.trim() !== '' }
			onClose={ onClose }
		>
			<PageTitleField value={ title } onChange={ setTitle } />
		</FormModal>
	);
}
