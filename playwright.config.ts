/**
 * The end-to-end tests: one site for each worker, on the WordPress and the database that the project names.
 */
import { existsSync } from 'node:fs';
import { defineConfig } from '@playwright/test';
import type { Options } from './e2e/test';

// The shell draws no window, and needs an eighth less processor time.
const chromium = [
	process.env.TEMPLATELY_CHROMIUM,
	'/usr/bin/chromium-headless-shell',
	'/usr/bin/chromium',
].find( ( path ) => path && existsSync( path ) );
const isRoot = process.getuid?.() === 0;

// Limits for what never comes, in milliseconds; a machine that has much else to do, or stands still for a minute, is slow and right.
const LONGEST = 120_000;
const LONGEST_TEST = 360_000;

export default defineConfig< Options, Options >( {
	testDir: 'e2e',
	testMatch: '**/*.spec.ts',
	globalSetup: './e2e/set-up.ts',
	outputDir: 'artifacts/results',
	fullyParallel: true,
	workers: 2,
	forbidOnly: Boolean( process.env.CI ),
	retries: process.env.CI ? 1 : 0,
	timeout: LONGEST_TEST,
	expect: { timeout: LONGEST },
	reporter: [
		[ 'list' ],
		...( process.env.TEMPLATELY_REPORT
			? [
					[
						'junit',
						{ outputFile: process.env.TEMPLATELY_REPORT },
					] as const,
				]
			: [] ),
	],
	use: {
		viewport: { width: 1440, height: 900 },
		locale: 'en-US',
		timezoneId: 'UTC',
		actionTimeout: LONGEST,
		navigationTimeout: LONGEST,
		// Recording a trace takes a quarter of a test's time: `npm run test:e2e -- <spec> --trace on` records one.
		trace: process.env.CI ? 'on-first-retry' : 'off',
		screenshot: 'only-on-failure',
		launchOptions: {
			executablePath: chromium,
			args: [
				...( isRoot ? [ '--no-sandbox' ] : [] ),
				'--disable-quic',
				'--disable-background-networking',
				'--disable-component-update',
				'--disable-sync',
				'--no-first-run',
			],
		},
	},
	projects: [
		{
			name: 'chromium',
			use: { wordpress: '7.1', database: 'mariadb' },
			grepInvert: /@smoke-wasm/,
		},
		{
			name: 'wordpress-6.8',
			use: { wordpress: '6.8', database: 'mariadb' },
			grep: /@smoke\b(?!-)/,
		},
		{
			name: 'sqlite',
			use: { wordpress: '7.1', database: 'sqlite' },
			grep: /@journey\b/,
		},
		{
			name: 'wasm-7.4',
			use: { wordpress: '7.1', database: 'sqlite', wasm: '7.4' },
			grep: /@smoke-wasm\b/,
		},
	],
} );
