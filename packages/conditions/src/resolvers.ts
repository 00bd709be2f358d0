import type { ThunkArgs } from '@wordpress/data';
import { takeTicket } from '@templately/rest';
import * as rest from '@templately/rest/theme-builder';
import type { ConditionRow, Platform } from '@templately/rest';
import { parseCondition } from './condition';
import type { store } from './index';

type Args = ThunkArgs< typeof store >;

export const getTemplate =
	( templateId: number ) =>
	async ( { dispatch }: Args ): Promise< void > => {
		const ticket = takeTicket();
		dispatch.receiveConditions(
			await rest.getConditions( templateId ),
			ticket
		);
	};

/** One request answers both. */
export const getConditionsByTemplate =
	( templateId: number ) =>
	async ( { resolveSelect }: Args ): Promise< void > => {
		await resolveSelect.getTemplate( templateId );
	};

export const getPreview =
	( templateId: number, rows: string[] ) =>
	async ( { dispatch }: Args ): Promise< void > => {
		const ticket = takeTicket();
		dispatch.receivePreview(
			templateId,
			rows,
			await rest.previewConditions(
				templateId,
				rows
					.map( parseCondition )
					.filter( ( row ): row is ConditionRow => Boolean( row ) )
			),
			ticket
		);
	};

export const getTypes =
	( platform: Platform ) =>
	async ( { dispatch }: Args ): Promise< void > => {
		dispatch.receiveTypes(
			platform,
			await rest.getThemeTemplateTypes( platform )
		);
	};

export const getDesigns =
	( platform: Platform, type: string ) =>
	async ( { dispatch }: Args ): Promise< void > => {
		dispatch.receiveDesigns(
			platform,
			type,
			await rest.getThemeDesigns( platform, type )
		);
	};

export const getThemeTemplates =
	( platform: Platform, page: number ) =>
	async ( { dispatch }: Args ): Promise< void > => {
		const ticket = takeTicket();
		dispatch.receivePage(
			platform,
			page,
			await rest.getThemeTemplates( platform, page ),
			ticket
		);
	};

export const getRanks =
	() =>
	async ( { dispatch }: Args ): Promise< void > => {
		dispatch.receiveRanks( await rest.getConditionRanks() );
	};
