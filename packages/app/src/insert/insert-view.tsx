import { useSelect } from '@wordpress/data';
import { useEffect, useRef } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { store as profileStore } from '@templately/profile';
import { Html } from '@templately/ui';
import { ResendLink } from '../account/resend-link';
import { REQUIRED_PRO } from '../error-codes';
import { messages } from '../messages';
import {
	CancelButton,
	CloseButton,
	Foot,
	FootButton,
	ItemLine,
	Outcome,
	Progress,
	RetryButton,
} from './dialog-parts';
import { LeftOutList } from './left-out-list';
import { LookChoice } from './look-choice';
import { PageList } from './page-list';
import { PluginList } from './plugin-list';
import { TitleForm } from './title-form';
import type { InsertFlow } from './use-insert-flow';
import type { Design, View } from './views';
import { WaysToPro } from './ways-to-pro';
import { NotActive, WhoseBlocks } from './whose-blocks';

interface Props {
	flow: InsertFlow;
	item: Design;
	view: View;
}

/** Where an insert is, and what can be done there: the content of its dialog. */
export function InsertView( { flow, item, view }: Props ) {
	const content = useRef< HTMLDivElement >( null );
	// The dialog stays, and what had the focus in it goes with its view.
	useEffect( () => {
		const field =
			content.current?.querySelector< HTMLInputElement >(
				'input[type="text"]'
			);
		( field ?? content.current )?.focus();
		field?.select();
	}, [ view.name ] );
	return (
		<div className="templately-stack" ref={ content } tabIndex={ -1 }>
			<ViewContent flow={ flow } item={ item } view={ view } />
		</div>
	);
}

function ViewContent( { flow, item, view }: Props ) {
	switch ( view.name ) {
		case 'title':
			return (
				<TitleForm
					item={ item }
					first={ view.title }
					onTitle={ flow.importPage }
				/>
			);
		case 'checking':
			return (
				<>
					<ItemLine item={ item } />
					<Progress label={ __( 'Checking', 'templately' ) }>
						{ __(
							'Looking for the plugins that this design needs.',
							'templately'
						) }
					</Progress>
					<Foot>
						<CancelButton onCancel={ flow.close } />
					</Foot>
				</>
			);
		case 'plugins':
			return (
				<>
					<ItemLine item={ item } />
					<PluginList view={ view } onCancel={ flow.close } />
				</>
			);
		case 'pages':
			return (
				<>
					<ItemLine item={ item } />
					<PageList view={ view } onClose={ flow.close } />
				</>
			);
		case 'look':
			return <LookChoice view={ view } onCancel={ flow.close } />;
		case 'importing':
			return (
				<>
					<ItemLine item={ item } />
					<Progress label={ __( 'Importing', 'templately' ) }>
						{ __(
							'The design and its pictures are being brought to this site.',
							'templately'
						) }
					</Progress>
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
					<NotActive plugins={ view.missing } />
					<Foot>
						<FootButton
							href={ view.page.visit }
							target="_blank"
							rel="noopener"
						>
							{ __( 'View Template', 'templately' ) }
						</FootButton>
						<FootButton
							variant="primary"
							href={ view.page.edit_link }
						>
							{ __( 'Edit Template', 'templately' ) }
						</FootButton>
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
					<Foot>
						<CloseButton onClose={ flow.close } isAlone />
					</Foot>
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
					<Foot>
						<CloseButton onClose={ flow.close } isAlone />
					</Foot>
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
					<WhoseBlocks plugins={ view.plugins } />
					<Foot>
						<CloseButton onClose={ flow.close } />
						<RetryButton onRetry={ view.retry } />
					</Foot>
				</>
			);
		case 'failed':
			return (
				<>
					<Outcome isBad>
						<Html html={ view.failure.message } />
					</Outcome>
					<Foot>
						<CloseButton onClose={ flow.close } />
						{ view.failure.code === REQUIRED_PRO ? (
							<WaysToPro item={ item } />
						) : (
							<RetryButton onRetry={ view.retry } />
						) }
					</Foot>
				</>
			);
	}
	return null;
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
			<Foot>
				<CloseButton onClose={ onClose } />
				{ user && <ResendLink email={ user.email } isButton /> }
			</Foot>
		</>
	);
}
