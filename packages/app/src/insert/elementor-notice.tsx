import { Notice } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { useLocation } from 'wouter';
import { useApp } from '../shell/app-context';

/** Says on Elementor's screens why nothing can be inserted: Elementor is missing, or too old. */
export function ElementorNotice() {
	const { site } = useApp().host;
	const [ path ] = useLocation();
	return path.startsWith( '/elementor/' ) && ! site.hasElementor ? (
		<Notice status="warning" isDismissible={ false } spokenMessage="">
			<strong>{ __( 'Elementor not installed.', 'templately' ) }</strong>{ ' ' }
			{ site.elementorError }
		</Notice>
	) : null;
}
