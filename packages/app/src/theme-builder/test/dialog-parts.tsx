/** Parts of the theme builder's dialogs, as a person finds them. */
import { mockApi, type ApiRequest } from '@templately/rest/testing';
import type { Platform } from '@templately/rest';
import type { ReactNode } from 'react';
import type { AppServices } from '../../shell/app-context';
import { all, renderInApp, wait } from '../../test/show';
import { ConditionsDialog } from '../conditions-dialog';

const app = ( platforms: Platform[], browse: boolean ) =>
	( {
		host: {
			site: {
				adminUrl:
					'https://site.example/wp-admin/admin.php?page=templately',
				can: { browse },
				themeBuilder: { can: true, platforms },
			},
		},
		notices: { push: () => undefined },
	} ) as unknown as AppServices;

/**
 * Shows a dialog inside the app, on a site that answers.
 *
 * @param dialog    The dialog.
 * @param answer    What the site answers.
 * @param platforms The builders that the site has.
 * @param browse    Whether whoever looks may browse the library.
 */
export async function open(
	dialog: ReactNode,
	answer: ( asked: ApiRequest ) => unknown,
	platforms: Platform[] = [ 'gutenberg', 'elementor' ],
	browse = false
) {
	const asked = mockApi( answer );
	await renderInApp( dialog, app( platforms, browse ), null );
	await wait( 1000 );
	return asked;
}

export const radio = ( value: string ) =>
	all< HTMLInputElement >( 'input[type="radio"]' ).find(
		( input ) => input.value === value
	);

/** What was sent to make templates. */
export const sentTo = ( asked: ApiRequest[] ) =>
	asked.filter( ( { path } ) => path === '/create-template' );

/** Types that a template can have. */
export const TYPES = [
	{ type: 'header', label: 'Header', group: 'Parts', condition: null },
	{ type: '404', label: '404 page', group: 'Pages', condition: null },
];

/** What a site offers for conditions. */
export const CONFIG = {
	general: {
		label: 'Entire site',
		plural_label: 'Entire site',
		sub_conditions: {},
		controls: [],
	},
	archive: {
		label: 'Archives',
		plural_label: 'All archives',
		sub_conditions: {
			category: { label: 'Categories', controls: [ 'term' ] },
			post_tag: { label: 'Tags', controls: [ 'term' ] },
			search: { label: 'Search results', controls: [] },
		},
		controls: [],
	},
	singular: {
		label: 'Single entries',
		plural_label: 'All single entries',
		sub_conditions: {},
		controls: [],
	},
};

export const NEWS = {
	id: 3,
	type: 'include',
	name: 'archive',
	sub_name: 'category',
	sub_id: 5,
	sub_label: 'News',
	fault: '',
};

/**
 * Shows the conditions of a template of one's own: what was asked of one is kept.
 *
 * @param templateId    The template.
 * @param conditions    Its conditions.
 * @param given
 * @param given.save    What the site answers when they are saved; nothing comes, where that is not said.
 * @param given.close   Told when the dialog closes.
 * @param given.preview Where the conditions show it, and which other templates show there.
 */
export const openConditions = (
	templateId: number,
	conditions: object[],
	{
		save = () => new Promise( () => undefined ),
		close = () => undefined,
		preview = { pages: [], conflicts: [] },
	}: { save?: () => unknown; close?: () => void; preview?: object } = {}
) =>
	open(
		<ConditionsDialog templateId={ templateId } onClose={ close } />,
		( { path } ) => {
			if ( path.includes( 'preview' ) ) {
				return preview;
			}
			if ( path.includes( 'autocomplete' ) ) {
				return [ { value: 8, label: 'Found' } ];
			}
			return path.includes( 'save' )
				? save()
				: {
						template: {
							id: templateId,
							title: 'Categories',
							platform: 'gutenberg',
							type: 'category',
						},
						config: CONFIG,
						template_conditions: conditions,
					};
		}
	);

/** A field of a row by its label; rows are counted from 1. */
export const rowField = ( row: number, name: string ) => {
	const [ group ] = all( `[aria-label="Condition ${ row }"]` );
	const label = group
		? all< HTMLLabelElement >( 'label', group ).find(
				( { textContent } ) => textContent === name
			)
		: undefined;
	return (
		label
			? ( document.getElementById( label.htmlFor ) ?? undefined )
			: undefined
	) as HTMLSelectElement | undefined;
};

/** What the fields of a row say; undefined for one that is not there. */
export const values = ( row: number ) =>
	[ 'Type', 'Where', 'What', 'Which' ].map(
		( name ) => rowField( row, name )?.value
	);
