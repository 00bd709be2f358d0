import { Html } from '@templately/ui';

/** What the server said that belongs to no field: above the button, and spoken at once. */
export const GeneralError = ( { message }: { message: string } ) =>
	message ? (
		<div className="templately-error" role="alert">
			<Html html={ message } />
		</div>
	) : null;
