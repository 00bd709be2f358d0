import './usage-bar.css';
import { Tooltip } from '@wordpress/components';
import type { ReactNode } from 'react';

interface Props {
	label: string;
	/** Usage text, such as "3 of 10". */
	text: string;
	/** 0 to 100, or above; null where it is never full. */
	percent: number | null;
	state: '' | 'warning' | 'danger' | 'reached';
	/** Tooltip; '' for none. */
	tooltip: string;
	/** Text below the bar. */
	children?: ReactNode;
}

export function UsageBar( {
	label,
	text,
	percent,
	state,
	tooltip,
	children,
}: Props ) {
	const shown =
		percent === null ? null : Math.min( 100, Math.floor( percent ) );
	const body = (
		<div className="templately-meter__body">
			<div className="templately-meter__line">
				<span>{ text }</span>
				{ percent !== null && percent > 0 && (
					<span className="templately-small">
						{ `${ Math.floor( percent ) }%` }
					</span>
				) }
			</div>
			{ shown !== null && (
				<div
					className="templately-meter__bar"
					role="progressbar"
					aria-label={ label }
					aria-valuenow={ shown }
					aria-valuemin={ 0 }
					aria-valuemax={ 100 }
					aria-valuetext={ text }
				>
					<span style={ { inlineSize: `${ shown }%` } } />
				</div>
			) }
		</div>
	);
	return (
		<section
			className={ `templately-meter${ state ? ` is-${ state }` : '' }` }
			aria-label={ label }
		>
			{ tooltip ? <Tooltip text={ tooltip }>{ body }</Tooltip> : body }
			{ children && (
				<p className="templately-small templately-meter__note">
					{ children }
				</p>
			) }
		</section>
	);
}
