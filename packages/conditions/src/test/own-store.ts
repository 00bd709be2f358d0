import type { Condition, ConditionsAnswer } from '@templately/rest';
import { createTestStore, mockApi } from '@templately/rest/testing';
import { store } from '..';

export const NEWS: Condition = {
	id: 31,
	type: 'include',
	name: 'archive',
	sub_name: 'category',
	sub_id: 5,
	sub_label: 'News',
	fault: '',
};

export const createAnswer = (
	id: number,
	platform: 'gutenberg' | 'elementor',
	conditions: Condition[]
): ConditionsAnswer => ( {
	template: {
		id,
		title: `Template ${ id }`,
		platform,
		type: 'archive',
		location: 'body',
		status: 'publish',
		edit_link: '',
		note: '',
		can_delete: true,
	},
	config: {
		general: {
			label: `General of ${ platform }`,
			plural_label: 'Entire site',
			sub_conditions: {},
			controls: [],
		},
	},
	template_conditions: conditions,
} );

export const newStore = () => createTestStore( store );

export const serveTwo = () =>
	mockApi( ( { path } ) =>
		path.includes( 'template_id=8' )
			? createAnswer( 8, 'elementor', [] )
			: createAnswer( 12, 'gutenberg', [ NEWS ] )
	);
