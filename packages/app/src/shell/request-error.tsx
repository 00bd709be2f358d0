import { Button } from '@wordpress/components';
import { useEffect } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { Failure } from '@templately/rest';
import { ErrorState, type LinkTarget } from '@templately/ui';
import { useApp } from './app-context';
import { HUB_UNREACHABLE, SESSION_ENDED, NOT_FOUND } from './errors';

/** Error of a request. If the session has ended, the app handles it instead. */
export function RequestError( {
	failure,
	retry,
	line,
}: {
	failure: Failure;
	retry: () => void;
	/** A short error for a part of a screen. */
	line?: string;
} ) {
	const { fail } = useApp();
	const isOver = SESSION_ENDED.includes( failure.code );
	useEffect( () => {
		if ( isOver ) {
			fail( failure );
		}
		// Once for each failure.
		// eslint-disable-next-line react-hooks/exhaustive-deps -- fail is the app's and always the same to us.
	}, [ failure.code ] );
	if ( isOver ) {
		return null;
	}
	if ( line ) {
		return (
			<p className="templately-error" role="alert" title={ failure.code }>
				{ line }{ ' ' }
				<Button variant="link" onClick={ retry }>
					{ __( 'Try again', 'templately' ) }
				</Button>
			</p>
		);
	}
	return failure.code === HUB_UNREACHABLE ? (
		<ErrorState
			title={ __( 'The library did not respond.', 'templately' ) }
			code={ failure.code }
			onRetry={ retry }
		>
			{ __(
				'Your site and your templates are not affected.',
				'templately'
			) }
		</ErrorState>
	) : (
		<ErrorState
			code={ failure.code }
			message={ failure.message }
			onRetry={ retry }
		/>
	);
}

/** A missing item or file, with a link back to its list. */
export const NotFoundState = ( {
	title,
	text,
	back,
	link,
}: {
	title: string;
	text: string;
	/** Label of the link back. */
	back: string;
	link: LinkTarget;
} ) => (
	<ErrorState
		title={ title }
		code={ NOT_FOUND }
		action={
			<Button variant="primary" __next40pxDefaultSize { ...link }>
				{ back }
			</Button>
		}
	>
		{ text }
	</ErrorState>
);
