import { createPopupQueue } from '@templately/ui';
import type { AppServices } from '../../shell/app-context';
import { template } from '../../test/fixtures';
import {
	all,
	choose,
	press,
	renderInApp,
	getTexts,
	wait,
} from '../../test/show';
import { PushDialog } from '../push-dialog';
import { SaveForm } from '../save-dialog';

const TEMPLATE = template();

const APP = {
	host: { site: {}, history: { navigate: () => undefined } },
	popups: createPopupQueue(),
	fail: () => undefined,
} as unknown as AppServices;

/** What was pushed: the file, and the version that it was to follow. */
let pushed: unknown[];

/** A cloud in which another user saves the same file before each push. */
function cloud() {
	pushed = [];
	let version = 3;
	return ( address: string, sent: Record< string, unknown > = {} ) => {
		if ( address.includes( '/clouds/upload/check' ) ) {
			return { left_behind: [], images: 0 };
		}
		if ( address.includes( '/clouds/upload' ) ) {
			pushed.push( [ sent.file_id, sent.base ] );
			version++;
			throw {
				code: 'version_conflict',
				message: 'Somebody else saved it meanwhile.',
				data: { status: 409 },
			};
		}
		if ( address.includes( '/clouds' ) ) {
			return {
				files: {
					data: [
						{
							id: 31,
							name: 'Menu card',
							version,
							can: { save: true },
						},
					],
					current_page: 1,
					total_page: 1,
				},
			};
		}
		return address.includes( 'saved-templates' )
			? { ...TEMPLATE, content: [ '<!-- wp:separator /-->' ] }
			: { data: [] };
	};
}

const newer = () => all< HTMLInputElement >( 'input[type="checkbox"]' )[ 0 ];

/** Asks twice for a newer version. */
async function pushTwice( action: string ) {
	for ( let time = 0; time < 2; time++ ) {
		await wait( 1000 );
		// What was refused is not chosen any more: it is another version now.
		expect( newer()?.checked ).toBe( false );
		await press( newer() );
		await press( action );
		await wait( 1000 );
		expect( document.body.textContent ).toContain(
			'Somebody else saved it meanwhile.'
		);
	}
	expect( pushed ).toEqual( [
		[ 31, 3 ],
		[ 31, 4 ],
	] );
}

test( 'A newer version that came too late is pushed on what is there now, and not refused for ever', async () => {
	await renderInApp(
		<PushDialog template={ TEMPLATE } onClose={ () => undefined } />,
		APP,
		cloud()
	);
	await pushTwice( 'Push To Cloud' );
} );

test( 'A save that came too late is saved on what is there now, too', async () => {
	await renderInApp(
		<SaveForm
			saving={ {
				platform: 'gutenberg',
				id: 0,
				source: 12,
				type: 'section',
				title: 'Menu card',
				content: [ '<!-- wp:separator /-->' ],
			} }
		/>,
		APP,
		cloud()
	);
	await wait( 500 );
	const [ select ] = all< HTMLSelectElement >( 'select' );
	expect( getTexts( 'option' ) ).toContain( 'My Clouds' );
	await choose( select as HTMLSelectElement, '0' );
	await pushTwice( 'Save & Push' );
} );

test( 'That it could not be found out what stays behind is said, and can be tried again', async () => {
	const answer = cloud();
	let isAway = true;
	let checks = 0;
	await renderInApp(
		<PushDialog template={ TEMPLATE } onClose={ () => undefined } />,
		APP,
		( address, sent ) => {
			if ( address.includes( '/clouds/upload/check' ) ) {
				checks++;
				if ( isAway ) {
					throw { code: 'busy', message: 'Later.' };
				}
			}
			return answer( address, sent );
		}
	);
	await wait( 1000 );
	expect( getTexts( '[role="alert"]' ) ).toEqual( [
		'Couldn’t check what will be left out. Try again',
	] );
	isAway = false;
	await press( 'Try again' );
	await wait( 1000 );
	expect( checks ).toBe( 2 );
	expect( getTexts( '[role="alert"]' ) ).toEqual( [] );
	expect( getTexts( '[role="status"]' ) ).toContain(
		'Everything is included.'
	);
} );
