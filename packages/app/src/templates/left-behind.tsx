import { Notice } from '@wordpress/components';
import { useEffect, useState } from '@wordpress/element';
import { __, _n, sprintf } from '@wordpress/i18n';
import { toFailure, type Failure } from '@templately/rest';
import { checkPush, type PushCheck } from '@templately/rest/templates';
import { fileContentOf, type Saving } from './payload';

/**
 * What of a template would stay behind, asked before anything is sent.
 *
 * @param saving The template, as soon as it is known.
 */
export function usePushCheck( saving: Saving | undefined ): {
	check: PushCheck | undefined;
	failure: Failure | undefined;
} {
	const [ check, setCheck ] = useState< PushCheck >();
	const [ failure, setFailure ] = useState< Failure >();
	useEffect( () => {
		setCheck( undefined );
		setFailure( undefined );
		if ( ! saving ) {
			return;
		}
		let isHere = true;
		checkPush( saving.platform, fileContentOf( saving ) ).then(
			( found ) => isHere && setCheck( found ),
			( thrown ) => isHere && setFailure( toFailure( thrown ) )
		);
		return () => {
			isHere = false;
		};
	}, [ saving ] );
	return { check, failure };
}

/** Names what does not come along. */
export function LeftBehindNotice( {
	check,
}: {
	check: PushCheck | undefined;
} ) {
	const things = check?.left_behind ?? [];
	return things.length > 0 ? (
		<Notice status="warning" isDismissible={ false }>
			<p>
				{ sprintf(
					/* translators: %d: number of files. */
					_n(
						'%d thing stays behind:',
						'%d things stay behind:',
						things.length,
						'templately'
					),
					things.length
				) }
			</p>
			<ul className="templately-left-behind">
				{ things.map( ( { name, reason }, index ) => (
					<li key={ index }>
						<strong dir="auto">{ name }</strong> { reason }
					</li>
				) ) }
			</ul>
		</Notice>
	) : (
		<p className="templately-small" role="status">
			{ check
				? comesAlong( check.images )
				: __( 'Looking at what comes along…', 'templately' ) }
		</p>
	);
}

const comesAlong = ( images: number ): string =>
	images > 0
		? sprintf(
				/* translators: %d: number of images. */
				_n(
					'All of it comes along, with %d image.',
					'All of it comes along, with %d images.',
					images,
					'templately'
				),
				images
			)
		: __( 'All of it comes along.', 'templately' );
