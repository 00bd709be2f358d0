/** The shapes of the theme builder's calls. */
import type { Platform } from './types';

/** One row: where a template shows, or does not. */
export interface ConditionRow {
	type: 'include' | 'exclude';
	name: 'general' | 'archive' | 'singular';
	/** '' for all of it. */
	sub_name: string;
	/** 0 for any. */
	sub_id: number;
}

export interface Condition extends ConditionRow {
	id: number;
	/** Title of what sub_id names; '' for none. */
	sub_label: string;
	/** Why the row has no effect; '' where it has. */
	fault: string;
}

/** What is looked for among the ids of a condition. */
export type ConditionControl = 'post' | 'term' | 'author';

export type ConditionConfig = Record<
	string,
	{
		label: string;
		plural_label: string;
		sub_conditions: Record<
			string,
			{ label: string; controls: ConditionControl[] }
		>;
		controls: ConditionControl[];
	}
>;

export interface ConditionsAnswer {
	template: {
		id: number;
		title: string;
		platform: Platform;
		type: string;
		location: 'header' | 'footer' | 'body';
		status: string;
		edit_link: string;
	};
	config: ConditionConfig;
	template_conditions: Condition[];
}

/** Another template that shows on some of the same pages. */
export interface ConditionConflict {
	template_id: number;
	title: string;
	edit_link: string;
	location: 'header' | 'footer' | 'body';
	relation: 'yields_to' | 'wins_over' | 'same';
	condition: string;
}

export interface SavedConditions {
	status: 'success';
	message: string;
	data: {
		template_conditions: Condition[];
		conflicts: ConditionConflict[];
	};
}

export interface ConditionOption {
	value: number;
	label: string;
}

/** What rows would do. */
export interface ConditionsPreview {
	pages: { title: string; url: string; wins: boolean }[];
	conflicts: ConditionConflict[];
}

export interface ThemeTemplateType {
	type: string;
	label: string;
	group: string;
	location: 'header' | 'footer' | 'body';
	/** The condition that such a template has at first. */
	condition: ConditionRow | null;
}

export interface NewTemplate {
	platform: Platform;
	type: string;
	title: string;
	/** A design of the library that it starts from. */
	item_id?: number;
}

export interface CreatedTemplate {
	status: 'success';
	template_id: number;
	redirect: string;
	condition: ConditionRow | null;
}

export interface ThemeTemplate {
	id: number;
	title: string;
	type: string;
	location: 'header' | 'footer' | 'body';
	status: string;
	date: string;
	edit_link: string;
	conditions: string[];
	note: string;
}

export interface ThemeTemplatesPage {
	items: ThemeTemplate[];
	current_page: number;
	total_page: number;
}

export interface ConditionRank {
	rank: number;
	rows: string[];
}
