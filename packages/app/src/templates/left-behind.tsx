import { Notice } from '@wordpress/components';
import { useEffect, useState } from '@wordpress/element';
import { __, _n, sprintf } from '@wordpress/i18n';
import { type Failure, toFailure } from '@templately/rest';
import { checkPush, type PushCheck } from '@templately/rest/templates';
import { Failed } from '../layout/failed';
import { fileContentOf, type Saving } from './push';

interface Checked {
	check: PushCheck | undefined;
	failure: Failure | undefined;
	retry: () => void;
}

/**
 * What of a template would stay behind, asked before anything is sent.
 *
 * @param saving The template, as soon as it is known.
 */
export function usePushCheck( saving: Saving | undefined ): Checked {
	const [ check, setCheck ] = useState< PushCheck >();
	const [ failure, setFailure ] = useState< Failure >();
	const [ tries, setTries ] = useState( 0 );
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
	}, [ saving, tries ] );
	return { check, failure, retry: () => setTries( tries + 1 ) };
}

/** Names what does not come along. */
export function LeftBehindNotice( { check, failure, retry }: Checked ) {
	if ( failure ) {
		return (
			<Failed
				failure={ failure }
				retry={ retry }
				line={ __(
					'It could not be found out what stays behind.',
					'templately'
				) }
			/>
		);
	}
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
