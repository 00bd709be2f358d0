/* eslint-disable @wordpress/no-unsafe-wp-apis -- the one use: WordPress has had it under this name since 5.9. */
import {
	__experimentalToggleGroupControl as ToggleGroupControl,
	__experimentalToggleGroupControlOption as ToggleGroupControlOption,
} from '@wordpress/components';
/* eslint-enable @wordpress/no-unsafe-wp-apis */

interface Props< Value extends string > {
	label: string;
	value: Value;
	options: { value: Value; label: string }[];
	onChange: ( value: Value ) => void;
	isBlock?: boolean;
}

export const SegmentedControl = < Value extends string >( {
	label,
	value,
	options,
	onChange,
	isBlock = false,
}: Props< Value > ) => (
	<ToggleGroupControl
		label={ label }
		hideLabelFromVision
		value={ value }
		className="templately-choice"
		isBlock={ isBlock }
		isAdaptiveWidth={ ! isBlock }
		onChange={ ( chosen ) => onChange( chosen as Value ) }
		__next40pxDefaultSize
		__nextHasNoMarginBottom
	>
		{ options.map( ( option ) => (
			<ToggleGroupControlOption key={ option.value } { ...option } />
		) ) }
	</ToggleGroupControl>
);
