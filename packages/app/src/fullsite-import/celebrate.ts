/** Milliseconds that the confetti lasts. */
export const CONFETTI_LASTS = 3500;

/** Milliseconds between two bursts. */
const BETWEEN = 350;

interface Confetti {
	shoot: () => void;
	clear: () => void;
}

/** Throws confetti for a while, and has none left then. Answers what ends it at once. */
export function celebrate( { shoot, clear }: Confetti ): () => void {
	shoot();
	const bursts = setInterval( shoot, BETWEEN );
	const end = () => {
		clearInterval( bursts );
		clearTimeout( timer );
		clear();
	};
	const timer = setTimeout( end, CONFETTI_LASTS );
	return end;
}
