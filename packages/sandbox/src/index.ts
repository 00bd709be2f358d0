/**
 * A WordPress on this machine, for developers, tests and benchmarks.
 */
export { cached, toProblem } from './cache';
export { aptInstall, hasApt, unpack } from './debian';
export { elementorForTests, elementorIn } from './elementor';
export type { Mail } from './mails';
export { marketplace } from './marketplace';
export type { WasmPhp } from './playground-runtime';
export { cacheFolder, phpFolder, root, workFolder } from './paths';
export { needPhp } from './php';
export { freePort } from './ports';
export { Problem, say } from './problem';
export { stopAll } from './processes';
export { has, run, show } from './run';
export {
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
