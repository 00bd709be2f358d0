import { useCallback, useEffect, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { FailureFace } from '@templately/ui';
import type { ComponentType, ReactNode } from 'react';

/**
 * A screen that is fetched when somebody first goes there. A fetch that failed says so, and can be tried again.
 *
 * @param load    Fetches the module, and returns the screen in it.
 * @param waiting The shape of the screen until it is there.
 */
export function lazyScreen< Props extends object >(
	load: () => Promise< ComponentType< Props > >,
	waiting: ReactNode = (
		<div className="templately-bone" style={ { blockSize: 240 } } />
	)
): ComponentType< Props > {
	let Screen: ComponentType< Props > | undefined;

	return function LazyScreen( props: Props ) {
		const [ state, setState ] = useState< 'loading' | 'here' | 'failed' >(
			Screen ? 'here' : 'loading'
		);
		const fetch = useCallback( () => {
			setState( 'loading' );
			load().then(
				( screen ) => {
					Screen = screen;
					setState( 'here' );
				},
				() => setState( 'failed' )
			);
		}, [] );
		useEffect( () => {
			if ( ! Screen ) {
				fetch();
			}
		}, [ fetch ] );

		if ( Screen && state === 'here' ) {
			return <Screen { ...props } />;
		}
		return (
			<div className="templately-main" id="templately-results">
				{ state === 'failed' ? (
					<FailureFace
						title={ __(
							'This part of the library could not be loaded.',
							'templately'
						) }
						code="not_loaded"
						onRetry={ fetch }
					/>
				) : (
					waiting
				) }
			</div>
		);
	};
}
