import { Button } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { addQueryArgs } from '@wordpress/url';
import { useApp } from '../app-context';

/** The page that sends the verification again: it gets the address, and no hint of where it was clicked. */
export function ResendLink( {
	email,
	isButton = false,
}: {
	email: string;
	/** Whether it is what there is to do first. */
	isButton?: boolean;
} ) {
	const { resend } = useApp().host.site.links;
	if ( ! resend ) {
		return null;
	}
	const link = {
		href: addQueryArgs( resend, { email } ),
		target: '_blank',
		rel: 'noopener noreferrer',
		referrerPolicy: 'no-referrer',
	} as const;
	const label = __( 'Resend verification', 'templately' );
	return isButton ? (
		<Button variant="primary" __next40pxDefaultSize { ...link }>
			{ label }
		</Button>
	) : (
		<a { ...link }>{ label }</a>
	);
}
