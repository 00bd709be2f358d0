import { __, sprintf } from '@wordpress/i18n';
import './progress.css';

interface Props {
	/** What it is the progress of. */
	label: string;
	percent: number;
	isBad?: boolean;
}

/** How much of something is done: large in figures, and as a bar. */
export const Progress = ( { label, percent, isBad = false }: Props ) => (
	<>
		<p className="templately-percent" aria-hidden="true">
			{ sprintf(
				/* translators: %d: percent. */
				__( '%d%%', 'templately' ),
				percent
			) }
		</p>
		<div
			className={ `templately-bar${ isBad ? ' is-bad' : '' }` }
			role="progressbar"
			aria-label={ label }
			aria-valuenow={ percent }
			aria-valuemin={ 0 }
			aria-valuemax={ 100 }
		>
			<span style={ { inlineSize: `${ percent }%` } } />
		</div>
	</>
);
