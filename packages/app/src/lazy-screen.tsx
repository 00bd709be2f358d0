import { useCallback, useEffect, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { FailureFace } from '@templately/ui';
import type { ComponentType, ReactNode } from 'react';

/**
 * A part that is fetched when it is first shown. A fetch that failed says so, and can be tried again.
 *
 * @param load    Fetches the module, and returns the part in it.
 * @param waiting What stands there until it is here.
 * @param failed  What stands there when it could not be fetched.
 */
export function lazyPart< Props extends object >(
	load: () => Promise< ComponentType< Props > >,
	waiting: ReactNode,
	failed: ( face: ReactNode ) => ReactNode = ( face ) => face
): ComponentType< Props > {
	let Part: ComponentType< Props > | undefined;

	return function LazyPart( props: Props ) {
		const [ state, setState ] = useState< 'loading' | 'here' | 'failed' >(
			Part ? 'here' : 'loading'
		);
		const fetch = useCallback( () => {
			setState( 'loading' );
			load().then(
				( part ) => {
					Part = part;
					setState( 'here' );
				},
				() => setState( 'failed' )
			);
		}, [] );
		useEffect( () => {
			if ( ! Part ) {
				fetch();
			}
		}, [ fetch ] );

		if ( Part && state === 'here' ) {
			return <Part { ...props } />;
		}
		return (
			<>
				{ state === 'failed'
					? failed(
							<FailureFace
								title={ __(
									'This part of the library could not be loaded.',
									'templately'
								) }
								code="not_loaded"
								onRetry={ fetch }
							/>
						)
					: waiting }
			</>
		);
	};
}

/**
 * A screen that is fetched when somebody first goes there.
 *
 * @param load    Fetches the module, and returns the screen in it.
 * @param waiting The shape of the screen until it is there.
 */
export const lazyScreen = < Props extends object >(
	load: () => Promise< ComponentType< Props > >,
	waiting: ReactNode = (
		<div className="templately-bone" style={ { blockSize: 240 } } />
	)
): ComponentType< Props > =>
	lazyPart( load, <Main>{ waiting }</Main>, ( face ) => (
		<Main>{ face }</Main>
	) );

const Main = ( { children }: { children: ReactNode } ) => (
	<div className="templately-main" id="templately-results">
		{ children }
	</div>
);
