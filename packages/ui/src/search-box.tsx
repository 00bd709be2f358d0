import { SearchControl } from '@wordpress/components';
import { useEffect, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';

export const SEARCH_MINIMUM = 3;

/** Maximum length of a search, as the API has it. */
const SEARCH_MAXIMUM = 100;

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
	const [ isTooShort, setTooShort ] = useState( false );
	useEffect( () => setWords( value ), [ value ] );
	return (
		<SearchControl
			label={ label }
			placeholder={ placeholder }
			value={ words }
			maxLength={ SEARCH_MAXIMUM }
			help={
				isTooShort && (
					<span role="alert">
						{ sprintf(
							/* translators: %d: number of letters. */
							__( 'Type at least %d letters.', 'templately' ),
							SEARCH_MINIMUM
						) }
					</span>
				)
			}
			onChange={ ( typed ) => {
				setWords( typed );
				setTooShort( false );
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
				const { length } = words.trim();
				setTooShort( length > 0 && length < SEARCH_MINIMUM );
				if ( length >= SEARCH_MINIMUM ) {
					onSearch( words.trim() );
				}
			} }
			__nextHasNoMarginBottom
		/>
	);
}
