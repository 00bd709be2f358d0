import type { Benchmark } from '../bench';
import { kilobytes, zippedBuild } from '../bench-site';

/** What the plugin adds to the block editor while the library is closed. */
const benchmark: Benchmark = async () => {
	const bytes = await zippedBuild( /^gutenberg\.(js|css)$/ );
	return [
		{
			id: 'P1',
			what: 'Block editor, library closed: our JS and CSS, gzip -9',
			measured: kilobytes( bytes ),
			compared: 'published: Extendify 239 kB, Templately 669 kB',
			aim: '≤ 7 kB',
			isMissed: bytes > 7_000,
			values: { bytes },
		},
	];
};

export default benchmark;
