import { Button, SelectControl, ComboboxControl } from '@wordpress/components';
import { useId, useEffect, useMemo, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import {
	CONDITION_TYPES,
	getControl,
	hasSubName,
	setName,
	setSubId,
	setSubName,
	setType,
	type ConditionName,
	type ConditionType,
	createAutocomplete,
	store as conditionsStore,
} from '@templately/conditions';
import type {
	Condition,
	ConditionConfig,
	ConditionControl,
	ConditionOption,
	Failure,
} from '@templately/rest';
import { Icon, icons } from '@templately/ui';
import { useDispatch } from '@wordpress/data';
import { searchPlaceholder } from './labels';

interface Props {
	condition: Condition;
	/** Counted from 1. */
	number: number;
	config: ConditionConfig;
	/** Error of the row; '' for none. */
	error: string;
	onChange: ( condition: Condition ) => void;
	onRemove: () => void;
}

/** One condition: include or exclude, and what. */
export function ConditionFields( {
	condition,
	number,
	config,
	error,
	onChange,
	onRemove,
}: Props ) {
	const fault = useId();
	const { type, name, sub_name: subName } = condition;
	const control = getControl( config, condition );
	const sentence = error || condition.fault;
	const shared = {
		// The first row has the labels of its column.
		hideLabelFromVision: number > 1,
		__next40pxDefaultSize: true,
		__nextHasNoMarginBottom: true,
	};
	return (
		<div
			className={ `templately-condition${ condition.fault ? ' is-inert' : '' }` }
			role="group"
			aria-label={ sprintf(
				/* translators: %d: number of a row. */
				__( 'Condition %d', 'templately' ),
				number
			) }
			aria-describedby={ sentence ? fault : undefined }
		>
			<SelectControl
				{ ...shared }
				label={ __( 'Type', 'templately' ) }
				value={ type }
				options={ CONDITION_TYPES.map( ( value ) => ( {
					value,
					label: typeLabel( value ),
				} ) ) }
				onChange={ ( value ) =>
					onChange( setType( condition, value as ConditionType ) )
				}
			/>
			<SelectControl
				{ ...shared }
				label={ __( 'Where', 'templately' ) }
				value={ name }
				options={ Object.entries( config ).map(
					( [ value, { label } ] ) => ( { value, label } )
				) }
				onChange={ ( value ) =>
					onChange( setName( condition, value as ConditionName ) )
				}
			/>
			{ hasSubName( condition ) && (
				<SelectControl
					{ ...shared }
					label={ __( 'What', 'templately' ) }
					value={ subName }
					options={ subNameOptions( config, condition ) }
					onChange={ ( value ) =>
						onChange( setSubName( condition, value ) )
					}
				/>
			) }
			{ control && (
				<IdField
					key={ `${ name }/${ subName }` }
					condition={ condition }
					control={ control }
					isLabelHidden={ shared.hideLabelFromVision }
					onChange={ ( id, label ) =>
						onChange( setSubId( condition, id, label ) )
					}
				/>
			) }
			<Button
				className="templately-condition__remove"
				icon={ icons.close }
				label={ sprintf(
					/* translators: %d: number of a row. */
					__( 'Remove condition %d', 'templately' ),
					number
				) }
				__next40pxDefaultSize
				onClick={ onRemove }
			/>
			{ sentence && (
				<p
					id={ fault }
					className={ `templately-condition__fault${ error ? ' is-bad' : '' }` }
					role={ error ? 'alert' : undefined }
				>
					<Icon
						className="templately-icon"
						icon={ icons.caution }
						size={ 16 }
					/>
					{ sentence }
				</p>
			) }
		</div>
	);
}

const typeLabel = ( type: ConditionType ): string =>
	type === 'include'
		? __( 'Include', 'templately' )
		: __( 'Exclude', 'templately' );

/** Options of a condition, with its present one even if the site lacks it now. */
function subNameOptions( config: ConditionConfig, condition: Condition ) {
	const { name, sub_name: subName } = condition;
	const known = config[ name ];
	const options = Object.entries( known?.sub_conditions ?? {} ).map(
		( [ value, { label } ] ) => ( { value, label } )
	);
	return [
		{ value: '', label: known?.plural_label ?? '' },
		...options,
		...( subName && ! known?.sub_conditions[ subName ]
			? [ { value: subName, label: subName } ]
			: [] ),
	];
}

interface IdFieldProps {
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
}: IdFieldProps ) {
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
						__( 'No results for “%s”.', 'templately' ),
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
