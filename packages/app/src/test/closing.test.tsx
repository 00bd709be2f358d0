import { Modal } from '@wordpress/components';
import { createPopupQueue } from '@templately/ui';
// eslint-disable-next-line import/no-extraneous-dependencies -- for tests alone, and @wordpress/element does not hand it on.
import { act } from 'react';
import type { AppServices } from '../app-context';
import { CopyMoveDialog } from '../cloud/copy-move-dialog';
import { RenameDialog } from '../cloud/rename-dialog';
import { file } from './fixtures';
import { FormDialog } from '../form-dialog';
import { DeleteKitDialog } from '../templates/delete-dialogs';
import { useSending } from '../use-sending';
import { all, button, choose, field, press, show, type, wait } from './show';

const FILE = file();

const APP = {
	host: { site: {} },
	popups: createPopupQueue(),
	fail: () => undefined,
} as unknown as AppServices;

const never = () => new Promise< never >( () => undefined );

let closed: number;
const close = () => {
	closed++;
};

function Form() {
	return (
		<FormDialog
			title="Form"
			action="Send"
			sending={ useSending( never ) }
			onClose={ close }
		>
			Words.
		</FormDialog>
	);
}

const DIALOGS = {
	'A form': {
		dialog: <Form />,
		send: () => press( 'Send' ),
	},
	'A new name': {
		dialog: (
			<RenameDialog
				file={ FILE }
				onRenamed={ () => undefined }
				onClose={ close }
			/>
		),
		send: async () => {
			await type( field( 'Name' ), 'Supper' );
			await press( button( 'Rename' ) );
		},
	},
	'Where files go': {
		dialog: (
			<CopyMoveDialog
				action="move"
				files={ [ FILE ] }
				workspaceId={ 5 }
				onChoose={ never }
				onClose={ close }
			/>
		),
		send: async () => {
			await choose( all< HTMLSelectElement >( 'select' )[ 0 ], '0' );
			await press( all( '[type="submit"]' )[ 0 ] );
		},
	},
	'What deletes a kit': {
		dialog: <DeleteKitDialog id={ 7 } onClose={ close } />,
		send: () => press( all( '.is-destructive' )[ 0 ] ),
	},
};

const escape = async () => {
	await act( async () => {
		all( '.components-modal__frame:not(.around)' )[ 0 ]?.dispatchEvent(
			new KeyboardEvent( 'keydown', {
				key: 'Escape',
				code: 'Escape',
				bubbles: true,
				cancelable: true,
			} )
		);
	} );
	await wait( 1000 );
};

describe.each( Object.entries( DIALOGS ) )( '%s', ( _, { dialog, send } ) => {
	beforeEach( async () => {
		closed = 0;
		// As inside an editor, where the library is a dialog too.
		await show(
			<Modal
				className="around"
				contentLabel="Library"
				onRequestClose={ () => {
					throw new Error( 'The library was closed.' );
				} }
			>
				{ dialog }
			</Modal>,
			APP,
			( _address, sent ) => ( sent ? never() : { data: [] } )
		);
		await wait( 1000 );
	} );

	it( 'is closed by Escape while nothing is sent', async () => {
		await escape();
		expect( closed ).toBe( 1 );
	} );

	it( 'stays until it is answered', async () => {
		await send();
		await wait( 500 );
		await escape();
		for ( const found of all(
			'.components-modal__frame:not(.around) button'
		) ) {
			await press( found );
		}
		await wait( 1000 );
		expect( closed ).toBe( 0 );
	} );
} );
