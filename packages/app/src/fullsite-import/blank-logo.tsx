/** Where a logo will be. */
export const BlankLogo = () => (
	<svg width="88" height="44" viewBox="0 0 88 44" aria-hidden="true">
		<rect
			x="1"
			y="1"
			width="86"
			height="42"
			rx="4"
			fill="#f2f2f1"
			stroke="#b5b5b2"
			strokeDasharray="4 4"
		/>
		<circle cx="28" cy="22" r="8" fill="#d5d5d2" />
		<path d="M44 19h26M44 26h16" stroke="#d5d5d2" strokeWidth="4" />
	</svg>
);
