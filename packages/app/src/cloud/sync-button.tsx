import { Button } from '@wordpress/components';
import { useDispatch, useSelect } from '@wordpress/data';
import { __ } from '@wordpress/i18n';
import { store as cloudStore } from '@templately/cloud';
import { store as profileStore } from '@templately/profile';
import { update } from '@templately/ui/more-icons';
import { useApp } from '../shell/app-context';

/** Milliseconds that "synced" is shown. */
const SYNCED_LASTS = 2000;

/** Asks for the account and all that is in its cloud anew. */
export default function SyncButton() {
	const { fail, notices } = useApp();
	const { sync, clearCollection } = useDispatch( profileStore );
	const { refresh } = useDispatch( cloudStore );
	const isSyncing = useSelect(
		( select ) => select( profileStore ).isSyncing(),
		[]
	);
	return (
		<Button
			icon={ update }
			label={ __( 'Sync my cloud', 'templately' ) }
			isBusy={ isSyncing }
			disabled={ isSyncing }
			accessibleWhenDisabled
			onClick={ async () => {
				try {
					const title = await sync();
					refresh();
					clearCollection();
					notices.push( {
						status: 'success',
						title,
						message: '',
						lasts: SYNCED_LASTS,
					} );
				} catch ( thrown ) {
					fail( thrown );
				}
			} }
		/>
	);
}
