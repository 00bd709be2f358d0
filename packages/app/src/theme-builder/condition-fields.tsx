import { Button, SelectControl } from '@wordpress/components';
import { useId } from '@wordpress/element';
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
} from '@templately/conditions';
import type { Condition, ConditionConfig } from '@templately/rest';
import { Icon, icons } from '@templately/ui';
import { IdField } from './id-field';

interface Props {
	condition: Condition;
	/** Counted from 1. */
	number: number;
	config: ConditionConfig;
	/** What the site refused it for; '' for nothing. */
	error: string;
	onChange: ( condition: Condition ) => void;
	onRemove: () => void;
}

/** One row: include or exclude, and what. */
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

/**
 * What a row can be about: all of it, or one kind.
 *
 * @param config    What there is.
 * @param condition The row, whose own kind is among them even where the site has it no more.
 */
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
