import { toFailure, type Failure } from '@templately/rest';

/** Result of an action: `{ isMoved: true, … }` or `{ isMoved: false, failure }`. */
export type ActionResult< Flag extends string, Value > =
	| ( Record< Flag, true > & Value )
	| ( Record< Flag, false > & { failure: Failure } );

/** Turns a request into the result of an action, which never rejects. */
export const toResult = < Flag extends string, Value extends object >(
	flag: Flag,
	request: Promise< Value >
): Promise< ActionResult< Flag, Value > > =>
	request.then(
		( value ) =>
			( { ...value, [ flag ]: true } ) as ActionResult< Flag, Value >,
		( error ) =>
			( {
				[ flag ]: false,
				failure: toFailure( error ),
			} ) as ActionResult< Flag, Value >
	);
