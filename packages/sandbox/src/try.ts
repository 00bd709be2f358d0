import { TestRun } from './testing';
import { stopAll } from './processes';
const run = await TestRun.begin();
const { site } = await run.site( {
	version: '7.1',
	database: 'sqlite',
	wasm: process.argv[ 2 ] as never,
	name: 'x',
} );
console.log(
	await site.evaluate( `
echo PHP_VERSION, "\n";
try { var_dump( ( new Templately\\Hub\\Hub( $GLOBALS["wpdb"], new Templately\\Storage\\Clock() ) )->publish_starter_catalogue() ); } catch ( Throwable $t ) { echo get_class($t), $t->getMessage(), "\n", $t->getTraceAsString(); }
var_dump( $GLOBALS['wpdb']->get_results('SELECT id,slug FROM wp_templately_items') ); echo TEMPLATELY_FILE; print_r(extension_loaded('zip'));
` )
);
await stopAll();
await run.end();
process.exit();
