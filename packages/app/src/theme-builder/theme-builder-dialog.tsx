import type { Host } from '../shell/host';
import { Frame } from '../shell/frame';
import { lazyPart } from '../shell/lazy-screen';
import type { DialogProps } from './dialog';

const Dialog = lazyPart< DialogProps >(
	() => import( /* webpackChunkName: "theme-builder" */ './dialog' ),
	null
);

/** A dialog of the theme builder over an open editor. */
export const ThemeBuilderDialog = ( {
	host,
	...props
}: DialogProps & { host: Host } ) => (
	<Frame host={ host }>
		<Dialog { ...props } />
	</Frame>
);
