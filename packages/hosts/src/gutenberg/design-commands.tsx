import { useEffect, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import type { Item } from '@templately/rest';
import { Logo } from '@templately/ui/logo';
import { library } from './library';

/** Minimum number of characters to search. */
const SEARCH_MINIMUM = 3;

/** Debounce of the search, in milliseconds. */
const TYPING = 250;

interface Found {
	search: string;
	/** Undefined if the request failed. */
	items?: Item[];
}

/**
 * Designs by their names, for the command palette. The app is fetched with the first search.
 *
 * @param palette        The palette.
 * @param palette.search What was typed into it.
 */
export function useDesignCommands( { search }: { search: string } ) {
	const wanted = search.trim();
	const isSearch = wanted.length >= SEARCH_MINIMUM;
	const [ found, setFound ] = useState< Found >( { search: '' } );
	useEffect( () => {
		if ( ! isSearch ) {
			return;
		}
		let isOver = false;
		const take = ( items?: Item[] ) => {
			if ( ! isOver ) {
				setFound( { search: wanted, items } );
			}
		};
		const timer = setTimeout( () => {
			library
				.load()
				.then( ( { findDesigns, host } ) =>
					findDesigns( host, wanted )
				)
				.then( take, () => take() );
		}, TYPING );
		return () => {
			isOver = true;
			clearTimeout( timer );
		};
	}, [ wanted, isSearch ] );
	if ( ! isSearch || found.search !== wanted ) {
		return { isLoading: isSearch, commands: [] };
	}
	return {
		isLoading: false,
		commands: found.items?.map( ( item ) => ( {
			name: `templately/insert-${ item.id }`,
			label: sprintf(
				/* translators: %s: name of a design. */
				__( 'Insert design: %s', 'templately' ),
				item.name
			),
			icon: <Logo />,
			callback: ( { close }: { close: () => void } ) => {
				close();
				library.insert( item );
			},
		} ) ) ?? [
			{
				name: 'templately/not-found',
				label: __(
					'Designs could not be searched. Open the library',
					'templately'
				),
				// The palette shows what has the typed words in it.
				searchLabel: `${ search } templately`,
				icon: <Logo />,
				callback: ( { close }: { close: () => void } ) => {
					close();
					library.open();
				},
			},
		],
	};
}
