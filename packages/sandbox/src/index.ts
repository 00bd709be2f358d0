/**
 * A real WordPress on this machine, for people, tests and benchmarks.
 */
export { asProblem, cached } from './cache';
export type { Database } from './database';
export { aptInstall, hasApt, unpack } from './debian';
export { elementorForTests, elementorIn } from './elementor';
export type { Mail } from './mails';
export { marketplace } from './marketplace';
export { copyDatabase, query, startMariaDb, type MariaDb } from './mariadb';
export { cacheFolder, phpFolder, root, workFolder } from './paths';
export { hasPhp, needPhp, tryPhp } from './php';
export { freePort } from './ports';
export { Problem, say } from './problem';
export {
	killAll,
	parentOf,
	reapLeftovers,
	spawnGuarded,
	stopAll,
} from './processes';
export { has, run, show } from './run';
export {
	shipped,
	Site,
	type Role,
	type Session,
	type SetUp,
	type SiteOptions,
} from './site';
export { startSites, type Started } from './start';
export {
	TestRun,
	type DatabaseKind,
	type TestRunData,
	type TestSiteOptions,
} from './testing';
export {
	wordpress,
	wordpressVersions,
	type WordPress,
	type WordPressVersion,
} from './wordpress';
export type { WasmPhp } from './wasm';
