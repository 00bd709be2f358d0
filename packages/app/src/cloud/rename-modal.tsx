import { useDispatch } from '@wordpress/data';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { store as cloudStore } from '@templately/cloud';
import { toFailure } from '@templately/rest';
import type { CloudFile } from '@templately/rest/cloud';
import { Field } from '@templately/ui';
import { FormModal } from '@templately/ui/form-modal';
import { useApp } from '../shell/app-context';
import { SESSION_ENDED } from '../shell/errors';
import { useAsyncAction } from '../shell/use-async-action';

export function RenameModal( {
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
	const isNew = name.trim() !== '' && name.trim() !== file.name;
	const { failure, ...action } = useAsyncAction( async () => {
		try {
			await rename( file.id, name.trim() );
			onClose();
			onRenamed();
		} catch ( thrown ) {
			if ( ! SESSION_ENDED.includes( toFailure( thrown ).code ) ) {
				throw thrown;
			}
			onClose();
			fail( thrown );
		}
	} );
	return (
		<FormModal
			title={ __( 'Rename', 'templately' ) }
			submitLabel={ __( 'Rename', 'templately' ) }
			size="small"
			action={ action }
			canSubmit={ isNew }
			onClose={ onClose }
		>
			<Field
				label={ __( 'Name', 'templately' ) }
				name="name"
				value={ name }
				onChange={ setName }
				error={ failure?.message }
				autoComplete="off"
			/>
		</FormModal>
	);
}
