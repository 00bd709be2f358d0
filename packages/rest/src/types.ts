/**
 * Names for what travels between the browser and `templately/v1`. The shapes are those of the route schemas, from which
 * schema.d.ts is made.
 */
import type { components, operations } from './schema';

type Operation = keyof operations;

type Json< Holder > = Holder extends {
	content: { 'application/json': infer Body };
}
	? Body
	: never;

/** Response of an operation. */
export type ResponseOf< Name extends Operation > = Json<
	operations[ Name ][ 'responses' ][ 200 ]
>;

/** Request body of an operation. */
export type RequestBody< Name extends Operation > = operations[ Name ] extends {
	requestBody: infer Body;
}
	? Json< Body >
	: never;

export type ItemsPage = ResponseOf< 'get_items' >;
export type Item = ItemsPage[ 'items' ][ number ];
export type ItemDetails = ResponseOf< 'get_item' >;
export type Screenshot = ItemDetails[ 'screenshots' ][ number ];
export type Term = ResponseOf< 'get_categories' >[ number ];
export type Tag = ResponseOf< 'get_tags' >[ number ];
export type Dependency = ResponseOf< 'get_dependencies' >[ number ];
/** A plugin that a design needs, as it is here. */
export type NeededPlugin =
	ResponseOf< 'check_dependencies' >[ 'plugins' ][ number ];
export type Profile = NonNullable< ResponseOf< 'is_signed' >[ 'user' ] >;
export type Reviews = Profile[ 'reviews' ];
export type Download = ResponseOf< 'get_downloads' >[ number ];
type PurchasesResponse = ResponseOf< 'get_purchases' >;
export type Purchase = PurchasesResponse[ 'data' ][ number ];
export type Favourite = ResponseOf< 'favourite' >[ 'data' ];
/** Price of a plan, in dollars. */
export type Price = ResponseOf< 'get_pricing' >[ number ];
export type ImportedPage = ResponseOf< 'import_page' >;
/** Preview URLs of a design, and fonts that it needs. */
export type StylePreviewsResponse = ResponseOf< 'get_style_previews' >;
/** A design in each of its looks. */
export type StylePreviews = NonNullable< StylePreviewsResponse[ 'looks' ] >;
export type StyleSource = keyof StylePreviews;
/** A font that a design is set in and that the site lacks. */
export type Font = StylePreviewsResponse[ 'fonts' ][ number ];
/** Installed fonts with their CSS. */
export type InstalledFonts = ResponseOf< 'install_fonts' >;
/** A part of a design that did not come along, and why. */
export type OmittedPart = ImportedPage[ 'left_out' ][ number ];

/** Sign-in and sign-up answer 200 for a refusal too, and say so in `status`. */
export type AccountAnswer = ResponseOf< 'log_in' > | ResponseOf< 'sign_up' >;
export type LoginPayload = RequestBody< 'log_in' >;
/** A form has all of its fields, also where the server calls one empty itself. */
export type SignupPayload = Required< RequestBody< 'sign_up' > >;
export type InsertPayload = RequestBody< 'insert' >;

export type Settings = ResponseOf< 'get_settings' >;
export type SettingsChange = RequestBody< 'change_settings' >;

export type Platform = Item[ 'platform' ];

/** An item's type in the data layer. `sections` are shown as blocks. */
export type ItemType = Item[ 'type' ];

/** Which favourites or purchases are asked for; what is left out narrows nothing. */
export type CollectionQuery = NonNullable<
	operations[ 'get_favourites' ][ 'parameters' ][ 'query' ]
>;

export type PlanFilter = 'all' | 'starter' | 'pro';

/** A list of items: the arguments of GET /items, of which two must be said. */
export type ItemsQuery = NonNullable<
	operations[ 'get_items' ][ 'parameters' ][ 'query' ]
> & {
	platform: Platform;
	type: ItemType;
};

/** A template of the theme, what conditions there are for it, and those that it has. */
export type ConditionsAnswer = ResponseOf< 'get_conditions' >;
export type ConditionConfig = ConditionsAnswer[ 'config' ];
/** A row as the site knows it. */
export type Condition = ConditionsAnswer[ 'template_conditions' ][ number ];
export type ConditionRow = Omit<
	RequestBody< 'save_conditions' >[ 'conditions' ][ number ],
	'sub_id'
> & { sub_id: number };
/** Kind of a condition's id field. */
export type ConditionControl =
	ConditionConfig[ string ][ 'controls' ][ number ];
export type ConditionOption = ResponseOf< 'autocomplete' >[ number ];
export type SavedConditions = ResponseOf< 'save_conditions' >;
export type ConditionsPreview = ResponseOf< 'preview_conditions' >;
/** Another template that shows on some of the same pages. */
export type ConditionConflict = ConditionsPreview[ 'conflicts' ][ number ];
/** A type that a template of the theme can have. */
export type ThemeTemplateType = ResponseOf< 'get_theme_types' >[ number ];
type ThemeTemplatesPage = ResponseOf< 'get_theme_templates' >;
export type ThemeTemplate = ThemeTemplatesPage[ 'items' ][ number ];
export type NewTemplate = RequestBody< 'create_template' >;
export type CreatedTemplate = ResponseOf< 'create_template' >;

/** Data that the server prints into the page. */
export type PageData = components[ 'schemas' ][ 'PageData' ];

/** Error format of WordPress, which every call throws. */
export type Failure = components[ 'schemas' ][ 'Failure' ];
