import { Html } from '@templately/ui';

/** Error of the whole form, announced at once. */
export const GeneralError = ( { message }: { message: string } ) =>
	message ? (
		<div className="templately-error" role="alert">
			<Html html={ message } />
		</div>
	) : null;
