import { SearchControl } from '@wordpress/components';
import { useEffect, useState } from '@wordpress/element';

export const SEARCH_MINIMUM = 3;

interface Props {
	label: string;
	placeholder: string;
	/** Current search; '' for none. */
	value: string;
	/** Called with the search; '' when cleared. */
	onSearch: ( words: string ) => void;
}

/** A search that starts with Enter, from three letters on. */
export function SearchBox( { label, placeholder, value, onSearch }: Props ) {
	const [ words, setWords ] = useState( value );
	useEffect( () => setWords( value ), [ value ] );
	return (
		<SearchControl
			label={ label }
			placeholder={ placeholder }
			value={ words }
			onChange={ ( typed ) => {
				setWords( typed );
				if ( typed === '' && value !== '' ) {
					onSearch( '' );
				}
			} }
			onKeyDown={ ( event ) => {
				// Enter also ends a composition, in which nothing is searched yet.
				if ( event.key !== 'Enter' || event.nativeEvent.isComposing ) {
					return;
				}
				event.preventDefault();
				if ( words.trim().length >= SEARCH_MINIMUM ) {
					onSearch( words.trim() );
				}
			} }
			__nextHasNoMarginBottom
		/>
	);
}
