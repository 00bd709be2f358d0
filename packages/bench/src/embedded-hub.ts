import type { Benchmark } from '.';
import {
	evaluateJson,
	getToken,
	onSite,
	signIn,
	timeRoutes,
	type Timing,
	toMilliseconds,
} from './site';

/** The cost of the site half over the hub half: the same listing through both, in one process. */
const benchmark: Benchmark = () =>
	onSite( async ( site ) => {
		await signIn( site );
		const token = await getToken( site );
		const measured = await evaluateJson< Record< 'site' | 'hub', Timing > >(
			site,
			`${ timeRoutes }
			( new Templately\\Shared\\Settings\\Settings() )->change( array( 'serves' => true ) );
			wp_set_current_user( 1 );
			$list = static function ( $api ) use ( $time ) {
				return $time( "/$api/v1/items", array( 'platform' => 'gutenberg', 'type' => 'sections' ), 200, '${ token }' );
			};
			$list( 'templately' );
			echo wp_json_encode( array( 'site' => $list( 'templately' ), 'hub' => $list( 'templately-hub' ) ) );`
		);
		const through = measured.site.median;
		const hub = measured.hub.median;
		return [
			{
				id: 'P11',
				what: 'A listing through templately/v1, embedded hub',
				measured: toMilliseconds( through ),
				compared: `templately-hub/v1 ${ toMilliseconds( hub ) }`,
				aim: '≤ +3 ms',
				isMissed: through - hub > 3,
				values: { site: through, hub },
			},
		];
	} );

export default benchmark;
