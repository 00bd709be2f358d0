import { Button, CheckboxControl, Spinner } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import type { NeededPlugin } from '@templately/rest';
import { Icon, icons } from '@templately/ui';
import type { ReactNode } from 'react';
import { CancelButton, Foot, FootButton } from './dialog-parts';
import {
	canToggle,
	isChecked,
	retryLabel,
	stateLabel,
	toInstall,
	type PluginRow,
} from './plugins';
import type { PluginsView } from './views';

/** What a design needs and this site lacks, to be installed one by one. */
export function PluginList( {
	view,
	onCancel,
}: {
	view: PluginsView;
	onCancel: () => void;
} ) {
	const { rows, obstacle, isBusy } = view;
	const canInstall = obstacle === '';
	const isAnything = toInstall( rows, canInstall ).length > 0;
	return (
		<>
			<p className="templately-soft">
				{ obstacle ||
					__(
						'This design needs plugins that are not active here. What is ticked is installed from wordpress.org.',
						'templately'
					) }
			</p>
			<ul className="templately-plugins">
				{ rows.map( ( row ) => (
					<li key={ row.plugin.slug }>
						<CheckboxControl
							label={ row.plugin.name }
							help={ obstacle ? undefined : whatToKnow( row ) }
							checked={ isChecked( row ) }
							disabled={
								isBusy || ! canToggle( row, canInstall )
							}
							onChange={ () => view.toggle( row.plugin.slug ) }
							__nextHasNoMarginBottom
						/>
						<State row={ row } onRetry={ view.install } />
					</li>
				) ) }
			</ul>
			<Foot>
				<CancelButton onCancel={ onCancel } />
				<FootButton
					variant="primary"
					isBusy={ isBusy }
					disabled={ isBusy }
					accessibleWhenDisabled
					onClick={ view.install }
				>
					{ isAnything || isBusy
						? __( 'Install & Proceed to Import', 'templately' )
						: __( 'Proceed to Import', 'templately' ) }
				</FootButton>
			</Foot>
		</>
	);
}

/** What is to be known of a plugin before it is installed. */
function whatToKnow( { plugin, state }: PluginRow ): ReactNode {
	if ( plugin.is_active || state === 'installed' ) {
		return undefined;
	}
	if ( plugin.is_pro ) {
		return (
			<>
				{ __( 'Has to be installed by hand.', 'templately' ) }{ ' ' }
				<WhereToGet plugin={ plugin } />
			</>
		);
	}
	return plugin.is_installed
		? __( 'Is here, and not active.', 'templately' )
		: undefined;
}

/** The page of a plugin that is sold elsewhere. */
export const WhereToGet = ( { plugin }: { plugin: NeededPlugin } ) =>
	/^https?:\/\//.test( plugin.link ) ? (
		<a href={ plugin.link } target="_blank" rel="noopener noreferrer">
			{ sprintf(
				/* translators: %s: name of a plugin. */
				__( 'Get %s', 'templately' ),
				plugin.name
			) }
		</a>
	) : null;

/** How the install of a plugin goes. */
function State( { row, onRetry }: { row: PluginRow; onRetry: () => void } ) {
	const { state, failure } = row;
	if ( state === 'failed' && failure ) {
		return (
			<div className="templately-plugins__failure" role="alert">
				<p>{ failure.message }</p>
				<Button variant="secondary" size="compact" onClick={ onRetry }>
					{ retryLabel( failure ) }
				</Button>
			</div>
		);
	}
	return (
		<span className="templately-plugins__state" role="status">
			{ state === 'installing' && <Spinner /> }
			{ state === 'installed' && (
				<Icon icon={ icons.check } size={ 20 } />
			) }
			{ stateLabel( row ) }
		</span>
	);
}
