import { Button } from '@wordpress/components';
import { FailureFace, type LinkTarget } from '@templately/ui';
import { NOT_FOUND } from '../error-codes';

/** What an address leads to is not there, or not any more: what may have become of it, and the way back to the list. */
export const NotListed = ( {
	title,
	text,
	back,
	link,
}: {
	title: string;
	text: string;
	/** What the way back is called. */
	back: string;
	link: LinkTarget;
} ) => (
	<FailureFace
		title={ title }
		code={ NOT_FOUND }
		action={
			<Button variant="primary" __next40pxDefaultSize { ...link }>
				{ back }
			</Button>
		}
	>
		{ text }
	</FailureFace>
);
