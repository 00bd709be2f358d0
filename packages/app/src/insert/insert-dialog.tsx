import { Button, Modal } from '@wordpress/components';
import { useSelect } from '@wordpress/data';
import { useEffect, useRef, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { store as profileStore } from '@templately/profile';
import type { Item, ItemDetails, LeftOut } from '@templately/rest';
import { Field, Html, Icon, Picture, icons } from '@templately/ui';
import type { ReactNode } from 'react';
import { ResendLink } from '../account/resend-link';
import { kindLabel, listTypeOf } from '../library/words';
import { messages } from '../messages';
import type { InsertFlow, View } from './use-insert-flow';

const titleOf = ( view: View ): string =>
	( {
		working: '',
		title: __( 'Import', 'templately' ),
		importing: __( 'Importing', 'templately' ),
		imported: __( 'Your page is ready', 'templately' ),
		inserted: __( 'Inserted, but not all of it', 'templately' ),
		unverified: __( 'Please verify your e-mail', 'templately' ),
		forbidden: __( 'Your role does not allow this', 'templately' ),
		missing: __( 'Some blocks are missing', 'templately' ),
		failed: messages.importingFailed(),
	} )[ view.name ];

/** One dialog for an insert: its content is replaced from step to step. */
export function InsertDialog( { flow }: { flow: InsertFlow } ) {
	const { task, close } = flow;
	const name = task?.view.name;
	const content = useRef< HTMLDivElement >( null );
	// The dialog stays, and what had the focus in it goes with its view.
	useEffect( () => {
		const field = content.current?.querySelector( 'input' );
		( field ?? content.current )?.focus();
	}, [ name ] );
	if ( ! task || task.view.name === 'working' ) {
		return null;
	}
	const { item, view } = task;
	const isImporting = view.name === 'importing';
	return (
		<Modal
			className="templately"
			title={ titleOf( view ) }
			size="medium"
			isDismissible={ ! isImporting }
			shouldCloseOnEsc={ ! isImporting }
			shouldCloseOnClickOutside={ ! isImporting }
			onRequestClose={ close }
		>
			<div className="templately-stack" ref={ content } tabIndex={ -1 }>
				<ViewContent flow={ flow } item={ item } view={ view } />
			</div>
		</Modal>
	);
}

function ViewContent( {
	flow,
	item,
	view,
}: {
	flow: InsertFlow;
	item: Item | ItemDetails;
	view: View;
} ) {
	switch ( view.name ) {
		case 'title':
			return <TitleForm flow={ flow } item={ item } />;
		case 'importing':
			return (
				<>
					<ItemLine item={ item } />
					<div
						className="templately-progress"
						role="progressbar"
						aria-label={ __( 'Importing', 'templately' ) }
					/>
					<p className="templately-soft" role="status">
						{ __(
							'The page and its pictures are being brought to this site.',
							'templately'
						) }
					</p>
				</>
			);
		case 'imported':
			return (
				<>
					<Outcome>
						{ sprintf(
							/* translators: %s: title of the new page. */
							__(
								'“%s” is a draft on this site. Nothing is published.',
								'templately'
							),
							view.title
						) }
					</Outcome>
					<LeftOutList parts={ view.page.left_out } />
					<Foot>
						<Button
							variant="tertiary"
							__next40pxDefaultSize
							href={ view.page.visit }
							target="_blank"
							rel="noopener"
						>
							{ __( 'View Template', 'templately' ) }
						</Button>
						<Button
							variant="primary"
							__next40pxDefaultSize
							href={ view.page.edit_link }
						>
							{ __( 'Edit Template', 'templately' ) }
						</Button>
					</Foot>
				</>
			);
		case 'inserted':
			return (
				<>
					<Outcome>
						{ sprintf(
							/* translators: %s: name of a design. */
							__( '“%s” was inserted.', 'templately' ),
							item.name
						) }
					</Outcome>
					<LeftOutList parts={ view.leftOut } />
					<CloseFoot onClose={ flow.close } />
				</>
			);
		case 'unverified':
			return <Unverified onClose={ flow.close } />;
		case 'forbidden':
			return (
				<>
					<Outcome isBad>
						{ __(
							'You may look at everything, but not change this document. An administrator of this site can give you the right to.',
							'templately'
						) }
					</Outcome>
					<CloseFoot onClose={ flow.close } />
				</>
			);
		case 'missing':
			return (
				<>
					<Outcome isBad>
						{ __(
							'Nothing was inserted: this site does not have all blocks of this design.',
							'templately'
						) }
					</Outcome>
					<ul>
						{ view.blocks.map( ( block ) => (
							<li key={ block }>
								<code>{ block }</code>
							</li>
						) ) }
					</ul>
					<CloseFoot onClose={ flow.close } />
				</>
			);
		case 'failed':
			return (
				<>
					<Outcome isBad>
						<Html html={ view.failure.message } />
					</Outcome>
					<Foot>
						<Button
							variant="tertiary"
							__next40pxDefaultSize
							onClick={ flow.close }
						>
							{ __( 'Close', 'templately' ) }
						</Button>
						<Button
							variant="primary"
							__next40pxDefaultSize
							onClick={ view.retry }
						>
							{ __( 'Try again', 'templately' ) }
						</Button>
					</Foot>
				</>
			);
	}
	return null;
}

function TitleForm( {
	flow,
	item,
}: {
	flow: InsertFlow;
	item: Item | ItemDetails;
} ) {
	const [ title, setTitle ] = useState( '' );
	const isTitled = title.trim() !== '';
	return (
		<form
			className="templately-stack"
			onSubmit={ ( event ) => {
				event.preventDefault();
				if ( isTitled ) {
					flow.importPage( title.trim() );
				}
			} }
		>
			<ItemLine item={ item } />
			<Field
				label={ __( 'Page title', 'templately' ) }
				name="title"
				value={ title }
				onChange={ setTitle }
				hint={ __(
					'A draft is made. Nothing is published.',
					'templately'
				) }
				autoComplete="off"
			/>
			<Foot>
				<Button
					variant="primary"
					type="submit"
					__next40pxDefaultSize
					disabled={ ! isTitled }
					accessibleWhenDisabled
				>
					{ __( 'Create a Page', 'templately' ) }
				</Button>
			</Foot>
		</form>
	);
}

/** The notice for who has not verified the account yet. */
function Unverified( { onClose }: { onClose: () => void } ) {
	const user = useSelect(
		( select ) => select( profileStore ).getUser(),
		[]
	);
	return (
		<>
			<Outcome isBad>{ messages.notVerified() }</Outcome>
			{ user && (
				<p>
					<ResendLink email={ user.email } />
				</p>
			) }
			<CloseFoot onClose={ onClose } />
		</>
	);
}

/** What did not come along, and why. */
const LeftOutList = ( { parts }: { parts: LeftOut[] } ) =>
	parts.length > 0 ? (
		<>
			<p>
				{ __(
					'These parts of it were left out, so that your site loads and runs nothing of others:',
					'templately'
				) }
			</p>
			<ul>
				{ parts.map( ( { what, why } ) => (
					<li key={ what + why }>
						<strong>{ what }</strong>
						<br />
						{ why }
					</li>
				) ) }
			</ul>
		</>
	) : null;

const ItemLine = ( { item }: { item: Item | ItemDetails } ) => (
	<div className="templately-dialog__item">
		<Picture
			className="templately-thumb"
			src={ item.thumbnail }
			alt=""
			width={ 48 }
			height={ 48 }
		/>
		<span>
			<strong dir="auto">{ item.name }</strong>
			<br />
			<span className="templately-small">
				{ item.pack
					? sprintf(
							/* translators: 1: Page or Block, 2: name of a pack. */
							__( '%1$s from %2$s', 'templately' ),
							kindLabel( listTypeOf( item ) ),
							item.pack.name
						)
					: kindLabel( listTypeOf( item ) ) }
			</span>
		</span>
	</div>
);

const Outcome = ( {
	isBad = false,
	children,
}: {
	isBad?: boolean;
	children: ReactNode;
} ) => (
	<div
		className={ `templately-outcome${ isBad ? ' is-bad' : '' }` }
		role={ isBad ? 'alert' : 'status' }
	>
		<span className="templately-outcome__mark">
			<Icon
				className="templately-icon"
				icon={ isBad ? icons.caution : icons.check }
				size={ 24 }
			/>
		</span>
		<div>{ children }</div>
	</div>
);

const Foot = ( { children }: { children: ReactNode } ) => (
	<div className="templately-dialog__foot">{ children }</div>
);

const CloseFoot = ( { onClose }: { onClose: () => void } ) => (
	<Foot>
		<Button variant="primary" __next40pxDefaultSize onClick={ onClose }>
			{ __( 'Close', 'templately' ) }
		</Button>
	</Foot>
);
