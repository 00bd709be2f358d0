/** Lists of plugins and of pages. The user chooses rows, and then sees how the work on each of them goes. */
import {
	Button,
	CheckboxControl,
	ExternalLink,
	Spinner,
} from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __, _n, sprintf } from '@wordpress/i18n';
import type { Item, OmittedPart, NeededPlugin } from '@templately/rest';
import { Icon, icons, Picture } from '@templately/ui';
import type { ReactNode } from 'react';
import { itemCheckout, useReturnFromCheckout } from '../account/checkout';
import { priceLabel } from '../lists/labels';
import { useApp } from '../shell/app-context';
import {
	CancelButton,
	CloseButton,
	ModalFooter,
	ModalButton,
} from './dialog-parts';
import { getRemaining, type Row, type ViewOf } from './insert-flow';
import { canInstall } from './item-action';
import { StylePrompt, useStylePrompt } from './style-choice';

/** Code of a failure where the site does not meet the requirements of a plugin. */
const INVALID_REQUIREMENTS = 'invalid_requirements';

/** Selected rows, and the function that changes one. */
function useChosen< Value >(
	given: Row< Value >[]
): [ Row< Value >[], ( value: Value ) => void ] {
	const [ chosen, setChosen ] = useState( () =>
		given
			.filter( ( { isChosen } ) => isChosen )
			.map( ( { value } ) => value )
	);
	return [
		given.map( ( row ) => ( {
			...row,
			isChosen: chosen.includes( row.value ),
		} ) ),
		( value ) =>
			setChosen(
				chosen.includes( value )
					? chosen.filter( ( other ) => other !== value )
					: [ ...chosen, value ]
			),
	];
}

/** Lists the plugins that a design needs. */
export function PluginList( {
	view,
	onCancel,
}: {
	view: ViewOf< 'plugins' >;
	onCancel: () => void;
} ) {
	const { obstacle, onAnswer } = view;
	const [ rows, toggle ] = useChosen( view.rows );
	const isBusy = ! onAnswer;
	const install = () => onAnswer?.( rows );
	return (
		<>
			<p className="templately-soft">
				{ obstacle ||
					__(
						'This design needs plugins that are not active. Selected plugins are installed from wordpress.org.',
						'templately'
					) }
			</p>
			<ul className="templately-plugins">
				{ rows.map( ( row ) => {
					const { value: plugin, isChosen, state, failure } = row;
					const isActive = plugin.is_active || state === 'done';
					return (
						<li key={ plugin.slug }>
							<CheckboxControl
								label={ plugin.name }
								help={
									obstacle || isActive
										? undefined
										: getPluginHelp( plugin )
								}
								checked={
									isChosen || isActive || plugin.is_builder
								}
								disabled={
									isBusy ||
									isActive ||
									plugin.is_builder ||
									! canInstall( plugin, obstacle )
								}
								onChange={ () => toggle( plugin ) }
								__nextHasNoMarginBottom
							/>
							<RowState
								row={ row }
								action={
									<Button
										variant="secondary"
										size="compact"
										onClick={ install }
									>
										{ failure?.code === INVALID_REQUIREMENTS
											? __( 'Retry', 'templately' )
											: __(
													'Retry & Proceed to Import',
													'templately'
												) }
									</Button>
								}
							>
								{ state === 'done' && (
									<Icon icon={ icons.check } size={ 20 } />
								) }
								{ getPluginState( row ) }
							</RowState>
						</li>
					);
				} ) }
			</ul>
			<ModalFooter>
				<CancelButton onCancel={ onCancel } />
				<ModalButton
					variant="primary"
					isBusy={ isBusy }
					disabled={ isBusy }
					accessibleWhenDisabled
					onClick={ install }
				>
					{ isBusy || getRemaining( rows ).length > 0
						? __( 'Install & Proceed to Import', 'templately' )
						: __( 'Proceed to Import', 'templately' ) }
				</ModalButton>
			</ModalFooter>
		</>
	);
}

function getPluginHelp( plugin: NeededPlugin ): ReactNode {
	if ( plugin.is_pro ) {
		return (
			<>
				{ __( 'Install this plugin yourself.', 'templately' ) }{ ' ' }
				<PluginLink plugin={ plugin } />
			</>
		);
	}
	return plugin.is_installed
		? __( 'Installed, not active.', 'templately' )
		: undefined;
}

function getPluginState( {
	value: plugin,
	state,
}: Row< NeededPlugin > ): string {
	if ( state === 'busy' ) {
		return __( 'Installing', 'templately' );
	}
	if ( state === 'done' ) {
		return __( 'Success', 'templately' );
	}
	if ( plugin.is_active ) {
		return __( 'Active', 'templately' );
	}
	return plugin.is_pro ? __( 'Pro', 'templately' ) : '';
}

/** Links to the page of a plugin that is sold elsewhere. */
export const PluginLink = ( { plugin }: { plugin: NeededPlugin } ) =>
	/^https?:\/\//.test( plugin.link ) ? (
		<ExternalLink rel="noopener noreferrer" href={ plugin.link }>
			{ sprintf(
				/* translators: %s: name of a plugin. */
				__( 'Get %s', 'templately' ),
				plugin.name
			) }
		</ExternalLink>
	) : null;

/** Lists the pages of a pack and, in the end, links to the drafts. */
export function PageList( {
	view,
	onClose,
}: {
	view: ViewOf< 'pages' >;
	onClose: () => void;
} ) {
	const { onAnswer } = view;
	const [ rows, toggle ] = useChosen( view.rows );
	const prompt = useStylePrompt( rows[ 0 ]?.value );
	const isBusy = ! onAnswer;
	const count = getRemaining( rows ).length;
	const pages = rows.flatMap( ( { page } ) => page ?? [] );
	const isDone = pages.length > 0 && ! isBusy;
	return (
		<>
			<p className="templately-soft" role="status">
				{ isDone
					? sprintf(
							/* translators: %d: number of pages. */
							_n(
								'%d page was created as a draft.',
								'%d pages were created as drafts. Links between them point to the new pages.',
								pages.length,
								'templately'
							),
							pages.length
						)
					: __( 'Each page is created as a draft.', 'templately' ) }
			</p>
			<ul className="templately-plugins">
				{ rows.map( ( row ) => (
					<li key={ row.value.id }>
						<PageThumbnail page={ row.value } />
						{ row.page ? (
							<strong dir="auto">{ row.value.name }</strong>
						) : (
							<CheckboxControl
								label={ row.value.name }
								checked={ row.isChosen }
								disabled={ isBusy }
								onChange={ () => toggle( row.value ) }
								__nextHasNoMarginBottom
							/>
						) }
						{ row.page ? (
							<span className="templately-plugins__state">
								<a href={ row.page.edit_link }>
									{ __( 'Edit Template', 'templately' ) }
								</a>
								<ExternalLink
									rel="noopener noreferrer"
									href={ row.page.visit }
								>
									{ __( 'View Template', 'templately' ) }
								</ExternalLink>
							</span>
						) : (
							<RowState row={ row }>
								{ row.state === 'busy' &&
									__( 'Importing', 'templately' ) }
							</RowState>
						) }
					</li>
				) ) }
				{ ! isBusy &&
					pages.length === 0 &&
					view.paid.map( ( page ) => (
						<PaidPage key={ page.id } page={ page } />
					) ) }
			</ul>
			{ ! isBusy && count > 0 && <StylePrompt { ...prompt } /> }
			<OmissionList
				parts={ pages.flatMap( ( { left_out: parts } ) => parts ) }
			/>
			<ModalFooter>
				{ isDone ? (
					<CloseButton onClose={ onClose } isAlone={ count === 0 } />
				) : (
					<CancelButton onCancel={ onClose } />
				) }
				{ ( count > 0 || ! isDone ) && (
					<ModalButton
						variant="primary"
						isBusy={ isBusy }
						disabled={ isBusy || count === 0 }
						accessibleWhenDisabled
						onClick={ () =>
							onAnswer?.( {
								rows,
								asksForStyle: prompt.isChecked,
							} )
						}
					>
						{ sprintf(
							/* translators: %d: number of pages. */
							_n(
								'Create %d page',
								'Create %d pages',
								count,
								'templately'
							),
							count
						) }
					</ModalButton>
				) }
			</ModalFooter>
		</>
	);
}

const PageThumbnail = ( { page }: { page: Item } ) => (
	<Picture
		className="templately-thumb"
		src={ page.thumbnail }
		alt=""
		width={ 48 }
		height={ 48 }
	/>
);

/** A page that has to be bought first, with its price. */
function PaidPage( { page }: { page: Item } ) {
	const address = itemCheckout( useApp().host.site, page );
	const expectReturn = useReturnFromCheckout();
	return (
		<li>
			<PageThumbnail page={ page } />
			<CheckboxControl
				label={ page.name }
				checked={ false }
				disabled
				onChange={ () => {} }
				__nextHasNoMarginBottom
			/>
			<span className="templately-plugins__state">
				<span className="templately-price">
					{ priceLabel( page.price ) }
				</span>
				{ address && (
					<ExternalLink
						rel="noopener noreferrer"
						href={ address }
						onClick={ expectReturn }
					>
						{ __( 'Purchase', 'templately' ) }
					</ExternalLink>
				) }
			</span>
		</li>
	);
}

/** Shows how the work on a row goes: a spinner and a label, or the failure and what can be done about it. */
function RowState( {
	row: { state, failure },
	action,
	children,
}: {
	row: Row< unknown >;
	action?: ReactNode;
	children: ReactNode;
} ) {
	return failure ? (
		<div className="templately-plugins__failure" role="alert">
			<p>{ failure.message }</p>
			{ action }
		</div>
	) : (
		<span className="templately-plugins__state" role="status">
			{ state === 'busy' && <Spinner /> }
			{ children }
		</span>
	);
}

/** Lists the parts of a design that were left out, each part once. */
export function OmissionList( { parts }: { parts: OmittedPart[] } ) {
	const distinct = new Map(
		parts.map( ( part ) => [ part.what + part.why, part ] )
	);
	return distinct.size > 0 ? (
		<>
			<p>
				{ __(
					'These parts were left out because they load or run code from other sites:',
					'templately'
				) }
			</p>
			<ul>
				{ [ ...distinct ].map( ( [ key, { what, why } ] ) => (
					<li key={ key }>
						<strong>{ what }</strong>
						<br />
						{ why }
					</li>
				) ) }
			</ul>
		</>
	) : null;
}
