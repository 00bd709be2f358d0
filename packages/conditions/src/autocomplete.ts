import { debounce } from '@wordpress/compose';
import {
	toFailure,
	type ConditionOption,
	type Failure,
} from '@templately/rest';

/** Milliseconds between the last keystroke and the request. */
export const AUTOCOMPLETE_DELAY = 500;

interface Listener {
	onOptions: ( options: ConditionOption[] ) => void;
	onFailure: ( failure: Failure ) => void;
	/** Called when a response is awaited, and when it is not any more. */
	onBusy?: ( isBusy: boolean ) => void;
}

/** Loads suggestions when the user stops typing. Drops a response if the text has changed since its request. */
export function createAutocomplete(
	ask: ( query: string ) => Promise< ConditionOption[] >,
	listener: Listener
) {
	const { onOptions, onFailure, onBusy } = listener;
	let query = '';
	/** Number of the last request: responses to earlier ones are late. */
	let last = 0;
	const later = debounce( () => {
		const asked = last;
		const unlessLate =
			< Value >( tell: ( value: Value ) => void ) =>
			( value: Value ) => {
				if ( asked === last ) {
					onBusy?.( false );
					tell( value );
				}
			};
		ask( query ).then(
			unlessLate( onOptions ),
			unlessLate( ( thrown: unknown ) =>
				onFailure( toFailure( thrown ) )
			)
		);
	}, AUTOCOMPLETE_DELAY );
	return {
		type( text: string ): void {
			query = text.trim();
			last++;
			if ( query ) {
				onBusy?.( true );
				later();
			} else {
				later.cancel();
				onBusy?.( false );
			}
		},
		/** Cancels the requests and drops their responses. */
		stop(): void {
			last++;
			later.cancel();
		},
	};
}
