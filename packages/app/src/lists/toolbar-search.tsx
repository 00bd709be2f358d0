import { SearchBox } from '@templately/ui';
import type { ComponentProps } from 'react';
import { messages } from '../shell/errors';

/** The search of a list, beside its title. */
export const ToolbarSearch = (
	props: Omit< ComponentProps< typeof SearchBox >, 'placeholder' >
) => (
	<div className="templately-toolbar__search">
		<SearchBox { ...props } placeholder={ messages.searchPlaceholder() } />
	</div>
);
