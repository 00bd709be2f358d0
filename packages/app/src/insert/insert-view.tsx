import { Button } from '@wordpress/components';
import { useSelect } from '@wordpress/data';
import { useEffect, useRef, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { store as profileStore } from '@templately/profile';
import type { Item, ItemDetails, NeededPlugin } from '@templately/rest';
import { Field, Html, Icon, Picture, icons } from '@templately/ui';
import type { ReactNode } from 'react';
import { ResendLink } from '../account/resend-link';
import { useApp } from '../app-context';
import { REQUIRED_PRO } from '../error-codes';
import { kindLabel, listTypeOf } from '../library/words';
import { messages } from '../messages';
import { checkoutAddress } from './checkout';
import { LeftOutList } from './left-out-list';
import { PageList } from './page-list';
import { PluginList, WhereToGet } from './plugin-list';
import type { InsertFlow, View } from './use-insert-flow';
import { useReturnFromCheckout } from '../account/use-return-from-checkout';

/** Where an insert is, and what can be done there: the content of its dialog. */
export function InsertView( {
	flow,
	item,
	view,
}: {
	flow: InsertFlow;
	item: Item | ItemDetails;
	view: View;
} ) {
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
		case 'checking':
			return (
				<>
					<ItemLine item={ item } />
					<Progress label={ __( 'Checking', 'templately' ) } />
					<p className="templately-soft" role="status">
						{ __(
							'Looking for the plugins that this design needs.',
							'templately'
						) }
					</p>
					<Foot>
						<Button
							variant="tertiary"
							__next40pxDefaultSize
							onClick={ flow.close }
						>
							{ __( 'Cancel', 'templately' ) }
						</Button>
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
		case 'importing':
			return (
				<>
					<ItemLine item={ item } />
					<Progress label={ __( 'Importing', 'templately' ) } />
					<p className="templately-soft" role="status">
						{ __(
							'The design and its pictures are being brought to this site.',
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
					<NotActive plugins={ view.missing } />
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
					<WhoseBlocks plugins={ view.plugins } />
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
							onClick={ () => flow.insert( item ) }
						>
							{ __( 'Try again', 'templately' ) }
						</Button>
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
						<Button
							variant="tertiary"
							__next40pxDefaultSize
							onClick={ flow.close }
						>
							{ __( 'Close', 'templately' ) }
						</Button>
						{ view.failure.code === REQUIRED_PRO ? (
							<WaysToPro item={ item } />
						) : (
							<Button
								variant="primary"
								__next40pxDefaultSize
								onClick={ view.retry }
							>
								{ __( 'Try again', 'templately' ) }
							</Button>
						) }
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
	const [ title, setTitle ] = useState( item.name );
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

const Progress = ( { label }: { label: string } ) => (
	<div
		className="templately-progress"
		role="progressbar"
		aria-label={ label }
	/>
);

/** Where a plan, or the design itself, is bought; nothing where there is no shop. */
function WaysToPro( { item }: { item: Item | ItemDetails } ) {
	const { site } = useApp().host;
	const expectReturn = useReturnFromCheckout();
	const ways = [
		{
			label: __( 'Purchase This Item', 'templately' ),
			address: item.price > 0 ? checkoutAddress( site, item ) : undefined,
			variant: 'secondary' as const,
		},
		{
			label: __( 'Upgrade to Pro', 'templately' ),
			address: checkoutAddress( site ),
			variant: 'primary' as const,
		},
	];
	return (
		<>
			{ ways.map( ( { label, address, variant } ) =>
				address ? (
					<Button
						key={ label }
						variant={ variant }
						__next40pxDefaultSize
						href={ address }
						target="_blank"
						rel="noopener noreferrer"
						onClick={ expectReturn }
					>
						{ label }
					</Button>
				) : null
			) }
		</>
	);
}

/** Whose blocks they are, and what to do about it. */
const WhoseBlocks = ( { plugins }: { plugins: NeededPlugin[] } ) => {
	const missing = plugins.filter( ( { is_active: isActive } ) => ! isActive );
	if ( missing.length > 0 ) {
		return (
			<>
				<p>
					{ sprintf(
						/* translators: %s: names of plugins. */
						__(
							'They come with plugins that are not active here: %s.',
							'templately'
						),
						missing.map( ( { name } ) => name ).join( ', ' )
					) }
				</p>
				{ missing
					.filter( ( { is_pro: isPro } ) => isPro )
					.map( ( plugin ) => (
						<p key={ plugin.slug }>
							<WhereToGet plugin={ plugin } />
						</p>
					) ) }
			</>
		);
	}
	return plugins.length > 0 ? (
		<p>
			{ sprintf(
				/* translators: %s: names of plugins. */
				__(
					'The plugins that they come with are active: %s. Save your work and reload the page; if they are still missing, a plugin has to be updated.',
					'templately'
				),
				plugins.map( ( { name } ) => name ).join( ', ' )
			) }
		</p>
	) : (
		<p>
			{ __(
				'A block is named after its plugin: look for that on the Plugins screen.',
				'templately'
			) }
		</p>
	);
};

/** What a page needs and does not have yet. */
const NotActive = ( { plugins }: { plugins: NeededPlugin[] } ) =>
	plugins.length > 0 ? (
		<p>
			{ sprintf(
				/* translators: %s: names of plugins. */
				__(
					'Parts of the page show only with plugins that are not active here: %s.',
					'templately'
				),
				plugins.map( ( { name } ) => name ).join( ', ' )
			) }
		</p>
	) : null;

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
				<Button
					variant="tertiary"
					__next40pxDefaultSize
					onClick={ onClose }
				>
					{ __( 'Close', 'templately' ) }
				</Button>
				{ user && <ResendLink email={ user.email } isButton /> }
			</Foot>
		</>
	);
}

const ItemLine = ( { item }: { item: Item | ItemDetails } ) => (
	<div className="templately-dialog__item">
		{ item.thumbnail && (
			<Picture
				className="templately-thumb"
				src={ item.thumbnail }
				alt=""
				width={ 48 }
				height={ 48 }
			/>
		) }
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
