import { __ } from '@wordpress/i18n';
import { useRegistry } from '@wordpress/data';
import { useEffect, useRef, useState } from '@wordpress/element';
import { type Failure, toFailure } from '@templately/rest';
import {
	getSavedTemplateContent,
	type SavedTemplate,
} from '@templately/rest/templates';
import { PUSHED_LASTS } from '@templately/templates';
import { FormModal } from '@templately/ui/form-modal';
import { useApp } from '../shell/app-context';
import { RequestError } from '../shell/request-error';
import { useAsyncAction } from '../shell/use-async-action';
import { DestinationSelect } from './destination-select';
import {
	OmissionNotice,
	usePushCheck,
	UpdateOption,
	useExistingTemplate,
} from './push-notices';
import {
	type Destination,
	toPushRequest,
	pushTemplate,
	type SaveRequest,
	toSaveRequest,
} from './push-request';
import { takePicture, HiddenPreview } from './template-picture';
import { texts } from './labels';

/** Asks where a saved template goes, says what stays behind, and sends it. */
export function PushDialog( {
	template,
	onClose,
}: {
	template: SavedTemplate;
	onClose: () => void;
} ) {
	const registry = useRegistry();
	const { host, notices } = useApp();
	const stage = useRef< HTMLDivElement >( null );
	const { saving, failure, retry } = useSavedContent( template.id );
	const checked = usePushCheck( saving );
	const [ destination, setDestination ] = useState< Destination >( null );
	const namesake = useExistingTemplate( saving, template.title, destination );

	const action = useAsyncAction( async () => {
		if ( ! saving ) {
			return;
		}
		const result = await pushTemplate(
			registry,
			toPushRequest(
				saving,
				template.title,
				destination,
				await takePicture( stage.current ),
				namesake.isChosen ? namesake.file : undefined
			)
		);
		if ( ! result.isPushed ) {
			namesake.again();
			throw result.failure;
		}
		onClose();
		notices.push( {
			status: 'success',
			title: __( 'Successfully Pushed', 'templately' ),
			message: __(
				'Your file has been pushed successfully to your cloud store.',
				'templately'
			),
			lasts: PUSHED_LASTS,
		} );
		host.history.navigate( `/${ result.redirect }` );
	} );

	return (
		<FormModal
			title={ texts.push() }
			submitLabel={ texts.push() }
			action={ action }
			canSubmit={ saving !== undefined }
			onClose={ onClose }
		>
			{ failure ? (
				<RequestError failure={ failure } retry={ retry } />
			) : (
				<>
					<HiddenPreview
						saving={ saving }
						previewUrl={ template.preview_url }
						stage={ stage }
					/>
					<p>
						<strong dir="auto">{ template.title }</strong>
					</p>
					<DestinationSelect
						chosen={ destination }
						onChoose={ setDestination }
					/>
					<UpdateOption { ...namesake } />
					<OmissionNotice { ...checked } />
				</>
			) }
		</FormModal>
	);
}

/** Content of a saved template; 0 is none. */
export function useSavedContent( id: number ): {
	saving: SaveRequest | undefined;
	failure: Failure | undefined;
	retry: () => void;
} {
	const [ saving, setSaving ] = useState< SaveRequest >();
	const [ failure, setFailure ] = useState< Failure >();
	const [ tries, setTries ] = useState( 0 );
	useEffect( () => {
		setSaving( undefined );
		setFailure( undefined );
		if ( id === 0 ) {
			return;
		}
		let isHere = true;
		getSavedTemplateContent( id ).then(
			( found ) => isHere && setSaving( toSaveRequest( found ) ),
			( thrown ) => isHere && setFailure( toFailure( thrown ) )
		);
		return () => {
			isHere = false;
		};
	}, [ id, tries ] );
	return { saving, failure, retry: () => setTries( tries + 1 ) };
}
