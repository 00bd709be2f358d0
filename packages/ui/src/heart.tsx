/** What people mark as a favourite: a heart, filled where they did. */
export const Heart = ( { isFilled }: { isFilled: boolean } ) => (
	<svg
		className="templately-icon"
		width="20"
		height="20"
		viewBox="0 0 24 24"
		fill={ isFilled ? 'currentColor' : 'none' }
		stroke="currentColor"
		strokeWidth="1.5"
		aria-hidden="true"
		focusable="false"
	>
		<path d="M12 19.5S4.5 15 4.5 9.6A4.1 4.1 0 0 1 12 7.2a4.1 4.1 0 0 1 7.5 2.4C19.5 15 12 19.5 12 19.5Z" />
	</svg>
);
