import { debounce } from '@wordpress/compose';
import {
	toFailure,
	type ConditionOption,
	type Failure,
} from '@templately/rest';

/** Somebody is still typing for so long, in milliseconds. */
export const AUTOCOMPLETE_DELAY = 500;

interface Listener {
	onOptions: ( options: ConditionOption[] ) => void;
	onFailure: ( failure: Failure ) => void;
	/** Told when somebody waits for an answer, and when nobody does any more. */
	onBusy?: ( isBusy: boolean ) => void;
}

/**
 * Suggestions while somebody types: asked for when they pause, and never for nothing. An answer that another question has
 * overtaken is dropped.
 *
 * @param ask      Asks for what a text finds.
 * @param listener Is told what was found.
 */
export function createAutocomplete(
	ask: ( query: string ) => Promise< ConditionOption[] >,
	listener: Listener
) {
	const { onOptions, onFailure, onBusy } = listener;
	let query = '';
	/** Number of the question; what answers an earlier one is late. */
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
		/** Takes what was typed so far. */
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
		/** Asks for nothing more, and tells nothing more. */
		stop(): void {
			last++;
			later.cancel();
		},
	};
}
