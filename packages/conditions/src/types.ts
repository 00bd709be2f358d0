import type {
	Condition,
	ConditionRank,
	ConditionsAnswer,
	ConditionsPreview,
	Platform,
	ThemeDesign,
	ThemeTemplatesPage,
	ThemeTemplateType,
} from '@templately/rest';

export interface State {
	/** What the site said of templates' conditions, by the template's id. */
	byTemplate: Record< number, ConditionsAnswer >;
	/** The template whose conditions are edited, with its rows as they were at first and as they are to be; null for none. */
	edited: {
		templateId: number;
		begun: Condition[];
		conditions: Condition[];
	} | null;
	/** What rows would do, by previewKey(). */
	previews: Record< string, ConditionsPreview >;
	types: Partial< Record< Platform, ThemeTemplateType[] > >;
	/** Designs that a template can begin with, by designsKey(). */
	designs: Record< string, ThemeDesign[] >;
	/** Pages of the list of templates, by pageKey(). */
	pages: Record< string, ThemeTemplatesPage >;
	ranks: ConditionRank[] | null;
}
