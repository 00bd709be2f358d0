import { Button, SelectControl } from '@wordpress/components';
import { useEffect, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import * as rest from '@templately/rest';
import type { Failure, ItemDetails, Look, LooksAnswer } from '@templately/rest';
import { EmptyFace, FailureFace } from '@templately/ui';
import type { ReactNode } from 'react';
import { signInPlace, useApp, useLink } from '../app-context';
import { NOT_SIGNED_IN, REQUIRED_PRO } from '../error-codes';
import { Failed } from '../layout/failed';
import {
	PreviewFrame,
	makeInert,
	DeviceToolbar,
	useDevice,
} from '../lists/preview-frame';
import { lookOptions } from '../look-options';
import { WaysToPro } from './ways-to-pro';

/** A design as it would stand on this site, in each look: a page of this site, to which nothing was written. */
export function OnThisSite( {
	item,
	choice,
}: {
	item: ItemDetails;
	/** Leads to the other ways of looking at it. */
	choice: ReactNode;
} ) {
	const { answer, failure, retry } = useLooks( item );
	const [ chosen, setChosen ] = useState< Look >();
	const [ device, setDevice ] = useDevice();
	const [ isSilent, setSilent ] = useState( false );
	const look = chosen ?? answer?.look;
	const page = ( look && answer?.looks?.[ look ].page ) ?? answer?.page;
	return (
		<section
			className="templately-stage"
			aria-label={ __( 'On this site', 'templately' ) }
		>
			<div className="templately-stage__bar has-look">
				{ choice }
				{ answer?.looks && (
					<SelectControl
						label={ __( 'Look', 'templately' ) }
						hideLabelFromVision
						size="compact"
						value={ look }
						options={ lookOptions().map( ( { value, label } ) => ( {
							value,
							label,
						} ) ) }
						onChange={ ( value ) => {
							setSilent( false );
							setChosen( value as Look );
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
			{ failure && (
				<Refused item={ item } failure={ failure } retry={ retry } />
			) }
			{ ! failure && isSilent && (
				<FailureFace
					title={ __( 'The preview does not answer.', 'templately' ) }
					code="no_answer"
					onRetry={ () => {
						setSilent( false );
						retry();
					} }
				/>
			) }
			{ ! failure && ! isSilent && ! page && (
				<div className="templately-demo" aria-busy="true">
					<div className="templately-demo__bone" />
				</div>
			) }
			{ ! failure && ! isSilent && page && (
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
					onLoad={ makeInert }
				/>
			) }
		</section>
	);
}

/** Why it cannot be looked at here, and the way there. */
function Refused( {
	item,
	failure,
	retry,
}: {
	item: ItemDetails;
	failure: Failure;
	retry: () => void;
} ) {
	const { host } = useApp();
	const link = useLink();
	if ( failure.code === NOT_SIGNED_IN ) {
		return (
			<EmptyFace
				title={ __( 'Sign in to see it on your site', 'templately' ) }
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
		<FailureFace
			code={ failure.code }
			message={ failure.message }
			action={
				<div className="templately-row">
					<WaysToPro item={ item } />
				</div>
			}
		/>
	) : (
		<Failed failure={ failure } retry={ retry } />
	);
}

/**
 * Asks where a design can be looked at.
 *
 * @param item The design.
 */
function useLooks( item: ItemDetails ) {
	const [ answer, setAnswer ] = useState< LooksAnswer >();
	const [ failure, setFailure ] = useState< Failure >();
	const [ tries, setTries ] = useState( 0 );
	useEffect( () => {
		let isWanted = true;
		setAnswer( undefined );
		setFailure( undefined );
		rest.getLooks( item.id, item.platform ).then(
			( looks ) => isWanted && setAnswer( looks ),
			( thrown ) => isWanted && setFailure( rest.toFailure( thrown ) )
		);
		return () => {
			isWanted = false;
		};
	}, [ item.id, item.platform, tries ] );
	return { answer, failure, retry: () => setTries( tries + 1 ) };
}
