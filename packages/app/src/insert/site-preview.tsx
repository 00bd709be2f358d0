import { Button, SelectControl } from '@wordpress/components';
import { useDispatch } from '@wordpress/data';
import { useEffect, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { store as profileStore } from '@templately/profile';
import type { Failure, Item, StyleSource } from '@templately/rest';
import { EmptyState, ErrorState } from '@templately/ui';
import type { ReactNode } from 'react';
import { signInPlace, useApp, useLink } from '../shell/app-context';
import { NOT_SIGNED_IN, REQUIRED_PRO } from '../shell/errors';
import { RequestError } from '../shell/request-error';
import {
	PreviewFrame,
	makeInert,
	DeviceToolbar,
	useDevice,
} from '../lists/preview-frame';
import { lookOptions } from '../shell/style-options';
import { UpgradeButtons } from './insert-modal';
import { useLooks } from './style-choice';

interface Props {
	item: Item;
	/** Switches to the other views of the design. */
	choice: ReactNode;
	/** The only style that is shown. Without one, the user chooses. */
	style?: StyleSource;
	/** Shown in place of an error. */
	fallback?: ReactNode;
	/** Called with the frame when the page has loaded. */
	onLoad?: ( frame: HTMLIFrameElement ) => void;
}

/** Shows a design in each look, as a page of this site that is not stored. */
export function SitePreview( {
	item,
	choice,
	style,
	fallback,
	onLoad,
}: Props ) {
	const { answer, failure, retry } = useLooksSignedIn( item );
	const [ chosen, setChosen ] = useState< StyleSource >();
	const [ device, setDevice ] = useDevice();
	const [ isSilent, setSilent ] = useState( false );
	const look = style ?? chosen ?? answer?.look;
	const page =
		( look === 'design' && answer?.page_with_fonts ) ||
		( look && answer?.looks?.[ look ].page ) ||
		answer?.page;
	const hasFailed = isSilent || Boolean( failure );
	return (
		<section
			className="templately-stage"
			aria-label={ __( 'On this site', 'templately' ) }
		>
			<div className="templately-stage__bar has-look">
				{ choice }
				{ ! style && answer?.looks && (
					<SelectControl
						label={ __( 'Style', 'templately' ) }
						hideLabelFromVision
						size="compact"
						value={ look }
						options={ lookOptions().map( ( { value, label } ) => ( {
							value,
							label,
						} ) ) }
						onChange={ ( value ) => {
							setSilent( false );
							setChosen( value as StyleSource );
						} }
						__nextHasNoMarginBottom
					/>
				) }
				{ page && (
					<DeviceToolbar
						device={ device }
						onDevice={ setDevice }
						address={ page }
					/>
				) }
			</div>
			{ hasFailed && fallback }
			{ ! fallback && failure && (
				<PreviewError
					item={ item }
					failure={ failure }
					retry={ retry }
				/>
			) }
			{ ! fallback && ! failure && isSilent && (
				<ErrorState
					title={ __(
						'The preview is not available.',
						'templately'
					) }
					code="no_answer"
					onRetry={ () => {
						setSilent( false );
						retry();
					} }
				/>
			) }
			{ ! hasFailed && ! page && (
				<div className="templately-demo" aria-busy="true">
					<div className="templately-demo__bone" />
				</div>
			) }
			{ ! hasFailed && page && (
				<PreviewFrame
					key={ page }
					address={ page }
					title={ sprintf(
						/* translators: %s: name of a design. */
						__( 'Preview of %s', 'templately' ),
						item.name
					) }
					device={ device }
					onFail={ () => setSilent( true ) }
					onLoad={ ( frame ) => {
						makeInert( frame );
						onLoad?.( frame );
					} }
				/>
			) }
		</section>
	);
}

/** Fetches the looks of a design. Signs in as the WordPress user first where the library is part of this site. */
function useLooksSignedIn( item: Item ) {
	const { answer, failure, retry } = useLooks( item );
	const { logInLocal } = useDispatch( profileStore );
	const isOwn = useApp().host.site.hub.embedded;
	const [ tried, setTried ] = useState< Failure >();
	const isSigningIn =
		isOwn &&
		failure?.code === NOT_SIGNED_IN &&
		( ! tried || tried === failure );
	useEffect( () => {
		if ( isSigningIn && ! tried ) {
			setTried( failure );
			// After a failure the preview links to the sign-in screen, which shows the error.
			void logInLocal()
				.catch( () => undefined )
				.then( retry );
		}
	}, [ isSigningIn, tried, failure, logInLocal, retry ] );
	return { answer, failure: isSigningIn ? undefined : failure, retry };
}

/** Explains why there is no preview, and links to sign-in or the shop. */
function PreviewError( {
	item,
	failure,
	retry,
}: {
	item: Item;
	failure: Failure;
	retry: () => void;
} ) {
	const { host } = useApp();
	const link = useLink();
	if ( failure.code === NOT_SIGNED_IN ) {
		return (
			<EmptyState
				title={ __(
					'Sign in to preview it on your site',
					'templately'
				) }
				action={
					<Button
						variant="primary"
						__next40pxDefaultSize
						{ ...link( signInPlace( host ) ) }
					>
						{ __( 'Sign In', 'templately' ) }
					</Button>
				}
			/>
		);
	}
	return failure.code === REQUIRED_PRO ? (
		<ErrorState
			code={ failure.code }
			message={ failure.message }
			action={
				<div className="templately-row">
					<UpgradeButtons item={ item } />
				</div>
			}
		/>
	) : (
		<RequestError failure={ failure } retry={ retry } />
	);
}
