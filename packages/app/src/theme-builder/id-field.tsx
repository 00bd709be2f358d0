import { Button, ComboboxControl } from '@wordpress/components';
import { useDispatch } from '@wordpress/data';
import { useEffect, useMemo, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import {
	createAutocomplete,
	store as conditionsStore,
} from '@templately/conditions';
import type {
	Condition,
	ConditionControl,
	ConditionOption,
	Failure,
} from '@templately/rest';
import { searchPlaceholder } from './texts';

interface Props {
	condition: Condition;
	control: ConditionControl;
	isLabelHidden: boolean;
	onChange: ( id: number, label: string ) => void;
}

/** Which post, term or person: searched for, and taken away again. */
export function IdField( {
	condition,
	control,
	isLabelHidden,
	onChange,
}: Props ) {
	const { autocomplete } = useDispatch( conditionsStore );
	const [ text, setText ] = useState( '' );
	const [ found, setFound ] = useState< ConditionOption[] >();
	const [ failure, setFailure ] = useState< Failure >();
	const [ isBusy, setBusy ] = useState( false );
	// The row's name and sub name do not change as long as this field stands.
	const search = useMemo(
		() =>
			createAutocomplete(
				( query ) => autocomplete( condition, control, query ),
				{
					onOptions: setFound,
					onFailure: setFailure,
					onBusy: setBusy,
				}
			),
		// eslint-disable-next-line react-hooks/exhaustive-deps -- as above.
		[]
	);
	useEffect( () => search.stop, [ search ] );

	const type = ( typed: string ) => {
		setText( typed );
		setFound( undefined );
		setFailure( undefined );
		search.type( typed );
	};
	const { sub_id: id, sub_label: label } = condition;
	const own: ConditionOption[] = id
		? [ { value: id, label: label || `#${ id }` } ]
		: [];
	const others = ( found ?? [] ).filter( ( { value } ) => value !== id );
	const options = [ ...own, ...others ];
	// ComboboxControl looks for what was typed in the labels once more, and would hide what the site found otherwise: by a number, by
	// other letters, in spite of a space. So those have in their labels what was typed, and are drawn by their names.
	const offered = [
		...own.map( ( option ) => ( { ...option, name: option.label } ) ),
		...others.map( ( option ) => ( {
			...option,
			name: option.label,
			label: `${ option.label } ${ text }`,
		} ) ),
	];
	const isNothing = found?.length === 0 && text.trim() !== '' && ! isBusy;

	return (
		<div className="templately-condition__which">
			<ComboboxControl
				label={ __( 'Which', 'templately' ) }
				hideLabelFromVision={ isLabelHidden }
				value={ id ? String( id ) : null }
				options={ offered.map( ( option ) => ( {
					...option,
					value: String( option.value ),
				} ) ) }
				__experimentalRenderItem={ ( { item } ) => (
					<span dir="auto">{ item.name }</span>
				) }
				placeholder={ searchPlaceholder( control ) }
				allowReset
				isLoading={ isBusy }
				onFilterValueChange={ type }
				onChange={ ( value ) => {
					const chosen = options.find(
						( option ) => String( option.value ) === value
					);
					onChange( chosen?.value ?? 0, chosen?.label ?? '' );
				} }
				__next40pxDefaultSize
				__nextHasNoMarginBottom
			/>
			{ isNothing && (
				<p className="templately-small" role="status">
					{ sprintf(
						/* translators: %s: what was searched for. */
						__( 'Nothing is called “%s” here.', 'templately' ),
						text.trim()
					) }
				</p>
			) }
			{ failure && (
				<p className="templately-condition__fault is-bad" role="alert">
					{ failure.message }
					<Button
						variant="link"
						onClick={ () => {
							setFailure( undefined );
							search.type( text );
						} }
					>
						{ __( 'Try again', 'templately' ) }
					</Button>
				</p>
			) }
		</div>
	);
}
