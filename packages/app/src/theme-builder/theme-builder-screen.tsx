import { useEffect, useState, useRef } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { store as conditionsStore } from '@templately/conditions';
import type { Platform } from '@templately/rest';
import { EmptyState, Icon, icons } from '@templately/ui';
import { Redirect } from 'wouter';
import { useApp, useLink } from '../shell/app-context';
import type { Params } from '../shell/domain';
import { RequestError } from '../shell/request-error';
import { platformLabel } from '../lists/labels';
import { TableSkeleton } from '../lists/table';
import { useResolved } from '../shell/use-resolved';
import { texts } from './labels';
import { TemplateList } from './template-list';
import './theme-builder.css';

/** The templates of the site's theme, or which of them wins. */
export default function ThemeBuilderScreen( {
	params: { platform, help },
}: {
	params: Params;
} ) {
	const { site } = useApp().host;
	if ( platform !== 'gutenberg' && platform !== 'elementor' ) {
		return <Redirect to="/gutenberg/theme-builder" replace />;
	}
	return (
		<div
			className="templately-main templately-theme-builder"
			id="templately-results"
		>
			{ site.themeBuilder.can ? (
				<ThemeBuilder
					platform={ platform }
					isHelp={ Boolean( help ) }
				/>
			) : (
				<>
					<h1 className="templately-title">
						{ texts.themeBuilder() }
					</h1>
					<EmptyState
						title={ __( 'Your role can’t do this', 'templately' ) }
					>
						{ __(
							'Templates change how the whole site looks. Ask an administrator.',
							'templately'
						) }
					</EmptyState>
				</>
			) }
		</div>
	);
}

function ThemeBuilder( {
	platform,
	isHelp,
}: {
	platform: Platform;
	isHelp: boolean;
} ) {
	const { platforms } = useApp().host.site.themeBuilder;
	if ( isHelp ) {
		return <SpecificityTable platform={ platform } />;
	}
	return platforms.includes( platform ) ? (
		<TemplateList key={ platform } platform={ platform } canAdd />
	) : (
		<WithoutBuilder key={ platform } platform={ platform } />
	);
}

/** Templates of a builder that is not active. */
function WithoutBuilder( { platform }: { platform: Platform } ) {
	const { value, failure, retry } = useResolved(
		conditionsStore,
		'getThemeTemplates',
		platform,
		1
	);
	const hasSome = Boolean( value && value.total > 0 );
	// The last template was deleted: the user stays in the list.
	const [ hadSome, setHadSome ] = useState( false );
	useEffect( () => {
		if ( hasSome ) {
			setHadSome( true );
		}
	}, [ hasSome ] );
	if ( hasSome || hadSome ) {
		return <TemplateList platform={ platform } canAdd={ false } />;
	}
	return (
		<>
			<h1 className="templately-title">{ texts.themeBuilder() }</h1>
			{ failure && <RequestError failure={ failure } retry={ retry } /> }
			{ ! failure && ! value && <TableSkeleton /> }
			{ ! failure && value && (
				<EmptyState
					title={ sprintf(
						/* translators: %s: Gutenberg or Elementor. */
						__( '%s is not active on this site', 'templately' ),
						platformLabel( platform )
					) }
				>
					{ __(
						'Edit templates of another platform in its own editor. Choose the other platform above.',
						'templately'
					) }
				</EmptyState>
			) }
		</>
	);
}

/** Which of several templates shows on a page: the rules, and the table that decides. */
function SpecificityTable( { platform }: { platform: Platform } ) {
	const link = useLink();
	const heading = useRef< HTMLHeadingElement >( null );
	const {
		value: ranks,
		failure,
		retry,
	} = useResolved( conditionsStore, 'getSpecificity' );
	useEffect( () => heading.current?.focus( { preventScroll: true } ), [] );
	return (
		<div className="templately-stack templately-ranks">
			<a
				className="templately-ranks__back"
				{ ...link( `/${ platform }/theme-builder` ) }
			>
				<Icon
					className="templately-icon templately-directed"
					icon={ icons.chevronLeft }
					size={ 20 }
				/>
				{ texts.themeBuilder() }
			</a>
			<h1 className="templately-title" ref={ heading } tabIndex={ -1 }>
				{ texts.help() }
			</h1>
			<p className="templately-lead">
				{ __(
					'The template with the most specific condition wins: one for the page “About” beats one for all pages, which beats one for the entire site.',
					'templately'
				) }
			</p>
			<p className="templately-lead">
				{ __(
					'“Exclude” always removes a template: one that includes all posts and excludes “News” does not show on “News”.',
					'templately'
				) }
			</p>
			<details>
				<summary>{ __( 'Details', 'templately' ) }</summary>
				<ul className="templately-prose">
					<li>
						{ __(
							'Header, footer and body are chosen separately for each page.',
							'templately'
						) }
					</li>
					<li>
						{ __(
							'Of two equal conditions, that of the newer template wins. The highest row in this table is the most specific.',
							'templately'
						) }
					</li>
					<li>
						{ __(
							'A template chosen in a page’s settings wins, except against ranks of 40 and more.',
							'templately'
						) }
					</li>
					<li>
						{ __(
							'Empty templates are ignored. If no template matches, the theme’s template is used.',
							'templately'
						) }
					</li>
					<li>
						{ __(
							'On your site, the toolbar shows which template each page uses and why.',
							'templately'
						) }
					</li>
				</ul>
				{ failure && (
					<RequestError failure={ failure } retry={ retry } />
				) }
				{ ! failure && ! ranks && (
					<div
						className="templately-bone"
						style={ { blockSize: 320 } }
						role="status"
						aria-label={ __( 'Loading…', 'templately' ) }
					/>
				) }
				{ ranks && (
					<table
						className="templately-table templately-ranks__table"
						aria-label={ texts.help() }
					>
						<thead>
							<tr>
								<th scope="col">
									{ __( 'Rank', 'templately' ) }
								</th>
								<th scope="col">
									{ __( 'Row', 'templately' ) }
								</th>
							</tr>
						</thead>
						<tbody>
							{ ranks.map( ( { rank, rows } ) => (
								<tr key={ rank }>
									<th scope="row">{ rank }</th>
									<td>
										<ul className="templately-ranks__rows">
											{ rows.map( ( row ) => (
												<li key={ row }>{ row }</li>
											) ) }
										</ul>
									</td>
								</tr>
							) ) }
						</tbody>
					</table>
				) }
			</details>
		</div>
	);
}
