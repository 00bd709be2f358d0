import { Button } from '@wordpress/components';
import { useRegistry } from '@wordpress/data';
import { useEffect, useRef, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { Failure } from '@templately/rest';
import { PUSHED_LASTS } from '@templately/templates';
import { Field } from '@templately/ui';
import { FormError } from '@templately/ui/form-modal';
import type { ReactNode } from 'react';
import { useApp } from '../app-context';
import { DestinationSelect } from './destination-select';
import { LeftBehindNotice, usePushCheck } from './left-behind';
import { NewerVersion, useNamesake } from './newer-version';
import { type Destination, payloadOf, pushTemplate, type Saving } from './push';
import { pictureOf, Stage } from './stage';
import { texts } from './words';

/** Something on its way to the cloud: what it looks like, its name, where it goes and what stays behind. */
export function SaveForm( {
	saving,
	previewUrl = '',
	onBusy,
	onSaved,
	children,
}: {
	/** What is saved; undefined is not chosen, or not known yet. */
	saving: Saving | undefined;
	previewUrl?: string;
	/** Told when it is on its way, and when it is not any more. */
	onBusy?: ( isBusy: boolean ) => void;
	/** Told before the place is opened where it lies now. */
	onSaved?: () => void;
	/** Before the name: what else is to be chosen. */
	children?: ReactNode;
} ) {
	const registry = useRegistry();
	const { host, popups } = useApp();
	const stage = useRef< HTMLDivElement >( null );
	const checked = usePushCheck( saving );
	const [ name, setName ] = useState( '' );
	const [ destination, setDestination ] = useState< Destination >();
	const [ isUploading, setUploading ] = useState( false );
	useEffect( () => onBusy?.( isUploading ), [ onBusy, isUploading ] );
	const [ failure, setFailure ] = useState< Failure >();
	const namesake = useNamesake( saving, name, destination );
	const title = saving?.title;
	useEffect( () => {
		if ( title !== undefined ) {
			setName( title );
		}
	}, [ title ] );

	const isReady =
		saving !== undefined &&
		name.trim() !== '' &&
		destination !== undefined &&
		! isUploading;

	const submit = async () => {
		if ( ! isReady ) {
			return;
		}
		setUploading( true );
		setFailure( undefined );
		const result = await pushTemplate(
			registry,
			payloadOf(
				saving,
				name,
				destination,
				await pictureOf( stage.current ),
				namesake.isChosen ? namesake.file : undefined
			)
		);
		setUploading( false );
		if ( ! result.isPushed ) {
			namesake.again();
			setFailure( result.failure );
			return;
		}
		popups.push( {
			status: 'success',
			title: texts.saved(),
			message: '',
			lasts: PUSHED_LASTS,
		} );
		onSaved?.();
		host.history.navigate( `/${ result.redirect }` );
	};

	return (
		<div className="templately-saving">
			<Stage
				saving={ saving }
				previewUrl={ previewUrl }
				stage={ stage }
			/>
			<form
				className="templately-stack"
				aria-label={ texts.saveTitle() }
				onSubmit={ ( event ) => {
					event.preventDefault();
					void submit();
				} }
			>
				{ children }
				<Field
					label={ __( 'Name', 'templately' ) }
					name="name"
					value={ name }
					onChange={ setName }
					autoComplete="off"
				/>
				<DestinationSelect
					chosen={ destination }
					onChoose={ setDestination }
				/>
				<NewerVersion { ...namesake } />
				{ saving && <LeftBehindNotice { ...checked } /> }
				{ failure && (
					<FormError
						title={ texts.saveFailed() }
						reason={ failure }
					/>
				) }
				<div className="templately-row">
					<Button
						type="submit"
						variant="primary"
						__next40pxDefaultSize
						isBusy={ isUploading }
						disabled={ ! isReady }
						accessibleWhenDisabled
					>
						{ texts.savePush() }
					</Button>
					<span className="templately-soft" role="status">
						{ isUploading && __( 'Uploading…', 'templately' ) }
					</span>
				</div>
			</form>
		</div>
	);
}
