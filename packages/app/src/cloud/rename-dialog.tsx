import { Modal } from '@wordpress/components';
import { useDispatch } from '@wordpress/data';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { store as cloudStore } from '@templately/cloud';
import { toFailure } from '@templately/rest';
import type { CloudFile } from '@templately/rest/cloud';
import { Field } from '@templately/ui';
import { closing } from '@templately/ui/closing';
import { useApp } from '../app-context';
import { SESSION_ENDED } from '../error-codes';
import { CancelButton, Foot, FootButton } from '../insert/dialog-parts';

/** Gives a file another name. */
export function RenameDialog( {
	file,
	onRenamed,
	onClose,
}: {
	file: CloudFile;
	onRenamed: () => void;
	onClose: () => void;
} ) {
	const { fail } = useApp();
	const { rename } = useDispatch( cloudStore );
	const [ name, setName ] = useState( file.name );
	const [ error, setError ] = useState( '' );
	const [ isBusy, setBusy ] = useState( false );
	const isNew = name.trim() !== '' && name.trim() !== file.name;
	const save = async () => {
		setBusy( true );
		setError( '' );
		try {
			await rename( file.id, name.trim() );
			onClose();
			onRenamed();
		} catch ( thrown ) {
			const failure = toFailure( thrown );
			setBusy( false );
			if ( SESSION_ENDED.includes( failure.code ) ) {
				onClose();
				fail( thrown );
				return;
			}
			setError( failure.message );
		}
	};
	return (
		<Modal
			className="templately"
			title={ __( 'Rename', 'templately' ) }
			size="small"
			focusOnMount="firstContentElement"
			{ ...closing( isBusy, onClose ) }
		>
			<form
				className="templately-stack"
				onSubmit={ ( event ) => {
					event.preventDefault();
					if ( isNew && ! isBusy ) {
						void save();
					}
				} }
			>
				<Field
					label={ __( 'Name', 'templately' ) }
					name="name"
					value={ name }
					onChange={ setName }
					error={ error }
					autoComplete="off"
				/>
				<Foot>
					<CancelButton isDisabled={ isBusy } onCancel={ onClose } />
					<FootButton
						variant="primary"
						type="submit"
						isBusy={ isBusy }
						disabled={ isBusy || ! isNew }
						accessibleWhenDisabled
					>
						{ __( 'Rename', 'templately' ) }
					</FootButton>
				</Foot>
			</form>
		</Modal>
	);
}
