import { Button, Modal } from '@wordpress/components';
import { __, _n, sprintf } from '@wordpress/i18n';
import type { CloudFile } from '@templately/rest/cloud';
import { Thumbnail } from '@templately/ui';
import { getModalCloseProps } from '@templately/ui/closing';
import { FormModal } from '@templately/ui/form-modal';
import type { ReactNode } from 'react';
import { getFileTypeLabel, getFileCardKind, texts } from './labels';
import './cloud.css';

/** Files named in a modal for several files. */
const NAMED = 3;

/** The files that a modal is about. */
export function FileLines( {
	files,
	note,
}: {
	files: CloudFile[];
	/** Under each name; its kind where nothing is said. */
	note?: ReactNode;
} ) {
	const more = files.length - NAMED;
	return (
		<ul
			className="templately-dialog__item templately-dialog__files"
			aria-label={ __( 'Files', 'templately' ) }
		>
			{ files.slice( 0, NAMED ).map( ( file ) => (
				<li key={ file.id }>
					<Thumbnail
						src={ file.thumbnail }
						kind={ getFileCardKind( file ) }
					/>
					<span>
						<strong dir="auto">{ file.name }</strong>
						<br />
						<span className="templately-small">
							{ note ?? getFileTypeLabel( file ) }
						</span>
					</span>
				</li>
			) ) }
			{ more > 0 && (
				<li className="templately-small">
					{ sprintf(
						/* translators: %d: number of files. */
						_n(
							'and %d more file',
							'and %d more files',
							more,
							'templately'
						),
						more
					) }
				</li>
			) }
		</ul>
	);
}

interface Props {
	files: CloudFile[];
	question?: string;
	/** Text below each file's name. */
	note?: string;
	onDelete: () => void;
	onClose: () => void;
}

/** Asks before files are deleted. */
export const DeleteModal = ( {
	files,
	question = __(
		'You want to delete the file from your cloud',
		'templately'
	),
	note = __( 'Deleted files stay in the trash for 30 days', 'templately' ),
	onDelete,
	onClose,
}: Props ) => (
	<FormModal
		title={ texts.areYouSure() }
		submitLabel={ __( 'Delete', 'templately' ) }
		size="small"
		isDestructive
		action={ { isBusy: false, run: onDelete } }
		onClose={ onClose }
	>
		<p>{ question }</p>
		<FileLines files={ files } note={ note } />
	</FormModal>
);

interface KitDialogProps {
	isBusy?: boolean;
	onDelete: () => void;
	onClose: () => void;
}

/** Asks before a kit with the site's settings is deleted. */
export function KitDialog( {
	isBusy = false,
	onDelete,
	onClose,
}: KitDialogProps ) {
	return (
		<Modal
			className="templately"
			title={ __(
				'This template is your Site Settings kit',
				'templately'
			) }
			size="medium"
			{ ...getModalCloseProps( isBusy, onClose ) }
		>
			<div className="templately-stack">
				<p>
					{ __(
						'The colors, fonts and layout of the whole site come from this kit. Without it, the site uses the defaults.',
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
