import { Modal, ProgressBar } from '@wordpress/components';
import { useDispatch, useSelect } from '@wordpress/data';
import { useEffect, useRef, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { store as profileStore } from '@templately/profile';
import type { NeededPlugin } from '@templately/rest';
import { Html, Picture } from '@templately/ui';
import { getModalCloseProps } from '@templately/ui/closing';
import { ResendLink } from '../account/banners';
import {
	useReturnFromCheckout,
	itemCheckout,
	planCheckout,
} from '../account/checkout';
import { useApp } from '../shell/app-context';
import { REQUIRED_PRO, messages } from '../shell/errors';
import { kindLabel, toListType } from '../lists/labels';
import {
	CancelButton,
	CloseButton,
	ModalFooter,
	ModalButton,
	ResultMessage,
	PageTitleField,
} from './dialog-parts';
import type { Design, View, ViewOf } from './insert-flow';
import { OmissionList, PageList, PluginLink, PluginList } from './row-list';
import { StyleChoice, StylePrompt, useStylePrompt } from './style-choice';

interface Props {
	item: Design;
	view: View;
	/** Closes the dialog and ends the flow. */
	onClose: () => void;
}

/** Views that begin with the name and the picture of the design. */
const WITH_SUMMARY = [ 'title', 'checking', 'plugins', 'pages', 'importing' ];

const getTitle = ( name: View[ 'name' ], isElementor: boolean ): string =>
	( {
		working: '',
		title: __( 'Create page', 'templately' ),
		checking: __( 'Checking', 'templately' ),
		plugins: __( 'Plugins this design needs', 'templately' ),
		pages: __( 'Insert pages', 'templately' ),
		look: __( 'Choose a style', 'templately' ),
		importing: __( 'Importing', 'templately' ),
		imported: __( 'Your page is ready', 'templately' ),
		inserted: __( 'Inserted with parts left out', 'templately' ),
		unverified: __( 'Please verify your email', 'templately' ),
		forbidden: __( 'Your role can’t do this', 'templately' ),
		missing: isElementor
			? __( 'Some widgets are missing', 'templately' )
			: __( 'Some blocks are missing', 'templately' ),
		needsElementorPro: __( 'Elementor Pro is missing', 'templately' ),
		failed: __( 'Importing Failed', 'templately' ),
	} )[ name ];

/** Shows one dialog for a whole flow. Its content changes with each step. */
export function InsertModal( { item, view, onClose }: Props ) {
	const content = useRef< HTMLDivElement >( null );
	// The element that had the focus was removed with the previous view.
	useEffect( () => {
		const field =
			content.current?.querySelector< HTMLInputElement >(
				'input[type="text"]'
			);
		( field ?? content.current )?.focus();
		field?.select();
	}, [ view.name ] );
	const { name } = view;
	const close = name === 'inserted' ? view.onAnswer : onClose;
	const title =
		name === 'failed' && view.failure.code.startsWith( 'elementor_' )
			? __( 'Elementor not installed.', 'templately' )
			: getTitle( name, item.platform === 'elementor' );
	return (
		<Modal
			className="templately"
			title={ title }
			size={ name === 'look' ? 'large' : 'medium' }
			{ ...getModalCloseProps( name === 'importing', close ) }
		>
			<div className="templately-stack" ref={ content } tabIndex={ -1 }>
				{ WITH_SUMMARY.includes( name ) && (
					<ItemSummary item={ item } />
				) }
				<Content item={ item } view={ view } onClose={ close } />
			</div>
		</Modal>
	);
}

function Content( { item, view, onClose }: Props ) {
	switch ( view.name ) {
		case 'title':
			return <TitleForm item={ item } view={ view } />;
		case 'checking':
		case 'importing':
			return (
				<>
					<ProgressBar aria-label={ getTitle( view.name, false ) } />
					<p className="templately-soft" role="status">
						{ view.name === 'checking'
							? __(
									'Checking which plugins this design needs.',
									'templately'
								)
							: __(
									'Copying the design and its images to this site.',
									'templately'
								) }
					</p>
					{ view.name === 'checking' && (
						<ModalFooter>
							<CancelButton onCancel={ onClose } />
						</ModalFooter>
					) }
				</>
			);
		case 'plugins':
			return <PluginList view={ view } onCancel={ onClose } />;
		case 'pages':
			return <PageList view={ view } onClose={ onClose } />;
		case 'look':
			return <StyleChoice view={ view } onCancel={ onClose } />;
		case 'imported':
			return <Imported view={ view } />;
		case 'inserted':
			return (
				<>
					<ResultMessage>
						{ sprintf(
							/* translators: %s: name of a design. */
							__( '“%s” was inserted.', 'templately' ),
							item.name
						) }
					</ResultMessage>
					<OmissionList parts={ view.leftOut } />
					<ModalFooter>
						<CloseButton onClose={ onClose } isAlone />
					</ModalFooter>
				</>
			);
		case 'unverified':
			return <Unverified view={ view } onClose={ onClose } />;
		case 'forbidden':
			return (
				<>
					<ResultMessage isBad>
						{ __(
							'You can browse designs, but you can’t edit this document. Ask an administrator.',
							'templately'
						) }
					</ResultMessage>
					<ModalFooter>
						<CloseButton onClose={ onClose } isAlone />
					</ModalFooter>
				</>
			);
		case 'needsElementorPro':
			return (
				<>
					<ResultMessage isBad>
						{ __(
							'Header and footer templates need Elementor Pro. You can also insert this one from the editor on a single page.',
							'templately'
						) }
					</ResultMessage>
					<ModalFooter>
						<CloseButton onClose={ onClose } isAlone />
					</ModalFooter>
				</>
			);
		case 'missing':
			return (
				<>
					<ResultMessage isBad>
						{ item.platform === 'elementor'
							? __(
									'Nothing was inserted. This site lacks some of the design’s widgets.',
									'templately'
								)
							: __(
									'Nothing was inserted. This site lacks some of the design’s blocks.',
									'templately'
								) }
					</ResultMessage>
					<ul>
						{ view.blocks.map( ( block ) => (
							<li key={ block }>
								<code>{ block.replace( /^widget:/, '' ) }</code>
							</li>
						) ) }
					</ul>
					{ view.blocks.some( ( type ) =>
						type.startsWith( 'e-' )
					) && (
						<p>
							{ __(
								'Elements that begin with “e-” belong to Elementor’s atomic editor, which is off here or too old.',
								'templately'
							) }
						</p>
					) }
					<MissingBlocksHelp
						plugins={ view.plugins }
						isElementor={ item.platform === 'elementor' }
					/>
					<ModalFooter>
						<CloseButton onClose={ onClose } />
						<RetryButton onRetry={ view.onAnswer } />
					</ModalFooter>
				</>
			);
		case 'failed':
			return (
				<>
					<ResultMessage isBad>
						<Html html={ view.failure.message } />
					</ResultMessage>
					<ModalFooter>
						<CloseButton onClose={ onClose } />
						{ view.failure.code === REQUIRED_PRO ? (
							<UpgradeButtons item={ item } />
						) : (
							<RetryButton onRetry={ view.onAnswer } />
						) }
					</ModalFooter>
				</>
			);
	}
	return null;
}

const ItemSummary = ( { item }: { item: Design } ) => (
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
							kindLabel( toListType( item ) ),
							item.pack.name
						)
					: kindLabel( toListType( item ) ) }
			</span>
		</span>
	</div>
);

const RetryButton = ( { onRetry }: { onRetry: () => void } ) => (
	<ModalButton variant="primary" onClick={ onRetry }>
		{ __( 'Try again', 'templately' ) }
	</ModalButton>
);

/** Asks for the title of the page to create. */
function TitleForm( {
	item,
	view,
}: {
	item: Design;
	view: ViewOf< 'title' >;
} ) {
	const prompt = useStylePrompt( item );
	const [ title, setTitle ] = useState( view.title );
	const isTitled = title.trim() !== '';
	return (
		<form
			className="templately-stack"
			onSubmit={ ( event ) => {
				event.preventDefault();
				if ( isTitled ) {
					view.onAnswer( {
						title: title.trim(),
						asksForStyle: prompt.isChecked,
					} );
				}
			} }
		>
			<PageTitleField value={ title } onChange={ setTitle } />
			<StylePrompt { ...prompt } />
			<ModalFooter>
				{ item.platform === 'elementor' && (
					<ModalButton
						onClick={ () =>
							view.onAnswer( {
								title: item.name,
								asksForStyle: false,
								isForLibrary: true,
							} )
						}
					>
						{ __( 'Import to Library', 'templately' ) }
					</ModalButton>
				) }
				<ModalButton
					variant="primary"
					type="submit"
					disabled={ ! isTitled }
					accessibleWhenDisabled
				>
					{ __( 'Create a Page', 'templately' ) }
				</ModalButton>
			</ModalFooter>
		</form>
	);
}

function Imported( { view }: { view: ViewOf< 'imported' > } ) {
	const { title, page, missing, isInLibrary } = view;
	return (
		<>
			<ResultMessage>
				{ isInLibrary
					? sprintf(
							/* translators: %s: name of a design. */
							__(
								'“%s” is in the Saved Templates of Elementor.',
								'templately'
							),
							title
						)
					: sprintf(
							/* translators: %s: title of the new page. */
							__( '“%s” was created as a draft.', 'templately' ),
							title
						) }
			</ResultMessage>
			<OmissionList parts={ page.left_out } />
			{ missing.length > 0 && (
				<p>
					{ sprintf(
						/* translators: %s: names of plugins. */
						__(
							'Parts of this page appear only with plugins that are not active: %s.',
							'templately'
						),
						toNames( missing )
					) }
				</p>
			) }
			<ModalFooter>
				<ModalButton href={ page.visit } target="_blank" rel="noopener">
					{ __( 'View Template', 'templately' ) }
				</ModalButton>
				<ModalButton
					variant="primary"
					href={ page.elementor_edit_link || page.edit_link }
				>
					{ page.elementor_edit_link
						? __( 'Edit Template with Elementor', 'templately' )
						: __( 'Edit Template', 'templately' ) }
				</ModalButton>
			</ModalFooter>
		</>
	);
}

/** Milliseconds between two checks whether the address has been confirmed. */
const VERIFICATION_CHECK = 10000;

/** Waits until the user has confirmed their address, also in another tab, and then goes on. */
function Unverified( {
	view: { onAnswer },
	onClose,
}: {
	view: ViewOf< 'unverified' >;
	onClose: () => void;
} ) {
	const user = useSelect(
		( select ) => select( profileStore ).getUser(),
		[]
	);
	const { checkVerified } = useDispatch( profileStore );
	useEffect( () => {
		const check = async () => {
			if (
				document.visibilityState === 'visible' &&
				( await checkVerified().catch( () => false ) )
			) {
				onAnswer();
			}
		};
		const timer = setInterval( check, VERIFICATION_CHECK );
		document.addEventListener( 'visibilitychange', check );
		return () => {
			clearInterval( timer );
			document.removeEventListener( 'visibilitychange', check );
		};
	}, [ checkVerified, onAnswer ] );
	return (
		<>
			<p>{ messages.notVerified() }</p>
			<p role="status">
				{ user &&
					sprintf(
						/* translators: %s: e-mail address. */
						__(
							'We sent a link to %s. Open it to confirm the address. Your insert then continues here.',
							'templately'
						),
						user.email
					) }
			</p>
			<ModalFooter>
				<CloseButton onClose={ onClose } />
				{ user && <ResendLink email={ user.email } isButton /> }
			</ModalFooter>
		</>
	);
}

const toNames = ( plugins: NeededPlugin[] ): string =>
	plugins.map( ( { name } ) => name ).join( ', ' );

/** Explains which plugins bring the blocks that this site lacks. */
function MissingBlocksHelp( {
	plugins,
	isElementor,
}: {
	plugins: NeededPlugin[];
	isElementor: boolean;
} ) {
	const inactive = plugins.filter(
		( { is_active: isActive } ) => ! isActive
	);
	if ( inactive.length > 0 ) {
		return (
			<>
				<p>
					{ sprintf(
						/* translators: %s: names of plugins. */
						__(
							'They need plugins that are not active: %s.',
							'templately'
						),
						toNames( inactive )
					) }
				</p>
				{ inactive
					.filter( ( { is_pro: isPro } ) => isPro )
					.map( ( plugin ) => (
						<p key={ plugin.slug }>
							<PluginLink plugin={ plugin } />
						</p>
					) ) }
			</>
		);
	}
	return (
		<p>
			{ plugins.length > 0
				? sprintf(
						/* translators: %s: names of plugins. */
						__(
							'Their plugins are active: %s. Save your work and reload the page. If the blocks are still missing, update the plugins.',
							'templately'
						),
						toNames( plugins )
					)
				: getUnknownPluginHelp( isElementor ) }
		</p>
	);
}

const getUnknownPluginHelp = ( isElementor: boolean ): string =>
	isElementor
		? __(
				'A plugin that adds widgets to Elementor brings them. Elementor Pro is one.',
				'templately'
			)
		: __(
				'The first part of a block’s name is its plugin. Look for it on the Plugins screen.',
				'templately'
			);

/** Links to the shop, for the plan or the design itself. Empty where there is no shop. */
export function UpgradeButtons( { item }: { item: Design } ) {
	const { site } = useApp().host;
	const expectReturn = useReturnFromCheckout();
	const offers = [
		{
			label: __( 'Purchase This Item', 'templately' ),
			address: item.price > 0 ? itemCheckout( site, item ) : undefined,
			variant: 'secondary' as const,
		},
		{
			label: __( 'Upgrade to Pro', 'templately' ),
			address: planCheckout( site ),
			variant: 'primary' as const,
		},
	];
	return offers.map( ( { label, address, variant } ) =>
		address ? (
			<ModalButton
				key={ label }
				variant={ variant }
				href={ address }
				target="_blank"
				rel="noopener noreferrer"
				onClick={ expectReturn }
			>
				{ label }
			</ModalButton>
		) : null
	);
}
