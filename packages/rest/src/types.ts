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

/** What an operation answers. */
export type Answer< Name extends Operation > = Json<
	operations[ Name ][ 'responses' ][ 200 ]
>;

/** What an operation takes. */
export type Payload< Name extends Operation > = operations[ Name ] extends {
	requestBody: infer Body;
}
	? Json< Body >
	: never;

export type ItemsPage = Answer< 'get_items' >;
export type Item = ItemsPage[ 'items' ][ number ];
export type ItemDetails = Answer< 'get_item' >;
export type Screenshot = ItemDetails[ 'screenshots' ][ number ];
export type Term = Answer< 'get_categories' >[ number ];
export type Tag = Answer< 'get_tags' >[ number ];
export type Dependency = Answer< 'get_dependencies' >[ number ];
/** A plugin that a design needs, as it is here. */
export type NeededPlugin =
	Answer< 'check_dependencies' >[ 'plugins' ][ number ];
export type Counts = Answer< 'get_counts' >;
export type Profile = NonNullable< Answer< 'is_signed' >[ 'user' ] >;
/** What people think of packs, and an account itself. */
export type Reviews = Profile[ 'reviews' ];
export type FavouritesAnswer = Answer< 'get_favourites' >;
export type Download = Answer< 'get_downloads' >[ number ];
export type PurchasesAnswer = Answer< 'get_purchases' >;
export type Purchase = PurchasesAnswer[ 'data' ][ number ];
/** What a favourite's change has made of an item. */
export type Favourite = Answer< 'favourite' >[ 'data' ];
/** What a plan costs, in dollars. */
export type Price = Answer< 'get_pricing' >[ number ];
export type ImportedPage = Answer< 'import_page' >;
/** Where a design can be looked at. */
export type LooksAnswer = Answer< 'get_style_previews' >;
/** A design in each of its looks. */
export type Looks = NonNullable< LooksAnswer[ 'looks' ] >;
export type Look = keyof Looks;
/** A font that a design is set in and that the site lacks. */
export type Font = LooksAnswer[ 'fonts' ][ number ];
/** What was installed, as a page loads it. */
export type InstalledFonts = Answer< 'install_fonts' >;
/** A part of a design that did not come along, and why. */
export type LeftOut = ImportedPage[ 'left_out' ][ number ];

/** Sign-in and sign-up answer 200 for a refusal too, and say so in `status`. */
export type AccountAnswer = Answer< 'log_in' > | Answer< 'sign_up' >;
export type LoginPayload = Payload< 'log_in' >;
/** A form has all of its fields, also where the server calls one empty itself. */
export type SignupPayload = Required< Payload< 'sign_up' > >;
export type InsertPayload = Payload< 'insert' >;

export type Settings = Answer< 'get_settings' >;
export type SettingsChange = Payload< 'change_settings' >;

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
export type ConditionsAnswer = Answer< 'get_conditions' >;
export type ConditionConfig = ConditionsAnswer[ 'config' ];
/** A row as the site knows it. */
export type Condition = ConditionsAnswer[ 'template_conditions' ][ number ];
/** What a row says. */
export type ConditionRow =
	Payload< 'save_conditions' >[ 'conditions' ][ number ];
/** What is looked for among the ids of a row. */
export type ConditionControl =
	ConditionConfig[ string ][ 'controls' ][ number ];
export type ConditionOption = Answer< 'autocomplete' >[ number ];
export type SavedConditions = Answer< 'save_conditions' >;
/** What rows would do. */
export type ConditionsPreview = Answer< 'preview_conditions' >;
/** Another template that shows on some of the same pages. */
export type ConditionConflict = ConditionsPreview[ 'conflicts' ][ number ];
export type ConditionRank = Answer< 'get_specificity' >[ number ];
/** A type that a template of the theme can have. */
export type ThemeTemplateType = Answer< 'get_theme_types' >[ number ];
/** A design of the library that a template can begin with. */
export type ThemeDesign = Answer< 'get_theme_designs' >[ number ];
export type ThemeTemplatesPage = Answer< 'get_theme_templates' >;
export type ThemeTemplate = ThemeTemplatesPage[ 'items' ][ number ];
export type NewTemplate = Payload< 'create_template' >;
export type CreatedTemplate = Answer< 'create_template' >;

/** What the page says about itself and its site, once, when it is printed. */
export type PageData = components[ 'schemas' ][ 'PageData' ];

/** What every call throws: WordPress's own error form. */
export type Failure = components[ 'schemas' ][ 'Failure' ];
