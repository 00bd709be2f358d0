import { CheckboxControl, ExternalLink } from '@wordpress/components';
import { useId } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { canTogglePlugin, isPluginTicked } from '@templately/fullsite-import';
import type { ImportForm, ImportPlan, PlannedPlugin } from '@templately/rest';
import { Badge, Picture } from '@templately/ui';
import type { ReactNode } from 'react';
import './fullsite-import.css';

interface Props {
	plan: ImportPlan;
	/** Slug of the theme that is wanted; '' for the present one. */
	theme: string;
	/** Slugs of the plugins that are wanted. */
	plugins: string[];
	onChange: ( changes: Partial< ImportForm > ) => void;
}

/** The theme and the plugins of a pack: those that must be are locked, those that are here are said to be. */
export const PlanDependencies = ( {
	plan,
	theme,
	plugins,
	onChange,
}: Props ) => (
	<>
		{ plan.theme && (
			<div>
				<h2 className="templately-subheading">
					{ __( 'Theme', 'templately' ) }
				</h2>
				<ul className="templately-list">
					<Row
						name={ plan.theme.name }
						note={ themeNote( plan.theme ) }
						isChecked={
							plan.theme.state === 'active' ||
							plan.theme.must_have ||
							theme === plan.theme.slug
						}
						isLocked={
							plan.theme.state === 'active' ||
							plan.theme.must_have
						}
						onChange={ ( wanted ) =>
							onChange( {
								theme: wanted ? ( plan.theme?.slug ?? '' ) : '',
							} )
						}
						end={
							plan.theme.state === 'active' &&
							__( 'Active', 'templately' )
						}
					/>
				</ul>
			</div>
		) }
		{ plan.plugins.length > 0 && (
			<div>
				<h2 className="templately-subheading">
					{ __( 'Plugins', 'templately' ) }
				</h2>
				<ul className="templately-list">
					{ plan.plugins.map( ( plugin ) => (
						<Row
							key={ plugin.slug }
							name={ plugin.name }
							icon={ plugin.icon }
							note={ pluginNote( plugin ) }
							badge={
								plugin.is_pro && (
									<Badge kind="pro">
										{ __( 'Pro', 'templately' ) }
									</Badge>
								)
							}
							isChecked={ isPluginTicked( plugin, plugins ) }
							isLocked={ ! canTogglePlugin( plugin ) }
							onChange={ ( wanted ) =>
								onChange( {
									plugins: wanted
										? [ ...plugins, plugin.slug ]
										: plugins.filter(
												( slug ) => slug !== plugin.slug
											),
								} )
							}
							end={ <PluginEnd plugin={ plugin } /> }
						/>
					) ) }
				</ul>
			</div>
		) }
	</>
);

function themeNote( theme: NonNullable< ImportPlan[ 'theme' ] > ): string {
	if ( theme.must_have ) {
		return __( 'Required', 'templately' );
	}
	return theme.state === 'active'
		? ''
		: __(
				'Recommended. Your current theme stays installed.',
				'templately'
			);
}

function pluginNote( plugin: PlannedPlugin ): string {
	if ( plugin.mustHave ) {
		return __( 'Required', 'templately' );
	}
	if ( plugin.is_pro && ! plugin.installed ) {
		return __( 'Buy and install this plugin yourself.', 'templately' );
	}
	if ( plugin.installed && ! plugin.active ) {
		return __( 'Installed, not active.', 'templately' );
	}
	return plugin.suggested
		? __( 'Recommended with this pack', 'templately' )
		: '';
}

function PluginEnd( { plugin }: { plugin: PlannedPlugin } ) {
	if ( plugin.installed ) {
		return <>{ __( 'Installed', 'templately' ) }</>;
	}
	return plugin.is_pro && /^https?:\/\//.test( plugin.link ) ? (
		<ExternalLink rel="noopener noreferrer" href={ plugin.link }>
			{ sprintf(
				/* translators: %s: name of a plugin. */
				__( 'Get %s', 'templately' ),
				plugin.name
			) }
		</ExternalLink>
	) : null;
}

interface RowProps {
	name: string;
	icon?: string;
	note: string;
	badge?: ReactNode;
	isChecked: boolean;
	isLocked: boolean;
	onChange: ( wanted: boolean ) => void;
	end: ReactNode;
}

function Row( {
	name,
	icon,
	note,
	badge,
	isChecked,
	isLocked,
	onChange,
	end,
}: RowProps ) {
	const id = useId();
	return (
		<li>
			<CheckboxControl
				id={ id }
				checked={ isChecked }
				disabled={ isLocked }
				onChange={ onChange }
				__nextHasNoMarginBottom
			/>
			<label className="templately-need" htmlFor={ id }>
				{ icon ? (
					<Picture
						className="templately-glyph"
						src={ icon }
						alt=""
						width={ 32 }
						height={ 32 }
					/>
				) : (
					<span className="templately-glyph" aria-hidden="true">
						{ [ ...name ][ 0 ] }
					</span>
				) }
				<span>
					<strong dir="auto">{ name }</strong> { badge }
					{ note && (
						<>
							<br />
							<span className="templately-small">{ note }</span>
						</>
					) }
				</span>
			</label>
			{ end && <span className="templately-list__end">{ end }</span> }
		</li>
	);
}
