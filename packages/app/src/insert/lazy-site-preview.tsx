import { lazyPart } from '../shell/lazy-screen';

export const SitePreview = lazyPart(
	async () =>
		( await import( /* webpackChunkName: "insert" */ './site-preview' ) )
			.SitePreview,
	<div className="templately-stage templately-bone" />
);
