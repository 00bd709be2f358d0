import { toFailure } from './failure';

/** What can fail, by the code under which the console tells of it. */
export type FailureCode =
	| `P10${ 0 | 1 | 2 | 3 }`
	| `W10${ 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 }`
	| 'C501'
	| 'C503'
	| 'S100'
	| 'ST501'
	| `ID00${ 1 | 2 | 3 }`
	| 'D101';

/**
 * A call whose failures the console tells of too, for who is asked what went wrong.
 *
 * @param code The code under which it tells of them.
 * @param call The call.
 * @return The same call, with the same failures.
 */
export const logFailures =
	< Args extends unknown[], Answer >(
		code: FailureCode,
		call: ( ...args: Args ) => Promise< Answer >
	) =>
	async ( ...args: Args ): Promise< Answer > => {
		try {
			return await call( ...args );
		} catch ( thrown ) {
			const failure = toFailure( thrown );
			// eslint-disable-next-line no-console -- this is what it is for.
			console.debug( code, failure.code, failure.message );
			throw thrown;
		}
	};
