import type { AppServices } from '../../app-context';
import { all, press, show, textsOf } from '../../test/show';
import { PluginList } from '../plugin-list';
import { startRows } from '../plugins';
import { plugin } from './needed';

const REQUIRED = [
	plugin( 'menu' ),
	plugin( 'form', { is_installed: true } ),
	plugin( 'shop', { is_active: true, is_installed: true } ),
	plugin( 'map', { is_pro: true, link: 'https://map.example/' } ),
];

/** What is said of each, whether it has a tick, and whether that can be changed. */
const boxes = () =>
	all< HTMLInputElement >( 'li input[type="checkbox"]' ).map(
		( { id, checked, disabled } ) => [
			document.querySelector( `label[for="${ id }"]` )?.textContent,
			checked,
			! disabled,
		]
	);

const list = async ( obstacle = '', isBusy = false ) => {
	const toggled: string[] = [];
	await show(
		<PluginList
			view={ {
				name: 'plugins',
				rows: startRows( REQUIRED, obstacle === '' ),
				obstacle,
				isBusy,
				toggle: ( slug ) => toggled.push( slug ),
				install: () => undefined,
			} }
			onCancel={ () => undefined }
		/>,
		{} as AppServices
	);
	return toggled;
};

test( 'INS-024 every plugin that a design needs is in the list, with a checkbox', async () => {
	const toggled = await list();
	expect( all( 'li' ).length ).toBe( REQUIRED.length );
	expect( boxes() ).toEqual( [
		[ 'The menu', true, true ],
		[ 'The form', true, true ],
		[ 'The shop', true, false ],
		[ 'The map', false, false ],
	] );
	await press( all( 'li input' )[ 1 ] );
	expect( toggled ).toEqual( [ 'form' ] );
	expect( textsOf( '.templately-plugins__state' ) ).toEqual( [
		'',
		'',
		'Active',
		'Pro',
	] );
} );

test( 'INS-024 nothing of it can be changed while it is installed', async () => {
	await list( '', true );
	expect( boxes().map( ( [ , , canChange ] ) => canChange ) ).toEqual( [
		false,
		false,
		false,
		false,
	] );
} );

test( 'INS-024 who may not install sees the list, and why', async () => {
	await list( 'Ask an administrator.' );
	expect( document.body.textContent ).toContain( 'Ask an administrator.' );
	expect( boxes() ).toEqual( [
		[ 'The menu', false, false ],
		[ 'The form', false, false ],
		[ 'The shop', true, false ],
		[ 'The map', false, false ],
	] );
} );

test( 'INS-043 a plugin that is sold elsewhere is to be installed by hand, and the list says where to get it', async () => {
	await list();
	expect( textsOf( 'li .components-base-control__help' ) ).toEqual( [
		'Is here, and not active.',
		'Has to be installed by hand. Get The map',
	] );
	const [ link ] = all< HTMLAnchorElement >( 'li a' );
	expect( [ link?.href, link?.target, link?.rel ] ).toEqual( [
		'https://map.example/',
		'_blank',
		'noopener noreferrer',
	] );
} );
