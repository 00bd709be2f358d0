import { Button, TextControl } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { Icon, caution, seen, unseen } from './icons';

interface Props {
	label: string;
	name: string;
	value: string;
	onChange: ( value: string ) => void;
	onBlur?: () => void;
	/** '' for none. */
	error?: string;
	/** Wrong together with another field, whose common error stands elsewhere. */
	isInvalid?: boolean;
	hint?: string;
	type?: 'text' | 'email' | 'password';
	autoComplete?: string;
	placeholder?: string;
}

/** A text field with its error underneath. */
export const Field = ( {
	error = '',
	isInvalid = false,
	hint,
	...props
}: Props ) => (
	<TextControl
		{ ...props }
		className={ `templately-field${ isInvalid || error ? ' is-invalid' : '' }` }
		aria-invalid={ isInvalid || Boolean( error ) }
		dir={ props.type === 'password' ? undefined : 'auto' }
		help={
			error ? (
				<span className="templately-field__error">
					<Icon
						className="templately-icon"
						icon={ caution }
						size={ 16 }
					/>
					{ error }
				</span>
			) : (
				hint
			)
		}
		__next40pxDefaultSize
		__nextHasNoMarginBottom
	/>
);

/** A password that can be shown. */
export function PasswordField( props: Omit< Props, 'type' > ) {
	const [ isShown, setShown ] = useState( false );
	return (
		<div className="templately-reveal">
			<Field { ...props } type={ isShown ? 'text' : 'password' } />
			<Button
				icon={ isShown ? unseen : seen }
				label={
					isShown
						? __( 'Hide password', 'templately' )
						: __( 'Show password', 'templately' )
				}
				onClick={ () => setShown( ! isShown ) }
			/>
		</div>
	);
}
