import { __ } from '@wordpress/i18n';
import { addQueryArgs } from '@wordpress/url';
import { useApp } from '../app-context';

/** The page that sends the verification again: it gets the address, and no hint of where it was clicked. */
export function ResendLink( { email }: { email: string } ) {
	const { resend } = useApp().host.site.links;
	return resend ? (
		<a
			href={ addQueryArgs( resend, { email } ) }
			target="_blank"
			rel="noopener noreferrer"
			referrerPolicy="no-referrer"
		>
			{ __( 'Resend verification', 'templately' ) }
		</a>
	) : null;
}
