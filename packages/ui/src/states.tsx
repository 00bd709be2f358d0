import type { ReactNode } from 'react';
import { Button } from '@wordpress/components';
import { __ } from '@wordpress/i18n';

/** An empty wall: dashed places where sheets would hang. */
const EmptyWall = () => (
	<svg
		className="templately-face__picture"
		viewBox="0 0 200 150"
		role="img"
		aria-label={ __( 'No items', 'templately' ) }
	>
		<rect width="200" height="150" rx="8" fill="#f2f2f1" />
		<g fill="none" stroke="#a5a5a2" strokeDasharray="4 4">
			<path d="M14 150V18a4 4 0 0 1 4-4h105a4 4 0 0 1 4 4v132" />
			<rect x="138" y="14" width="48" height="58" rx="4" />
			<path d="M138 150V87a4 4 0 0 1 4-4h40a4 4 0 0 1 4 4v63" />
		</g>
	</svg>
);

/** A wall on which one sheet has slipped. */
const SlippedWall = () => (
	<svg
		className="templately-face__picture"
		viewBox="0 0 200 150"
		aria-hidden="true"
	>
		<rect width="200" height="150" rx="8" fill="#f2f2f1" />
		<g fill="#fff" stroke="#d5d5d2">
			<path d="M14 150V18a4 4 0 0 1 4-4h105a4 4 0 0 1 4 4v132" />
			<rect x="138" y="14" width="48" height="58" rx="4" />
			<path d="M142 150l-11-58a4 4 0 0 1 3-5l40-8a4 4 0 0 1 5 3l13 68" />
		</g>
		<circle cx="70" cy="76" r="16" fill="#cc1818" />
		<path
			d="M70 68v10M70 84v.1"
			stroke="#fff"
			strokeWidth="3"
			strokeLinecap="round"
		/>
	</svg>
);

interface EmptyProps {
	title: string;
	children?: ReactNode;
	action?: ReactNode;
}

export const EmptyState = ( { title, children, action }: EmptyProps ) => (
	<div className="templately-face">
		<EmptyWall />
		<h2 className="templately-heading">{ title }</h2>
		{ children && <p className="templately-lead">{ children }</p> }
		{ action }
	</div>
);

interface FailureProps {
	title?: string;
	code: string;
	/** The server's message, if it says more than the title. */
	message?: string;
	onRetry?: () => void;
	/** Replaces the retry button. */
	action?: ReactNode;
	children?: ReactNode;
}

/** Error of a request: the message, a retry, and the code for support. */
export const ErrorState = ( {
	title,
	code,
	message,
	onRetry,
	action,
	children,
}: FailureProps ) => (
	<div className="templately-face" role="alert">
		<SlippedWall />
		<h2 className="templately-heading">
			{ title ?? __( 'This could not be loaded.', 'templately' ) }
		</h2>
		{ children && <p className="templately-lead">{ children }</p> }
		{ onRetry && (
			<Button variant="primary" __next40pxDefaultSize onClick={ onRetry }>
				{ __( 'Try again', 'templately' ) }
			</Button>
		) }
		{ action }
		<p className="templately-small templately-face__code">
			{ message ? `${ code }: ${ message }` : code }
		</p>
	</div>
);
