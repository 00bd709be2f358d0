import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Site } from '@templately/sandbox';
import type { Benchmark, Figure } from '../bench';
import {
	kilobytes,
	median,
	milliseconds,
	onSite,
	zippedBuild,
} from '../bench-site';

const DESIGNS = 60;
const ROUNDS = 15;

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
		await onSite( patternsRoute ),
	];
};

export default benchmark;

/** Core's route of patterns, which every opening of an editor asks: ours beside the very same designs registered as ready text. */
async function patternsRoute( site: Site ): Promise< Figure > {
	await site.evaluate( publishDesigns );
	const folder = join( site.folder, 'wp-content/mu-plugins' );
	await mkdir( folder, { recursive: true } );
	await writeFile( join( folder, 'bench-patterns.php' ), measurePatterns );
	const { administrator } = await site.sessions();
	const headers = {
		cookie: administrator.cookies
			.map( ( { name, value } ) => `${ name }=${ value }` )
			.join( '; ' ),
		'X-WP-Nonce': administrator.nonce,
	};
	const ask = async ( how: string ) => {
		const answer = await fetch(
			`${ site.url }/wp-json/wp/v2/block-patterns/patterns?bench=${ how }`,
			{ headers }
		);
		const patterns = ( await answer.json() ) as { name: string }[];
		return {
			took: Number( answer.headers.get( 'x-took' ) ),
			count: patterns.filter( ( { name } ) =>
				name.startsWith( 'templately/' )
			).length,
		};
	};
	const cold = await ask( 'ours' );
	await ask( 'keep' );
	const ours: number[] = [];
	const core: number[] = [];
	const without: number[] = [];
	for ( let round = 0; round < ROUNDS; round++ ) {
		const answers = [
			await ask( 'ours' ),
			await ask( 'core' ),
			await ask( 'without' ),
		] as const;
		if (
			answers[ 0 ].count !== DESIGNS ||
			answers[ 1 ].count !== DESIGNS
		) {
			throw new Error(
				`${ answers[ 0 ].count } and ${ answers[ 1 ].count } patterns, not ${ DESIGNS }.`
			);
		}
		ours.push( answers[ 0 ].took );
		core.push( answers[ 1 ].took );
		without.push( answers[ 2 ].took );
	}
	const share =
		( 100 * ( median( ours ) - median( core ) ) ) / median( core );
	return {
		id: 'P1',
		what: `Core's route of patterns with ${ DESIGNS } designs of ours, warm`,
		measured: `${ milliseconds( median( ours ) ) }: ${ share.toFixed( 1 ) } % ours (cold ${ milliseconds( cold.took ) })`,
		compared: `${ milliseconds( median( core ) ) } with the same designs registered as ready text, ${ milliseconds( median( without ) ) } without them`,
		aim: '≤ 10 % ours',
		isMissed: share > 10,
		values: {
			ours: median( ours ),
			core: median( core ),
			without: median( without ),
			cold: cold.took,
			share,
		},
	};
}

/** The starter catalogue's own designs without pictures, again and again under other names, until there are enough. */
const publishDesigns = `
	global $wpdb;
	$hub      = new Templately\\Hub\\Hub_Services( $wpdb, new Templately\\Shared\\Database\\Transaction( $wpdb ), new Templately\\Shared\\Clock() );
	$request  = new Templately\\Site\\Hub_Client\\Hub_Request( 'GET', '/patterns' );
	$patterns = ( new Templately\\Site\\Hub_Client\\In_Process_Transport( static function () use ( $hub ): array {
		return array( $hub->controllers(), $hub->policy() );
	} ) )->send( $request )->body['items'];
	$patterns = array_values( array_filter( $patterns, static function ( array $pattern ): bool {
		return array() === $pattern['media'];
	} ) );
	$designs  = array();
	for ( $number = 0; $number < ${ DESIGNS }; $number++ ) {
		$pattern   = $patterns[ $number % count( $patterns ) ];
		$designs[] = array(
			'platform'  => 'gutenberg',
			'type'      => $pattern['type'],
			'slug'      => "bench-$number",
			'name'      => "{$pattern['name']} $number",
			'downloads' => 900000,
			'content'   => array_map( static function ( string $block ) use ( $number ): string {
				return str_replace( '</p>', " $number</p>", $block );
			}, $pattern['content'] ),
		);
	}
	$hub->publisher()->publish_designs( $designs );
`;

/** Measures what happens between the request's arrival at the REST server and its answer, with our patterns, ready ones, or none. */
const measurePatterns = `<?php
	$bench_how = $_GET['bench'] ?? '';
	if ( '' !== $bench_how ) {
		unset( $_GET['bench'] );
		add_filter( 'option_templately_settings', function ( $settings ) use ( $bench_how ) {
			return array( 'patterns' => in_array( $bench_how, array( 'ours', 'keep' ), true ) ) + (array) $settings;
		} );
		add_filter( 'rest_pre_dispatch', function ( $result, $server, $request ) use ( $bench_how ) {
			// The hub in this process is asked by requests of its own.
			if ( '/wp/v2/block-patterns/patterns' !== $request->get_route() ) {
				return $result;
			}
			$GLOBALS['bench_began'] = microtime( true );
			if ( 'core' === $bench_how ) {
				foreach ( require __DIR__ . '/../bench-patterns.ready' as $name => $pattern ) {
					register_block_pattern( $name, $pattern );
				}
				$GLOBALS['bench_began'] = microtime( true );
			}
			return $result;
		}, 1, 3 );
		add_filter( 'rest_post_dispatch', function ( $response ) use ( $bench_how ) {
			header( 'X-Took: ' . 1000 * ( microtime( true ) - $GLOBALS['bench_began'] ) );
			if ( 'keep' === $bench_how ) {
				$ready = array();
				foreach ( WP_Block_Patterns_Registry::get_instance()->get_all_registered() as $pattern ) {
					if ( 0 === strpos( $pattern['name'], 'templately/' ) ) {
						$ready[ $pattern['name'] ] = array_diff_key( $pattern, array( 'name' => 1 ) );
					}
				}
				file_put_contents( __DIR__ . '/../bench-patterns.ready', '<?php return ' . var_export( $ready, true ) . ';' );
			}
			return $response;
		}, 1 );
	}
`;
