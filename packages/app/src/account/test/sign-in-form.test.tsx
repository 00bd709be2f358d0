// eslint-disable-next-line import/no-extraneous-dependencies -- for tests alone, and @wordpress/element does not hand it on.
import { act } from 'react';
import type { AppServices } from '../../shell/app-context';
import { all, press, renderInApp } from '../../test/show';
import { SignInForm } from '../sign-in-form';

const app = { host: { site: { links: {} } } } as unknown as AppServices;

const field = () => all< HTMLInputElement >( 'input[name="api_key"]' )[ 0 ];

/** Writes into the field, as a person does. */
const write = ( value: string ) =>
	act( async () => {
		Object.getOwnPropertyDescriptor(
			HTMLInputElement.prototype,
			'value'
		)?.set?.call( field(), value );
		field()?.dispatchEvent( new Event( 'input', { bubbles: true } ) );
	} );

const leave = () =>
	act( async () => {
		field()?.focus();
		field()?.blur();
	} );

const said = () => document.body.textContent ?? '';

it( 'ACC-038 says under the field that a key is needed, once it was left without one', async () => {
	await renderInApp(
		<SignInForm
			onSuccess={ () => undefined }
			link={ false }
			isFirst
			mayBeGlobal={ false }
		/>,
		app
	);
	const message = 'Please provide a valid API Key.';
	await press( 'Connect via API key' );
	expect( said() ).not.toContain( message );
	for ( const nothing of [ '', '   ' ] ) {
		await write( nothing );
		await leave();
		expect( field()?.getAttribute( 'aria-invalid' ) ).toBe( 'true' );
		expect( said() ).toContain( message );
		await write( 'tly_k_x' );
		expect( said() ).not.toContain( message );
		await leave();
		expect( said() ).not.toContain( message );
	}
} );
