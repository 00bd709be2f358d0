import type { AppServices } from '../../shell/app-context';
import { useRestoreFocus } from '../../shell/use-restore-focus';
import { openApp } from '../../test/open-app';
import {
	all,
	button,
	getFocused,
	press,
	renderInApp,
	getTexts,
	wait,
} from '../../test/show';
import { TemplateList } from '../template-list';

const navigate = jest.fn();
const push = jest.fn();

const APP = {
	host: {
		history: {
			subscribe: () => () => undefined,
			navigate,
			getHref: ( to: string ) => to,
		},
		site: {
			adminUrl: 'https://site.example/wp-admin/admin.php?page=templately',
			can: { browse: true },
			links: {},
			locale: 'en_US',
			themeBuilder: {
				can: true,
				platforms: [ 'gutenberg', 'elementor' ],
			},
		},
	},
	notices: { push },
} as unknown as AppServices;

const template = ( id: number, title: string, canDelete = true ) => ( {
	id,
	title,
	platform: 'elementor',
	type: 'header',
	location: 'header',
	status: 'publish',
	edit_link: '',
	note: '',
	can_delete: canDelete,
	date: '2026-05-09T08:00:00Z',
	place: '',
	conditions: [] as object[],
} );

/** The list as it stands in the app. */
function Screen() {
	useRestoreFocus();
	return (
		<div className="templately">
			<TemplateList platform="elementor" canAdd />
		</div>
	);
}

/** Shows the list of a site with three templates, of which one cannot be deleted. */
async function list( refuses = false ) {
	let items = [
		template( 2, 'Second', false ),
		template( 3, 'Third' ),
		template( 1, 'First' ),
	];
	const asked: [ string, unknown ][] = [];
	await renderInApp( <Screen />, APP, ( address, sent ) => {
		asked.push( [ address, sent ] );
		if ( address.includes( 'delete' ) ) {
			if ( refuses ) {
				throw {
					code: 'not_deleted',
					message: 'WordPress did not delete the template.',
					data: { status: 500 },
				};
			}
			items = items.filter( ( { id } ) => id !== sent?.id );
			return { status: 'success', message: '“Third” is gone.' };
		}
		return address.includes( 'types' )
			? []
			: { items, total: 3, total_page: 1, current_page: 1 };
	} );
	await wait( 1000 );
	return asked.filter.bind( asked, ( [ address ] ) =>
		address.includes( 'delete' )
	) as () => typeof asked;
}

const deletes = () =>
	all( 'button[aria-label^="Delete"]' ).map(
		( { ariaLabel, attributes } ) =>
			ariaLabel ?? attributes.getNamedItem( 'aria-label' )?.value
	);
const deleteOf = ( title: string ) =>
	all( 'button' ).find(
		( found ) => found.getAttribute( 'aria-label' ) === `Delete ${ title }`
	);
const dialogs = () => getTexts( '.components-modal__header-heading' );

beforeEach( () => {
	window.history.replaceState( null, '', '?' );
	navigate.mockClear();
	push.mockClear();
} );

test( 'Deletes after asking, whatever the builder: the row goes, the next one has the focus, and what the site says is said', async () => {
	const sent = await list();
	expect( deletes() ).toEqual( [ 'Delete Third', 'Delete First' ] );
	await press( deleteOf( 'Third' ) );
	expect( dialogs() ).toEqual( [ 'Are You Sure?' ] );
	expect( document.body.textContent ).toContain(
		'“Third” will move to the trash.'
	);
	await press( 'Cancel' );
	await wait( 1000 );
	expect( [ dialogs(), sent(), getFocused() ] ).toEqual( [
		[],
		[],
		deleteOf( 'Third' ),
	] );

	await press( deleteOf( 'Third' ) );
	await press( all( '[type="submit"]' )[ 0 ] );
	await wait( 1000 );
	expect( sent().map( ( [ , data ] ) => data ) ).toEqual( [ { id: 3 } ] );
	expect( [ dialogs(), deletes() ] ).toEqual( [ [], [ 'Delete First' ] ] );
	expect( getFocused() ).toBe( deleteOf( 'First' ) );
	expect( push.mock.calls ).toEqual( [
		[ { status: 'success', title: '“Third” is gone.', message: '' } ],
	] );
} );

test( 'Says in the dialog why nothing was deleted, and lets try again', async () => {
	const sent = await list( true );
	await press( deleteOf( 'First' ) );
	await press( all( '[type="submit"]' )[ 0 ] );
	await wait( 1000 );
	expect( getTexts( '[role="alert"]' ).join() ).toContain(
		'WordPress did not delete the template.'
	);
	expect( deletes() ).toEqual( [ 'Delete Third', 'Delete First' ] );
	await press( all( '[type="submit"]' )[ 0 ] );
	await wait( 1000 );
	expect( sent().map( ( [ , data ] ) => data ) ).toEqual( [
		{ id: 1 },
		{ id: 1 },
	] );
	expect( push ).not.toHaveBeenCalled();
} );

test( 'Goes to the last page where there are fewer by now', async () => {
	window.history.replaceState( null, '', '?paged=4' );
	await list();
	expect( navigate.mock.calls ).toEqual( [
		[ '/elementor/theme-builder', { replace: true } ],
	] );
} );

test( 'Opens what a new template is to be (TPL-001), and where one shows (CND-001), one at a time', async () => {
	await list();
	expect( dialogs() ).toEqual( [] );
	await press( 'Add New Template' );
	expect( dialogs() ).toEqual( [ 'Add New Template' ] );
	await press( 'Cancel' );
	await wait( 1000 );
	expect( dialogs() ).toEqual( [] );
	await press(
		all( 'button' ).find(
			( found ) =>
				found.getAttribute( 'aria-label' ) === 'Add conditions to Third'
		)
	);
	expect( all( '.templately-conditions h1' ) ).toHaveLength( 1 );
	expect( dialogs() ).toEqual( [] );
} );

test.each( [
	[ true, 'No templates yet' ],
	[ false, 'Your role can’t do this' ],
] )(
	'Somebody who may change the site (%s) finds the templates and a tab for them, or is told so: %s',
	async ( can, said ) => {
		await openApp( '/gutenberg/theme-builder', {
			site: { themeBuilder: { can, platforms: [ 'gutenberg' ] } },
			answers: { '/templates/theme': { items: [], total_page: 1 } },
		} );
		expect( getTexts( '.templately-theme-builder h2' ) ).toEqual( [
			said,
		] );
		expect(
			getTexts( 'nav[aria-label="Library"] a' ).includes(
				'Theme Builder'
			)
		).toBe( can );
		expect( Boolean( button( 'Add New Template' ) ) ).toBe( can );
	}
);

test( 'A template without conditions says where WordPress shows it, or that it shows nowhere yet', async () => {
	const site = { condition: 'include/general', label: 'Entire site' };
	const items = [
		{ ...template( 1, 'Imported' ), place: 'Templates that include it' },
		template( 2, 'New' ),
		{
			...template( 3, 'Both' ),
			place: 'Templates that include it',
			conditions: [ site ],
		},
	];
	await renderInApp( <Screen />, APP, ( address ) =>
		address.includes( 'types' )
			? []
			: { items, total: 3, total_page: 1, current_page: 1 }
	);
	await wait( 1000 );
	expect( getTexts( 'tbody td:nth-child(2)' ) ).toEqual( [
		'Templates that include itAdd',
		'Nowhere yetAdd',
		'Templates that include itEntire site',
	] );
} );
