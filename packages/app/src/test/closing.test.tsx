import { Modal } from '@wordpress/components';
import { createNoticeQueue } from '@templately/ui';
import { FormModal } from '@templately/ui/form-modal';
// eslint-disable-next-line import/no-extraneous-dependencies -- for tests alone, and @wordpress/element does not hand it on.
import { act } from 'react';
import type { AppServices } from '../shell/app-context';
import { CopyMoveModal } from '../cloud/copy-move-modal';
import { RenameModal } from '../cloud/rename-modal';
import { DeleteKitDialog } from '../templates/delete-dialogs';
import { useAsyncAction } from '../shell/use-async-action';
import { file } from './fixtures';
import {
	all,
	button,
	choose,
	field,
	press,
	renderInApp,
	type,
	wait,
} from './show';

const FILE = file();

const APP = {
	host: { site: {} },
	notices: createNoticeQueue(),
	fail: () => undefined,
} as unknown as AppServices;

const never = () => new Promise< never >( () => undefined );

let closed: number;
const close = () => {
	closed++;
};

function Form() {
	return (
		<FormModal
			title="Form"
			submitLabel="Send"
			action={ useAsyncAction( never ) }
			onClose={ close }
		>
			Words.
		</FormModal>
	);
}

const DIALOGS = {
	'A form': {
		dialog: <Form />,
		send: () => press( 'Send' ),
	},
	'A new name': {
		dialog: (
			<RenameModal
				name={ FILE.name }
				rename={ never }
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
			<CopyMoveModal
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
		await renderInApp(
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
