export { NAME } from './name';

/** The product's mark: a wall with three sheets on it. */
export const Logo = () => (
	<svg
		width="24"
		height="24"
		viewBox="-1 -1 24 24"
		fill="currentColor"
		aria-hidden="true"
		focusable="false"
	>
		<path d="M1 1h11v20H1zM14 1h7v9h-7zM14 12h7v9h-7z" />
	</svg>
);
