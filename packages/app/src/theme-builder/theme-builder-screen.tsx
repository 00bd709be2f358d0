import { useEffect, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { store as conditionsStore } from '@templately/conditions';
import type { Platform } from '@templately/rest';
import { EmptyFace } from '@templately/ui';
import { Redirect } from 'wouter';
import { useApp } from '../app-context';
import type { Params } from '../domain';
import { Failed } from '../layout/failed';
import { platformLabel } from '../lists/item-labels';
import { TableSkeleton } from '../lists/table';
import { useResolved } from '../use-resolved';
import { canBuild } from './can-build';
import { Ranks } from './ranks';
import { TemplateList } from './template-list';
import { texts } from './texts';
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
			{ canBuild( site ) ? (
				<Allowed platform={ platform } isHelp={ Boolean( help ) } />
			) : (
				<>
					<h1 className="templately-title">
						{ texts.themeBuilder() }
					</h1>
					<EmptyFace
						title={ __(
							'Your role does not allow this',
							'templately'
						) }
					>
						{ __(
							'Templates change how the whole site looks. Ask an administrator.',
							'templately'
						) }
					</EmptyFace>
				</>
			) }
		</div>
	);
}

function Allowed( {
	platform,
	isHelp,
}: {
	platform: Platform;
	isHelp: boolean;
} ) {
	const { platforms } = useApp().host.site.themeBuilder;
	if ( isHelp ) {
		return <Ranks platform={ platform } />;
	}
	return platforms.includes( platform ) ? (
		<TemplateList key={ platform } platform={ platform } canAdd />
	) : (
		<WithoutBuilder key={ platform } platform={ platform } />
	);
}

/** What there is of a builder that is not active: templates that were made while it was, which say so themselves. */
function WithoutBuilder( { platform }: { platform: Platform } ) {
	const { value, failure, retry } = useResolved(
		conditionsStore,
		'getThemeTemplates',
		platform,
		1
	);
	const hasSome = Boolean( value && value.total > 0 );
	// When the last one was deleted, the list says so: whoever did that stays where they are.
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
			{ failure && <Failed failure={ failure } retry={ retry } /> }
			{ ! failure && ! value && <TableSkeleton /> }
			{ ! failure && value && (
				<EmptyFace
					title={ sprintf(
						/* translators: %s: Gutenberg or Elementor. */
						__( '%s is not active on this site', 'templately' ),
						platformLabel( platform )
					) }
				>
					{ __(
						'Templates of another platform are made in its own editor. Choose the other platform above.',
						'templately'
					) }
				</EmptyFace>
			) }
		</>
	);
}
