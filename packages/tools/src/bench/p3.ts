import type { Benchmark } from '../bench';
import { kilobytes, zippedBuild } from '../bench-site';

/** What comes when somebody opens the library. */
const benchmark: Benchmark = async () => {
	const first = await zippedBuild( /^(admin|app\..*)\.(js|css)$/ );
	const all = await zippedBuild( /\.(js|css)$/ );
	return [
		{
			id: 'P3',
			what: 'The app, first screen, gzip -9',
			measured: kilobytes( first ),
			compared: 'published: Kadence 253 kB, Templately 669 kB',
			aim: '≤ 45 kB',
			isMissed: first > 45_000,
			values: { bytes: first },
		},
		{
			id: 'P3',
			what: 'Everything that is built for browsers, gzip -9',
			measured: kilobytes( all ),
			aim: '≤ 130 kB',
			isMissed: all > 130_000,
			values: { bytes: all },
		},
	];
};

export default benchmark;
