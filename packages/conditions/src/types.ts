import type {
	Condition,
	ConditionRank,
	ConditionsAnswer,
	ConditionsPreview,
	Held,
	Platform,
	ThemeDesign,
	ThemeTemplatesPage,
	ThemeTemplateType,
} from '@templately/rest';

export interface State {
	/** What the site said of templates' conditions, by the template's id. */
	byTemplate: Record< number, Held< ConditionsAnswer > >;
	/** The template whose conditions are edited, with its rows as they were at first and as they are to be; null for none. */
	edited: {
		templateId: number;
		begun: Condition[];
		conditions: Condition[];
	} | null;
	/** What rows would do, by previewKey(). */
	previews: {
		byRows: Record< string, ConditionsPreview >;
		/** What was asked before is of what was before a change. */
		since: number;
	};
	types: Partial< Record< Platform, ThemeTemplateType[] > >;
	/** Designs that a template can begin with, by designsKey(). */
	designs: Record< string, ThemeDesign[] >;
	/** Pages of the list of templates, by pageKey(). */
	pages: Record< string, Held< ThemeTemplatesPage > >;
	/** Templates that were deleted, and since when: what was asked before may still tell of them. */
	gone: Record< number, number >;
	ranks: ConditionRank[] | null;
}
