/**
 * A real WordPress on this machine, for people, tests and benchmarks.
 */
export type { Database } from './database';
export { buildWhatIsStale } from './commands/build';
export type { Mail } from './mails';
export { marketplace } from './marketplace';
export { copyDatabase, query, startMariaDb, type MariaDb } from './mariadb';
export { cacheFolder, root, workFolder } from './paths';
export { hasPhp, needPhp, tryPhp } from './php';
export { freePort } from './ports';
export { Problem, say } from './problem';
export { killAll, spawnGuarded, stopAll } from './processes';
export { run, show } from './run';
export {
	Site,
	type Role,
	type Session,
	type SetUp,
	type SiteOptions,
} from './site';
export { startSites } from './start';
export {
	TestRun,
	type DatabaseKind,
	type TestRunData,
	type TestSiteOptions,
} from './testing';
export { wordpress, type WordPress, type WordPressVersion } from './wordpress';
export type { WasmPhp } from './wasm';
