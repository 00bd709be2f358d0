import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { toFailure } from '@templately/rest';
import { Field } from '@templately/ui';
import { FormModal } from '@templately/ui/form-modal';
import { useApp } from '../shell/app-context';
import { SESSION_ENDED } from '../shell/errors';
import { useAsyncAction } from '../shell/use-async-action';

/** Asks for a new name. */
export function RenameModal( {
	name: present,
	rename,
	onClose,
}: {
	/** The present name. */
	name: string;
	rename: ( name: string ) => Promise< unknown >;
	onClose: () => void;
} ) {
	const { fail } = useApp();
	const [ name, setName ] = useState( present );
	const isNew = name.trim() !== '' && name.trim() !== present;
	const { failure, ...action } = useAsyncAction( async () => {
		try {
			await rename( name.trim() );
			onClose();
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
