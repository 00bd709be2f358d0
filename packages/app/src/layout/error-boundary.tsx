import { Component } from '@wordpress/element';
import type { ReactNode } from 'react';
import { toFailure } from '@templately/rest';
import { FailureFace } from '@templately/ui';
import { messages } from '../messages';

interface Props {
	children: ReactNode;
}

/** A screen that broke shows so, and the app around it stays. */
export class ErrorBoundary extends Component< Props, { thrown: unknown } > {
	constructor( props: Props ) {
		super( props );
		this.state = { thrown: undefined };
	}

	static getDerivedStateFromError( thrown: unknown ) {
		return { thrown };
	}

	override render() {
		const { thrown } = this.state;
		if ( thrown === undefined ) {
			return this.props.children;
		}
		const { code, message } = toFailure( thrown );
		return (
			<div className="templately-main">
				<FailureFace
					title={ messages.unexpected() }
					code={ code }
					message={ message }
					onRetry={ () => this.setState( { thrown: undefined } ) }
				/>
			</div>
		);
	}
}
