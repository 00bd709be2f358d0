import type { Workspace } from '@templately/rest/workspaces';
import { createPopupQueue } from '@templately/ui';
import type { AppServices } from '../../shell/app-context';
import { workspace } from '../../test/fixtures';
import {
	all,
	button,
	enter,
	field,
	findField,
	press,
	renderInApp,
	getTexts,
	type,
	wait,
} from '../../test/show';
import { CreateDialog, EditDialog } from '../edit-dialog';

const WORKSPACE = workspace();

const APP = {
	host: { site: {}, history: { navigate: () => undefined } },
	popups: createPopupQueue(),
	fail: ( thrown: unknown ) => {
		throw thrown;
	},
} as unknown as AppServices;

/** What was sent, by address. */
let sent: [ string, Record< string, unknown > | undefined ][];

const answer = ( address: string, data?: Record< string, unknown > ) => {
	sent.push( [ new URL( address, 'https://site.example' ).pathname, data ] );
	return {
		status: 'success',
		data: { workspace: { ...WORKSPACE, ...data } },
		workspace: { ...WORKSPACE, ...data },
	};
};

const isOff = ( name: string ) =>
	button( name )?.disabled ||
	button( name )?.getAttribute( 'aria-disabled' ) === 'true';

beforeEach( () => {
	sent = [];
} );

it( 'WSP-038 has the name in a field, and saves what was made of it, without the space around it', async () => {
	let closed = 0;
	await renderInApp(
		<EditDialog workspace={ WORKSPACE } onClose={ () => closed++ } />,
		APP,
		answer
	);
	expect( field( 'Name' ).value ).toBe( 'Client drafts' );
	expect( isOff( 'Save Changes' ) ).toBe( true );
	for ( const [ words, isNothing ] of [
		[ '', true ],
		[ '   ', true ],
		[ ' Client drafts ', true ],
		[ 'Client drafts 2', false ],
		[ ' Autumn menu ', false ],
	] as const ) {
		await type( field( 'Name' ), words );
		expect( field( 'Name' ).value ).toBe( words );
		expect( isOff( 'Save Changes' ) ).toBe( isNothing );
	}
	await press( 'Save Changes' );
	await wait( 500 );
	expect( sent ).toEqual( [
		[
			'/templately/v1/workspaces/client-drafts-1',
			{
				id: 5,
				title: 'Autumn menu',
				share_with: [],
				remove: [],
				roles: [],
			},
		],
	] );
	expect( closed ).toBe( 1 );
} );

describe.each( [
	[
		'that is made',
		'Create Workspace',
		<CreateDialog key="create" page={ 1 } onClose={ () => undefined } />,
	],
	[
		'that is there',
		'Save Changes',
		<EditDialog
			key="edit"
			workspace={ WORKSPACE }
			onClose={ () => undefined }
		/>,
	],
] )( 'WSP-048 people of a workspace %s', ( _, action, dialog ) => {
	it( 'are added one after another: the field is empty after each, by the button and by Enter', async () => {
		await renderInApp( dialog, APP, answer );
		const email = () =>
			all< HTMLInputElement >( 'input[type="email"]' )[ 0 ];
		const newTitle = findField( 'Title' );
		if ( newTitle ) {
			await type( newTitle, 'Client drafts' );
		}
		await type( email(), 'jun@park' );
		await enter( email() );
		await press( 'Add' );
		// What is no e-mail yet stays to be typed on.
		expect( email()?.value ).toBe( 'jun@park' );
		await type( email(), 'Jun@Park.example' );
		await press( 'Add' );
		expect( email()?.value ).toBe( '' );
		await type( email(), 'lea@novak.example' );
		await enter( email() );
		expect( email()?.value ).toBe( '' );
		// Present members are not added twice, and their e-mail leaves the field.
		await type( email(), 'LEA@novak.example' );
		await enter( email() );
		expect( email()?.value ).toBe( '' );
		expect(
			getTexts( '[aria-label="Will be invited"] [dir="auto"]' )
		).toEqual( [ 'jun@park.example', 'lea@novak.example' ] );
		await press( action );
		await wait( 500 );
		expect( sent[ 0 ]?.[ 1 ]?.share_with ).toEqual( [
			'jun@park.example',
			'lea@novak.example',
		] );
	} );
} );

it( 'says beside who is invited that an invitation was not sent again, and keeps what was changed', async () => {
	await renderInApp(
		<EditDialog
			workspace={
				{
					...WORKSPACE,
					invitations: [
						{ id: 3, email: 'lea@novak.example' },
						{ id: 4, email: 'jun@park.example' },
					],
					pending_invitations:
						'["lea@novak.example","jun@park.example"]',
				} as unknown as Workspace
			}
			onClose={ () => {
				throw new Error( 'It was closed.' );
			} }
		/>,
		APP,
		() => {
			throw { code: 'too_many', message: 'Not so often.' };
		}
	);
	await type( field( 'Name' ), 'Autumn menu' );
	const again = () => all( '[aria-label^="Resend the invitation"]' );
	await press( again()[ 1 ] );
	await wait( 500 );
	expect( getTexts( '.templately-person [role="alert"]' ) ).toEqual( [
		'Not so often.',
	] );
	expect(
		all( '.templately-person' ).map( ( row ) =>
			Boolean( row.querySelector( '[role="alert"]' ) )
		)
	).toEqual( [ false, true ] );
	expect( APP.popups.getCurrent()?.status ).not.toBe( 'error' );
	expect( field( 'Name' ).value ).toBe( 'Autumn menu' );
} );

it( 'says of each invitation what became of its mail, and that a resent one is on its way', async () => {
	const emails = [ 'a@x.example', 'b@x.example', 'c@x.example' ];
	const invited = workspace( {
		pending_invitations: JSON.stringify( emails ),
		invitations: [ 'sent', 'waiting', 'failed' ].map( ( mail, index ) => ( {
			id: index + 1,
			email: emails[ index ],
			role: 'editor',
			mail,
		} ) ),
	} );
	await renderInApp(
		<EditDialog workspace={ invited } onClose={ () => undefined } />,
		APP,
		answer
	);
	expect( getTexts( '.templately-people [role="status"]' ) ).toEqual( [
		'Invited',
		'Invited – email not sent yet',
		'Invited – email could not be sent. Send it again later.',
	] );
	await press(
		all< HTMLButtonElement >(
			'[aria-label="Resend the invitation to c@x.example"]'
		)[ 0 ]
	);
	await wait( 500 );
	expect( getTexts( '.templately-people [role="status"]' )[ 2 ] ).toBe(
		'Sent again'
	);
} );
