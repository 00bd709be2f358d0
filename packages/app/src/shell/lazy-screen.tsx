import { useCallback, useEffect, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { ErrorState } from '@templately/ui';
import type { ComponentType, ReactNode } from 'react';

/** Fetches a module with a component as its default export, or the component itself. */
type Load< Props > = () => Promise<
	{ default: ComponentType< Props > } | ComponentType< Props >
>;

/**
 * A component that is loaded when it is first rendered. A failed load shows an error with a retry button.
 *
 * @param load    Loads the component.
 * @param waiting Shown while it loads.
 * @param failed  Wraps the error.
 */
export function lazyPart< Props extends object >(
	load: Load< Props >,
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
					Part = 'default' in part ? part.default : part;
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
							<ErrorState
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
 * A screen that is loaded when a user first opens it.
 *
 * @param load    Loads the screen.
 * @param waiting Its skeleton.
 */
export const lazyScreen = < Props extends object >(
	load: Load< Props >,
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
