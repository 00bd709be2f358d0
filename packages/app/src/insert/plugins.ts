import { __ } from '@wordpress/i18n';
import type { Failure, NeededPlugin } from '@templately/rest';

/** A plugin in the list of what a design needs: whether it is to be installed, and how that goes. */
export interface PluginRow {
	plugin: NeededPlugin;
	isChosen: boolean;
	state: 'waiting' | 'installing' | 'installed' | 'failed';
	/** Why it failed. */
	failure?: Failure;
}

/** Plugins whose requirements this site does not meet fail with this code: that has words of its own. */
const INVALID_REQUIREMENTS = 'invalid_requirements';

/**
 * What is said beside a row: how its install goes, else what its plugin is.
 *
 * @param row        The row.
 * @param row.plugin Its plugin.
 * @param row.state  How its install goes.
 * @return '' where there is nothing to say, or a failure says it.
 */
export function stateLabel( { plugin, state }: PluginRow ): string {
	if ( state === 'installing' ) {
		return __( 'Installing', 'templately' );
	}
	if ( state === 'installed' ) {
		return __( 'Success', 'templately' );
	}
	if ( state === 'failed' || ! ( plugin.is_active || plugin.is_pro ) ) {
		return '';
	}
	return plugin.is_active
		? __( 'Active', 'templately' )
		: __( 'Pro', 'templately' );
}

/**
 * What the button beside a failed install says: it goes on with the rest, where the same site can take the plugin at all.
 *
 * @param failure Why it failed.
 */
export const retryLabel = ( failure: Failure ): string =>
	failure.code === INVALID_REQUIREMENTS
		? __( 'Retry', 'templately' )
		: __( 'Retry & Proceed to Import', 'templately' );

/**
 * The list as it begins: chosen is what is neither active nor sold elsewhere.
 *
 * @param plugins    What the design needs.
 * @param canInstall Whether plugins can be installed here, by this person.
 */
export const startRows = (
	plugins: NeededPlugin[],
	canInstall: boolean
): PluginRow[] =>
	plugins.map( ( plugin ) => ( {
		plugin,
		isChosen: canInstall && ! plugin.is_active && ! plugin.is_pro,
		state: 'waiting',
	} ) );

/** Whether a row shows a tick: what is active and the builder itself always do. */
export const isChecked = ( { plugin, isChosen, state }: PluginRow ): boolean =>
	plugin.is_active || plugin.is_builder || state === 'installed' || isChosen;

/** Whether a person can change their mind about a row: not about what is here, the builder, and what is sold elsewhere. */
export const canToggle = (
	{ plugin, state }: PluginRow,
	canInstall: boolean
): boolean =>
	canInstall &&
	! plugin.is_active &&
	! plugin.is_builder &&
	! plugin.is_pro &&
	( state === 'waiting' || state === 'failed' );

/**
 * The list after a row's tick was pressed.
 *
 * @param rows The list.
 * @param slug The row's plugin.
 */
export const toggled = ( rows: PluginRow[], slug: string ): PluginRow[] =>
	rows.map( ( row ) =>
		row.plugin.slug === slug ? { ...row, isChosen: ! row.isChosen } : row
	);

/**
 * What is to be installed, in the order of the list.
 *
 * @param rows       The list.
 * @param canInstall Whether plugins can be installed here, by this person.
 */
export const toInstall = ( rows: PluginRow[], canInstall: boolean ): string[] =>
	rows
		.filter(
			( row ) =>
				canInstall &&
				! row.plugin.is_active &&
				! row.plugin.is_pro &&
				row.state !== 'installed' &&
				isChecked( row )
		)
		.map( ( { plugin } ) => plugin.slug );

/**
 * The list after an install went on.
 *
 * @param rows   The list.
 * @param slug   The plugin.
 * @param change What is new of its row.
 */
export const withState = (
	rows: PluginRow[],
	slug: string,
	change: Pick< PluginRow, 'state' | 'failure' >
): PluginRow[] =>
	rows.map( ( row ) =>
		row.plugin.slug === slug
			? { ...row, failure: undefined, ...change }
			: row
	);

/**
 * What of the list is active now.
 *
 * @param rows The list.
 */
export const pluginsOf = ( rows: PluginRow[] ): NeededPlugin[] =>
	rows.map( ( { plugin, state } ) => ( {
		...plugin,
		is_active: plugin.is_active || state === 'installed',
	} ) );
