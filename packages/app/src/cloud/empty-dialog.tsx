import { Modal } from '@wordpress/components';
import { useDispatch } from '@wordpress/data';
import { useState } from '@wordpress/element';
import { __, _n, sprintf } from '@wordpress/i18n';
import { store as cloudStore } from '@templately/cloud';
import type { Failure } from '@templately/rest';
import { useApp } from '../app-context';
import { Foot, FootButton } from '../insert/dialog-parts';
import { texts } from './words';

/** Asks before everything in the trash is deleted for good. */
export function EmptyDialog( {
	onFailed,
	onClose,
}: {
	onFailed: ( failure: Failure ) => void;
	onClose: () => void;
} ) {
	const { popups } = useApp();
	const { emptyTrash } = useDispatch( cloudStore );
	const [ isBusy, setBusy ] = useState( false );
	const empty = async () => {
		setBusy( true );
		const done = await emptyTrash();
		onClose();
		if ( ! done.isEmptied ) {
			onFailed( done.failure );
			return;
		}
		popups.push( {
			status: 'success',
			title: __( 'The trash is empty', 'templately' ),
			message: sprintf(
				/* translators: %d: number of files. */
				_n(
					'%d file was deleted for good.',
					'%d files were deleted for good.',
					done.files,
					'templately'
				),
				done.files
			),
		} );
	};
	return (
		<Modal
			className="templately"
			title={ texts.areYouSure() }
			size="small"
			isDismissible={ ! isBusy }
			onRequestClose={ () => ! isBusy && onClose() }
		>
			<div className="templately-stack">
				<p>
					{ __(
						'Everything in the trash, with all of its versions, is deleted for good. None of it can be brought back.',
						'templately'
					) }
				</p>
				<Foot>
					<FootButton
						disabled={ isBusy }
						accessibleWhenDisabled
						onClick={ onClose }
					>
						{ __( 'Cancel', 'templately' ) }
					</FootButton>
					<FootButton
						variant="primary"
						isDestructive
						isBusy={ isBusy }
						disabled={ isBusy }
						accessibleWhenDisabled
						onClick={ () => void empty() }
					>
						{ __( 'Empty trash', 'templately' ) }
					</FootButton>
				</Foot>
			</div>
		</Modal>
	);
}
