import { __ } from '@wordpress/i18n';
import type { LeftOut } from '@templately/rest';

/** What did not come along, and why; each once. */
export const LeftOutList = ( { parts }: { parts: LeftOut[] } ) => {
	const each = [
		...new Map(
			parts.map( ( part ) => [ part.what + part.why, part ] )
		).values(),
	];
	return each.length > 0 ? (
		<>
			<p>
				{ __(
					'These parts of it were left out, so that your site loads and runs nothing of others:',
					'templately'
				) }
			</p>
			<ul>
				{ each.map( ( { what, why } ) => (
					<li key={ what + why }>
						<strong>{ what }</strong>
						<br />
						{ why }
					</li>
				) ) }
			</ul>
		</>
	) : null;
};
