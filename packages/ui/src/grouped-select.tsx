import { SelectControl } from '@wordpress/components';

interface SelectGroup {
	label: string;
	options: { value: string; label: string; isDisabled?: boolean }[];
	/** Text without options. */
	empty: string;
}

interface Props {
	label: string;
	placeholder: string;
	/** '' while nothing is chosen. */
	value: string;
	onChange: ( value: string ) => void;
	/** Options before all groups. */
	options?: SelectGroup[ 'options' ];
	groups: SelectGroup[];
	/** Text if all groups are empty. */
	empty: string;
	isDisabled?: boolean;
}

const Options = ( { options }: Pick< SelectGroup, 'options' > ) => (
	<>
		{ options.map( ( { value, label, isDisabled } ) => (
			<option key={ value } value={ value } disabled={ isDisabled }>
				{ label }
			</option>
		) ) }
	</>
);

/** Select with option groups. Empty groups show a text. */
export function GroupedSelect( {
	label,
	placeholder,
	value,
	onChange,
	options = [],
	groups,
	empty,
	isDisabled = false,
}: Props ) {
	const isEmpty = groups.every( ( group ) => group.options.length === 0 );
	return (
		<SelectControl
			label={ label }
			value={ value }
			onChange={ onChange }
			disabled={ isDisabled }
			__next40pxDefaultSize
			__nextHasNoMarginBottom
		>
			<option value="" disabled>
				{ isEmpty && options.length === 0 ? empty : placeholder }
			</option>
			<Options options={ options } />
			{ isEmpty && options.length > 0 && (
				<option disabled>{ empty }</option>
			) }
			{ ! isEmpty &&
				groups.map( ( group ) => (
					<optgroup key={ group.label } label={ group.label }>
						<Options options={ group.options } />
						{ group.options.length === 0 && (
							<option disabled>{ group.empty }</option>
						) }
					</optgroup>
				) ) }
		</SelectControl>
	);
}
