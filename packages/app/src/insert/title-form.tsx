import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { Field } from '@templately/ui';
import { Foot, FootButton, ItemLine } from './dialog-parts';
import type { Design } from './views';

/** What the page is to be called that is made of a design. */
export function TitleForm( {
	item,
	onTitle,
}: {
	item: Design;
	onTitle: ( title: string ) => void;
} ) {
	const [ title, setTitle ] = useState( item.name );
	const isTitled = title.trim() !== '';
	return (
		<form
			className="templately-stack"
			onSubmit={ ( event ) => {
				event.preventDefault();
				if ( isTitled ) {
					onTitle( title.trim() );
				}
			} }
		>
			<ItemLine item={ item } />
			<PageTitleField value={ title } onChange={ setTitle } />
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
