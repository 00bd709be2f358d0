import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Site } from '@templately/sandbox';
import type { Benchmark } from '.';
import { median, onSite, toCookieHeader, toMilliseconds } from './site';

const DESIGNS = 60;
const ROUNDS = 15;

/** Core's route of patterns, which each editor requests when it opens: our patterns, and the same designs registered as text. */
const benchmark: Benchmark = () => onSite( measureRoute );

export default benchmark;

async function measureRoute( site: Site ) {
	await site.evaluate( publishDesigns );
	const folder = join( site.folder, 'wp-content/mu-plugins' );
	await mkdir( folder, { recursive: true } );
	await writeFile( join( folder, 'bench-patterns.php' ), measurePatterns );
	const { administrator } = await site.sessions();
	const headers = {
		cookie: toCookieHeader( administrator ),
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
	return [
		{
			id: 'P1',
			what: `Core's route of patterns with ${ DESIGNS } designs of ours, warm`,
			measured: `${ toMilliseconds( median( ours ) ) }: ${ share.toFixed( 1 ) } % ours (cold ${ toMilliseconds( cold.took ) })`,
			compared: `${ toMilliseconds( median( core ) ) } with the same designs registered as ready text, ${ toMilliseconds( median( without ) ) } without them`,
			aim: '≤ 10 % ours',
			isMissed: share > 10,
			values: {
				ours: median( ours ),
				core: median( core ),
				without: median( without ),
				cold: cold.took,
				share,
			},
		},
	];
}

/** Publishes the starter catalogue's designs without pictures, repeated under other names. */
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

/** Measures the time from the request's arrival at the REST server to its answer, with our patterns, registered ones, or none. */
const measurePatterns = `<?php
	$bench_how = $_GET['bench'] ?? '';
	if ( '' !== $bench_how ) {
		unset( $_GET['bench'] );
		add_filter( 'option_templately_settings', function ( $settings ) use ( $bench_how ) {
			return array( 'patterns' => in_array( $bench_how, array( 'ours', 'keep' ), true ) ) + (array) $settings;
		} );
		add_filter( 'rest_pre_dispatch', function ( $result, $server, $request ) use ( $bench_how ) {
			// The embedded hub dispatches requests of its own.
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
