import { Button, Modal } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { closing } from '@templately/ui/closing';

interface Props {
	isBusy?: boolean;
	onDelete: () => void;
	onClose: () => void;
}

/** Asks before a kit with the site's settings is deleted. */
export function KitDialog( { isBusy = false, onDelete, onClose }: Props ) {
	return (
		<Modal
			className="templately"
			title={ __(
				'This template is your Site Settings kit',
				'templately'
			) }
			size="medium"
			{ ...closing( isBusy, onClose ) }
		>
			<div className="templately-stack">
				<p>
					{ __(
						'Colours, fonts and layout of the whole site come from it. Without it they fall back to the defaults.',
						'templately'
					) }
				</p>
				<div className="templately-dialog__foot">
					<Button
						variant="secondary"
						isDestructive
						__next40pxDefaultSize
						isBusy={ isBusy }
						disabled={ isBusy }
						accessibleWhenDisabled
						onClick={ onDelete }
					>
						{ __( 'Force Delete', 'templately' ) }
					</Button>
					<Button
						variant="primary"
						__next40pxDefaultSize
						disabled={ isBusy }
						accessibleWhenDisabled
						onClick={ onClose }
					>
						{ __( 'Keep my settings', 'templately' ) }
					</Button>
				</div>
			</div>
		</Modal>
	);
}
