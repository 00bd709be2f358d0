import { __ } from '@wordpress/i18n';
import { useApp } from '../app-context';
import { ExternalAnchor } from './external-anchor';

/** After a sentence: the provider's own pages about sites and the product, those of them that there are. */
export function HelpLinks() {
	const { manageSites, docs } = useApp().host.site.links;
	return (
		<>
			{ manageSites && (
				<>
					{ ' ' }
					<ExternalAnchor href={ manageSites }>
						{ __( 'Manage Site', 'templately' ) }
					</ExternalAnchor>
				</>
			) }
			{ docs && (
				<>
					{ manageSites ? ' · ' : ' ' }
					<ExternalAnchor href={ docs }>
						{ __( 'Documentation', 'templately' ) }
					</ExternalAnchor>
				</>
			) }
		</>
	);
}
