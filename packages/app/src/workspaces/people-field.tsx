import { Button, TextControl } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { Avatar, icons } from '@templately/ui';
import {
	isEmail,
	isTypedValid,
	addPerson,
	undoAddPerson,
	type SharingDraft,
} from '@templately/workspaces';
import type { ReactNode } from 'react';
import { texts } from './labels';

/** A member or an invited person in one line. */
export const PersonRow = ( {
	name,
	photo = '',
	note,
	children,
}: {
	name: string;
	photo?: string;
	note: ReactNode;
	children?: ReactNode;
} ) => (
	<li className="templately-person">
		<Avatar name={ name } photo={ photo } />
		<span className="templately-person__words">
			<span dir="auto">{ name }</span>
			<span className="templately-small">{ note }</span>
		</span>
		{ children }
	</li>
);

/** Adds people by their e-mails, one after another. */
export function PeopleField( {
	form,
	stored,
	onChange,
}: {
	form: SharingDraft;
	/** E-mails of the present members. */
	stored: string[];
	onChange: ( form: SharingDraft ) => void;
} ) {
	const { typed } = form;
	const [ isLeft, setLeft ] = useState( false );
	const add = () => {
		if ( isEmail( typed ) ) {
			onChange( { ...addPerson( form, typed, stored ), typed: '' } );
		}
	};
	return (
		<div className="templately-stack templately-stack--tight">
			<div className="templately-people__add">
				<TextControl
					label={ texts.addPeople() }
					placeholder={ texts.typeEmail() }
					type="email"
					value={ typed }
					onChange={ ( text ) =>
						onChange( { ...form, typed: text } )
					}
					onFocus={ () => setLeft( false ) }
					onBlur={ () => setLeft( true ) }
					help={
						isLeft &&
						! isTypedValid( form ) && (
							<span role="alert">
								{ __(
									'Enter a complete email address, or clear this field.',
									'templately'
								) }
							</span>
						)
					}
					autoComplete="off"
					onKeyDown={ ( event ) => {
						if (
							event.key === 'Enter' &&
							! event.nativeEvent.isComposing
						) {
							// Enter adds the e-mail and does not submit.
							event.preventDefault();
							add();
						}
					} }
					__next40pxDefaultSize
					__nextHasNoMarginBottom
				/>
				<Button
					variant="secondary"
					__next40pxDefaultSize
					disabled={ ! isEmail( typed ) }
					accessibleWhenDisabled
					onClick={ add }
				>
					{ __( 'Add', 'templately' ) }
				</Button>
			</div>
			{ form.added.length > 0 && (
				<ul
					className="templately-people"
					aria-label={ __( 'Will be invited', 'templately' ) }
				>
					{ form.added.map( ( email ) => (
						<PersonRow
							key={ email }
							name={ email }
							note={ __( 'Will be invited', 'templately' ) }
						>
							<Button
								icon={ icons.close }
								size="compact"
								label={ sprintf(
									/* translators: %s: an e-mail, or a person's name. */
									__( 'Remove %s', 'templately' ),
									email
								) }
								onClick={ () =>
									onChange( undoAddPerson( form, email ) )
								}
							/>
						</PersonRow>
					) ) }
				</ul>
			) }
		</div>
	);
}
