import { Button } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { icons } from '@templately/ui';
import type { Device } from './live-demo';

const DEVICES: [ Device, () => string ][] = [
	[ 'desktop', () => __( 'Desktop', 'templately' ) ],
	[ 'tablet', () => __( 'Tablet', 'templately' ) ],
	[ 'mobile', () => __( 'Phone', 'templately' ) ],
];

/**
 * What the frame of a design's demo is called.
 *
 * @param name The design's name.
 */
export const demoTitle = ( name: string ) =>
	sprintf(
		/* translators: %s: name of a design. */
		__( 'Live demo of %s', 'templately' ),
		name
	);

/** In which width a live page is shown. A phone shows it as a phone does: there is no choice on it. */
export const useDevice = () =>
	useState< Device >( () =>
		window.innerWidth <= 480 ? 'mobile' : 'desktop'
	);

interface Props {
	device: Device;
	onDevice: ( device: Device ) => void;
	/** The page itself. */
	address: string;
}

/** What stands above a live page: the widths of three devices, and the way to it. */
export const LiveTools = ( { device, onDevice, address }: Props ) => (
	<>
		<div
			className="templately-switch templately-stage__devices"
			role="group"
			aria-label={ __( 'Device', 'templately' ) }
		>
			{ DEVICES.map( ( [ value, label ] ) => (
				<Button
					key={ value }
					size="compact"
					icon={ icons[ value ] }
					label={ label() }
					isPressed={ value === device }
					onClick={ () => onDevice( value ) }
				/>
			) ) }
		</div>
		<Button
			className="templately-push"
			size="compact"
			icon={ icons.external }
			label={ __( 'Open in a new tab', 'templately' ) }
			href={ address }
			target="_blank"
			rel="noopener noreferrer"
		/>
	</>
);
