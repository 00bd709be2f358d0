import { Modal } from '@wordpress/components';
import { useDispatch } from '@wordpress/data';
import { useState } from '@wordpress/element';
import { __, _n, sprintf } from '@wordpress/i18n';
import { store as cloudStore } from '@templately/cloud';
import type { Failure } from '@templately/rest';
import { closing } from '@templately/ui/closing';
import { useApp } from '../app-context';
import { CancelButton, Foot, FootButton } from '../insert/dialog-parts';
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
		const deleted = sprintf(
			/* translators: %d: number of files. */
			_n(
				'%d file was deleted for good.',
				'%d files were deleted for good.',
				done.files,
				'templately'
			),
			done.files
		);
		popups.push(
			done.isEmpty
				? {
						status: 'success',
						title: __( 'The trash is empty', 'templately' ),
						message: deleted,
					}
				: {
						status: 'error',
						title: __( 'The trash is not empty yet', 'templately' ),
						message: sprintf(
							/* translators: %s: a sentence that says how many files were deleted. */
							__(
								'%s More are still there: empty it again.',
								'templately'
							),
							deleted
						),
					}
		);
	};
	return (
		<Modal
			className="templately"
			title={ texts.areYouSure() }
			size="small"
			{ ...closing( isBusy, onClose ) }
		>
			<div className="templately-stack">
				<p>
					{ __(
						'Everything in the trash, with all of its versions, is deleted for good. None of it can be brought back.',
						'templately'
					) }
				</p>
				<Foot>
					<CancelButton isDisabled={ isBusy } onCancel={ onClose } />
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
