import { useRegistry } from '@wordpress/data';
import { useEffect, useRef, useState } from '@wordpress/element';
import { PUSHED_LASTS } from '@templately/templates';
import { toFailure, type Failure } from '@templately/rest';
import {
	getSavedTemplateContent,
	type SavedTemplate,
} from '@templately/rest/templates';
import { useApp } from '../app-context';
import { Failed } from '../layout/failed';
import { FormDialog } from '../form-dialog';
import { useSending } from '../use-sending';
import { DestinationSelect } from './destination-select';
import { LeftBehindNotice, usePushCheck } from './left-behind';
import { NewerVersion, useNamesake } from './newer-version';
import { payloadOf, savingOf, type Destination, type Saving } from './payload';
import { pushTemplate } from './push';
import { pictureOf, Stage } from './stage';
import { texts } from './words';

/** Asks where a saved template goes, says what stays behind, and sends it. */
export function PushDialog( {
	template,
	onClose,
}: {
	template: SavedTemplate;
	onClose: () => void;
} ) {
	const registry = useRegistry();
	const { host, popups } = useApp();
	const stage = useRef< HTMLDivElement >( null );
	const { saving, failure, retry } = useSavedContent( template.id );
	const checked = usePushCheck( saving );
	const [ destination, setDestination ] = useState< Destination >( null );
	const namesake = useNamesake( saving, template.title, destination );

	const sending = useSending( async () => {
		if ( ! saving ) {
			return;
		}
		const result = await pushTemplate(
			registry,
			payloadOf(
				saving,
				template.title,
				destination,
				await pictureOf( stage.current ),
				namesake.isChosen ? namesake.file : undefined
			)
		);
		if ( ! result.isPushed ) {
			namesake.again();
			throw result.failure;
		}
		onClose();
		popups.push( {
			status: 'success',
			title: texts.pushedTitle(),
			message: texts.pushed(),
			lasts: PUSHED_LASTS,
		} );
		host.history.navigate( `/${ result.redirect }` );
	} );

	return (
		<FormDialog
			title={ texts.push() }
			action={ texts.push() }
			sending={ sending }
			canSubmit={ saving !== undefined }
			onClose={ onClose }
		>
			{ failure ? (
				<Failed failure={ failure } retry={ retry } />
			) : (
				<>
					<Stage
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
					<NewerVersion { ...namesake } />
					<LeftBehindNotice { ...checked } />
				</>
			) }
		</FormDialog>
	);
}

/**
 * What is in a saved template.
 *
 * @param id The template; 0 is none yet.
 */
export function useSavedContent( id: number ): {
	saving: Saving | undefined;
	failure: Failure | undefined;
	retry: () => void;
} {
	const [ saving, setSaving ] = useState< Saving >();
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
			( found ) => isHere && setSaving( savingOf( found ) ),
			( thrown ) => isHere && setFailure( toFailure( thrown ) )
		);
		return () => {
			isHere = false;
		};
	}, [ id, tries ] );
	return { saving, failure, retry: () => setTries( tries + 1 ) };
}
