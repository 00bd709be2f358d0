import type { Benchmark } from '../bench';
import { milliseconds, onSite, signIn, tokenOf } from '../bench-site';

/** What the site half costs over the hub half: the same listing through both, in one process. */
const benchmark: Benchmark = () =>
	onSite( async ( site ) => {
		await signIn( site );
		const token = await tokenOf( site );
		const { site: through, hub } = JSON.parse(
			await site.evaluate( `
				( new Templately\\Shared\\Settings\\Settings() )->change( array( 'serves' => true ) );
				wp_set_current_user( 1 );
				$time = static function ( $route ) {
					$times = array();
					for ( $i = 0; $i < 200; $i++ ) {
						wp_cache_flush();
						wp_load_alloptions();
						$request = new WP_REST_Request( 'GET', $route );
						$request->set_query_params( array( 'platform' => 'gutenberg', 'type' => 'sections' ) );
						$request->set_header( 'Authorization', 'Bearer ${ token }' );
						$start = microtime( true );
						if ( 200 !== rest_do_request( $request )->get_status() ) { throw new Exception( $route ); }
						$times[] = 1000 * ( microtime( true ) - $start );
					}
					sort( $times );
					return $times[100];
				};
				$time( '/templately/v1/items' );
				echo wp_json_encode( array( 'site' => $time( '/templately/v1/items' ), 'hub' => $time( '/templately-hub/v1/items' ) ) );` )
		) as { site: number; hub: number };
		return [
			{
				id: 'P11',
				what: 'A listing through templately/v1, embedded hub',
				measured: milliseconds( through ),
				compared: `templately-hub/v1 ${ milliseconds( hub ) }`,
				aim: '≤ +3 ms',
				isMissed: through - hub > 3,
				values: { site: through, hub },
			},
		];
	} );

export default benchmark;
