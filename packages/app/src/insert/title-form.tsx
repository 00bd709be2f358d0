import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { Field } from '@templately/ui';
import { Foot, FootButton, ItemLine } from './dialog-parts';
import { OtherLook, useAskedLook } from './other-look';
import type { Design } from './views';

/** What the page is to be called that is made of a design. */
export function TitleForm( {
	item,
	first,
	onTitle,
}: {
	item: Design;
	/** What stands there at first. */
	first: string;
	onTitle: ( title: string, asksForLook: boolean ) => void;
} ) {
	const look = useAskedLook( item );
	const [ title, setTitle ] = useState( first );
	const isTitled = title.trim() !== '';
	return (
		<form
			className="templately-stack"
			onSubmit={ ( event ) => {
				event.preventDefault();
				if ( isTitled ) {
					onTitle( title.trim(), look.isAsked );
				}
			} }
		>
			<ItemLine item={ item } />
			<PageTitleField value={ title } onChange={ setTitle } />
			<OtherLook { ...look } />
			<Foot>
				<FootButton
					variant="primary"
					type="submit"
					disabled={ ! isTitled }
					accessibleWhenDisabled
				>
					{ __( 'Create a Page', 'templately' ) }
				</FootButton>
			</Foot>
		</form>
	);
}

/** What a page is to be called. */
export const PageTitleField = ( {
	value,
	onChange,
}: {
	value: string;
	onChange: ( title: string ) => void;
} ) => (
	<Field
		label={ __( 'Page title', 'templately' ) }
		name="title"
		value={ value }
		onChange={ onChange }
		hint={ __( 'A draft is made. Nothing is published.', 'templately' ) }
		autoComplete="off"
	/>
);
