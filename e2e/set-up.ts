/**
 * Before the first test: the run's folder and database, and Elementor. Sites are made when a worker asks for them.
 */
import { elementorForTests, TestRun } from '@templately/sandbox';

export default async function setUp(): Promise< () => Promise< void > > {
	const run = await TestRun.begin();
	// Workers are processes of their own.
	process.env.TEMPLATELY_TEST_RUN = JSON.stringify( run.data );
	Object.assign( process.env, await elementorForTests() );
	return () => run.end();
}
