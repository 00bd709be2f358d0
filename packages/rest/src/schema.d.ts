// Made from the PHP route schemas by packages/rest/bin/types.mjs.

export interface paths {
    "/autocomplete-condition": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Retrieves the objects that a condition can name. Returns none for an empty query. */
        get: operations["autocomplete"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/categories": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Retrieves all categories, or those in use within a section of the catalogue. */
        get: operations["get_categories"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/clouds": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Retrieves a page of the files in the user's own cloud. */
        get: operations["list_clouds"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/clouds/copy-move": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Copies or moves files to a workspace or to the user's own cloud. */
        post: operations["copy_move"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/clouds/delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Moves files to the trash of their owners: all or none. */
        post: operations["delete_files"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/clouds/delete/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Moves a file to the trash of its owner. */
        delete: operations["delete_cloud_file"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/clouds/download/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Retrieves a download URL for a file, valid for a few minutes, and its file name. */
        get: operations["download"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/clouds/empty-trash": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Permanently deletes files in the user's own trash, one batch per request. Repeat until the trash is empty. */
        post: operations["empty_trash"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/clouds/preview/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Retrieves the preview URL of a version of a file. */
        get: operations["preview_file"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/clouds/purge": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Permanently deletes files in the trash: all or none. */
        post: operations["purge_files"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/clouds/rename": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Renames a file. */
        post: operations["rename_file"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/clouds/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Restores files from the trash: all or none. */
        post: operations["restore_files"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/clouds/trash": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Retrieves a page of the files in the user's own trash, most recently deleted first. */
        get: operations["get_trash"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/clouds/upload": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Pushes a template and its media to the cloud, as a new file or as a new version of a file. */
        post: operations["upload"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/clouds/upload/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Checks what a push of a template would include and what it would leave out. */
        post: operations["check_upload"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/clouds/usage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Retrieves the storage usage of the user's cloud, as JSON text with limit, files, bytes and most_bytes. */
        get: operations["get_usage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/clouds/versions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Retrieves a file and its versions, newest first. */
        get: operations["get_versions"];
        put?: never;
        /** Restores an older version of a file as its newest version. */
        post: operations["restore_version"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/conditions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Retrieves the display conditions of a template, and the conditions that this site offers. */
        get: operations["get_conditions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/conditions/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Retrieves pages that match the given conditions, and templates that compete for them. Writes nothing. */
        post: operations["preview_conditions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/conditions/ranks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Retrieves the table of condition specificity, highest rank first. */
        get: operations["get_specificity"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/create-template": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Creates a theme template without conditions, and returns the URL of its editor. */
        post: operations["create_template"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/dependencies": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Retrieves the plugins that designs need, and whether each is active on this site. */
        get: operations["get_dependencies"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/dependencies/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Checks whether the plugins that a design needs are installed and active. */
        post: operations["check_dependencies"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/dependencies/install": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Installs a plugin that designs need from wordpress.org, and activates it. */
        post: operations["install_dependency"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/featured-items": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Retrieves the featured items of the hub. */
        get: operations["get_featured_items"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/fit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Retrieves preview URLs of an item, one per style. The preview is a page of this site; nothing is imported. */
        get: operations["get_style_previews"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/fonts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Installs the fonts of a design that are missing on this site. */
        post: operations["install_fonts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/fullsite-import/plan": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Plans an import. Writes nothing. */
        post: operations["plan_import"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/fullsite-import/runs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Retrieves the stored imports, newest first. */
        get: operations["get_imports"];
        put?: never;
        /** Starts an import. The client that follows its progress does the work. */
        post: operations["begin_import"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/fullsite-import/runs/{uuid}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Retrieves the status of an import. */
        get: operations["get_import"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/fullsite-import/runs/{uuid}/resume": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Resumes a stopped import. The client that follows its progress does the work. */
        post: operations["resume_import"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/fullsite-import/runs/{uuid}/revert": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Starts to revert an import. The client that polls its status does the work. */
        post: operations["revert_import"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/import": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Imports an item into Elementor's saved templates. */
        post: operations["import_template"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/import/links": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Updates links between the imported pages of one pack to point to each other. */
        post: operations["link_pages"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/import/page": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Creates a draft page from an item. */
        post: operations["import_page"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/insert": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Retrieves the blocks or elements of an item to insert, and imports their media. */
        post: operations["insert"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/is-signed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Retrieves the signed-in account. */
        get: operations["is_signed"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/items": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Retrieves a page of items. */
        get: operations["get_items"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/items-count": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Retrieves the number of items by platform, type and plan. */
        get: operations["get_counts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/items/favourite": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Adds an item to the favourites or removes it. */
        post: operations["favourite"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/items/rating": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Rates a pack. */
        post: operations["rate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/items/{slug}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Retrieves an item with all its details. */
        get: operations["get_item"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Logs in with e-mail and password, or with an API key. */
        post: operations["log_in"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/login/local": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Logs the WordPress user in to the embedded hub, or sends an e-mail with a link that connects an existing account with the same address. */
        post: operations["log_in_local"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Logs out. */
        post: operations["log_out"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/pricing": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Retrieves the prices of the plans in US dollars. */
        get: operations["get_pricing"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/profile/api-key": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Replaces the API key. Only this response contains the new key. */
        post: operations["renew_api_key"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/profile/download-history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Retrieves a page of the download history, newest first. Headers contain the totals of items and pages. */
        get: operations["get_downloads"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/profile/hide-notice": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Hides the notice of the free plan. */
        post: operations["hide_notice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/profile/my-favourites": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Retrieves a page of the favourites, newest first. */
        get: operations["get_favourites"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/profile/purchased-items": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Retrieves a page of the purchased items, or all of them, newest first. */
        get: operations["get_purchases"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/profile/sync": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Refreshes the profile from the hub. */
        post: operations["sync"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/profile/verified": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Checks on the hub whether the e-mail address is verified. */
        post: operations["is_verified"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/save-conditions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Replaces the display conditions of a template: all or none. */
        post: operations["save_conditions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/saved-templates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Retrieves a page of the templates saved on this site, most recently changed first. */
        get: operations["list_templates"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/saved-templates/content/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Retrieves the content of a saved template: block markup, or an Elementor element as JSON. */
        get: operations["get_template"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/saved-templates/delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Moves a saved template to the trash. */
        post: operations["delete_template"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/saved-templates/import": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Imports templates from an exported file, or from a zip of such files and their media. Lists errors per file. */
        post: operations["import_templates"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/saved-templates/rename": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Renames a saved template. */
        post: operations["rename_template"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/saved-templates/save": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Saves blocks as an unsynced pattern. */
        post: operations["save_template"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Retrieves the settings, and the URL at which other sites reach this site's hub. */
        get: operations["get_settings"];
        put?: never;
        /** Updates the given settings: all or none. */
        post: operations["change_settings"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/signup": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Creates an account and logs in. */
        post: operations["sign_up"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tags": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Retrieves all tags. */
        get: operations["get_tags"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/templateTypes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Retrieves the template types of an item type. */
        get: operations["get_template_types"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/templates/designs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Retrieves the library's designs for a type of theme template, best match first. */
        get: operations["get_theme_designs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/templates/theme": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Retrieves a page of this site's theme templates, newest first. */
        get: operations["get_theme_templates"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/templates/theme/delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Moves a theme template to the trash. */
        post: operations["delete_theme_template"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/templates/types": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Retrieves the types of theme templates that this site supports. */
        get: operations["get_theme_types"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/workspaces": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Retrieves a page of the account's own or shared workspaces; with list_only, a short list of all workspaces by title. */
        get: operations["list_workspaces"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/workspaces/activity/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Retrieves a page of the activity of a workspace in the last 90 days, newest first. */
        get: operations["list_activity"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/workspaces/create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Creates a workspace and sends invitations. */
        post: operations["create_workspace"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/workspaces/delete/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Deletes a workspace. Each file moves to the cloud or the trash of its owner. */
        post: operations["delete_workspace"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/workspaces/invitation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Resends or withdraws an invitation. */
        post: operations["change_invitation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/workspaces/invitations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Retrieves the pending invitations of the account. */
        get: operations["list_invitations"];
        put?: never;
        /** Accepts or declines an invitation. */
        post: operations["answer_invitation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/workspaces/item/add": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Copies files to a workspace. */
        post: operations["add_files"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/workspaces/item/delete/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Moves a file of a workspace to the trash of its owner. */
        delete: operations["delete_file"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/workspaces/leave": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Leaves a workspace and takes the account's own files along. */
        post: operations["leave"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/workspaces/remove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Removes a member from a workspace. */
        post: operations["remove_person"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/workspaces/transfer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Transfers a workspace to one of its editors. */
        post: operations["transfer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/workspaces/{slug}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Retrieves a workspace and a page of its files. The arguments shared, directLoad and source have no effect. */
        get: operations["get_workspace"];
        put?: never;
        /** Updates the title and members of a workspace: all or nothing. With a version, only if the workspace still has that version. */
        post: operations["update_workspace"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        Failure: {
            code: string;
            message: string;
            data: {
                status: number;
                redirect?: string;
                fields?: {
                    [key: string]: string;
                };
            };
        };
        PageData: {
            version: string;
            locale: string;
            translations: string | null;
            /** @enum {string|null} */
            platform: "elementor" | "gutenberg" | null;
            screen: string;
            hub: {
                id: string;
                embedded: boolean;
                url: string;
                name: string;
            };
            user: {
                displayName: string;
            };
            can: {
                read: boolean;
                browse: boolean;
                insertPages: boolean;
                manage: boolean;
                upload: boolean;
            };
            /** @enum {string} */
            look: "" | "design" | "fonts" | "site";
            fullsiteImport: {
                address: string;
                nonce: string;
                isLightspeed: boolean;
                isRunning: boolean;
            } | null;
            themeBuilder: {
                can: boolean;
                platforms: ("elementor" | "gutenberg")[];
            };
            cloud: {
                can: boolean;
            };
            hasElementor: boolean;
            elementorError: string;
            hasElementorPro: boolean;
            links: {
                support?: string;
                docs?: string;
                manageSites?: string;
                manageAccount?: string;
                forgotPassword?: string;
                privacy?: string;
                terms?: string;
                checkout?: string;
                video?: string;
                resend?: string;
            };
            adminUrl: string;
            assets: string;
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    autocomplete: {
        parameters: {
            query: {
                name: "general" | "archive" | "singular";
                sub_name: string;
                control: "post" | "term" | "author";
                query?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        value: number;
                        label: string;
                    }[];
                };
            };
            /** @description Error. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Error. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    get_categories: {
        parameters: {
            query?: {
                platform?: "elementor" | "gutenberg";
                itemType?: "packs" | "pages" | "sections" | "templates";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: number;
                        name: string;
                        slug: string;
                        count?: number;
                    }[];
                };
            };
            /** @description Error. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Error. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    list_clouds: {
        parameters: {
            query?: {
                platform?: "" | "elementor" | "gutenberg";
                type?: string;
                sort?: "date" | "name" | "size";
                name?: string;
                refresh?: boolean;
                search?: string;
                page?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        files: {
                            data: {
                                id: number;
                                my_cloud_id: number;
                                name: string;
                                slug: string;
                                owner: {
                                    id: number;
                                    name: string;
                                    profile_photo: string;
                                };
                                workspace_id: number;
                                /** @enum {string} */
                                platform: "elementor" | "gutenberg";
                                type: string;
                                origin: string;
                                last_modified: string;
                                version: number;
                                versions: number;
                                size: number;
                                has_picture: boolean;
                                has_look: boolean;
                                trashed_at: string;
                                thumbnail: string;
                                can: {
                                    rename: boolean;
                                    save: boolean;
                                    trash: boolean;
                                    move: boolean;
                                    copy: boolean;
                                    insert: boolean;
                                };
                            }[];
                            current_page: number;
                            total_page: number;
                        };
                        redirect: boolean;
                    };
                };
            };
            /** @description Error. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Error. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    copy_move: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    my_cloud_id?: number;
                    ids?: number[];
                    workspace_id: number;
                    /** @enum {string} */
                    action: "copy" | "move";
                };
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "success";
                        message: string;
                        data: {
                            files: {
                                id: number;
                                my_cloud_id: number;
                                name: string;
                                slug: string;
                                owner: {
                                    id: number;
                                    name: string;
                                    profile_photo: string;
                                };
                                workspace_id: number;
                                /** @enum {string} */
                                platform: "elementor" | "gutenberg";
                                type: string;
                                origin: string;
                                last_modified: string;
                                version: number;
                                versions: number;
                                size: number;
                                has_picture: boolean;
                                has_look: boolean;
                                trashed_at: string;
                                thumbnail: string;
                                can: {
                                    rename: boolean;
                                    save: boolean;
                                    trash: boolean;
                                    move: boolean;
                                    copy: boolean;
                                    insert: boolean;
                                };
                            }[];
                            workspace: {
                                id: number;
                                title: string;
                                slug: string;
                            } | null;
                        };
                    };
                };
            };
            /** @description Error. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Error. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    delete_files: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    ids: number[];
                    /** @default false */
                    force?: boolean;
                };
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "success";
                        message: string;
                        data: {
                            files: {
                                id: number;
                                my_cloud_id: number;
                                name: string;
                                slug: string;
                                owner: {
                                    id: number;
                                    name: string;
                                    profile_photo: string;
                                };
                                workspace_id: number;
                                /** @enum {string} */
                                platform: "elementor" | "gutenberg";
                                type: string;
                                origin: string;
                                last_modified: string;
                                version: number;
                                versions: number;
                                size: number;
                                has_picture: boolean;
                                has_look: boolean;
                                trashed_at: string;
                                thumbnail: string;
                                can: {
                                    rename: boolean;
                                    save: boolean;
                                    trash: boolean;
                                    move: boolean;
                                    copy: boolean;
                                    insert: boolean;
                                };
                            }[];
                        };
                    };
                };
            };
            /** @description Error. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Error. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    delete_cloud_file: {
        parameters: {
            query?: {
                force?: boolean;
            };
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "success";
                        message: string;
                        data: {
                            file: {
                                id: number;
                                my_cloud_id: number;
                                name: string;
                                slug: string;
                                owner: {
                                    id: number;
                                    name: string;
                                    profile_photo: string;
                                };
                                workspace_id: number;
                                /** @enum {string} */
                                platform: "elementor" | "gutenberg";
                                type: string;
                                origin: string;
                                last_modified: string;
                                version: number;
                                versions: number;
                                size: number;
                                has_picture: boolean;
                                has_look: boolean;
                                trashed_at: string;
                                thumbnail: string;
                                can: {
                                    rename: boolean;
                                    save: boolean;
                                    trash: boolean;
                                    move: boolean;
                                    copy: boolean;
                                    insert: boolean;
                                };
                            };
                        };
                    };
                };
            };
            /** @description Error. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Error. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    download: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "success";
                        file_name: string;
                        fileURL: string;
                    };
                };
            };
            /** @description Error. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Error. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    empty_trash: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "success";
                        data: {
                            files: number;
                            is_empty: boolean;
                        };
                    };
                };
            };
            /** @description Error. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Error. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    preview_file: {
        parameters: {
            query?: {
                version?: number;
            };
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        url: string;
                    };
                };
            };
            /** @description Error. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Error. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    purge_files: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    ids: number[];
                };
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "success";
                        data: {
                            ids: number[];
                        };
                    };
                };
            };
            /** @description Error. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Error. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    rename_file: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    id: number;
                    name: string;
                };
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "success";
                        data: {
                            file: {
                                id: number;
                                my_cloud_id: number;
                                name: string;
                                slug: string;
                                owner: {
                                    id: number;
                                    name: string;
                                    profile_photo: string;
                                };
                                workspace_id: number;
                                /** @enum {string} */
                                platform: "elementor" | "gutenberg";
                                type: string;
                                origin: string;
                                last_modified: string;
                                version: number;
                                versions: number;
                                size: number;
                                has_picture: boolean;
                                has_look: boolean;
                                trashed_at: string;
                                thumbnail: string;
                                can: {
                                    rename: boolean;
                                    save: boolean;
                                    trash: boolean;
                                    move: boolean;
                                    copy: boolean;
                                    insert: boolean;
                                };
                            };
                        };
                    };
                };
            };
            /** @description Error. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Error. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    restore_files: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    ids: number[];
                };
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "success";
                        data: {
                            files: {
                                id: number;
                                my_cloud_id: number;
                                name: string;
                                slug: string;
                                owner: {
                                    id: number;
                                    name: string;
                                    profile_photo: string;
                                };
                                workspace_id: number;
                                /** @enum {string} */
                                platform: "elementor" | "gutenberg";
                                type: string;
                                origin: string;
                                last_modified: string;
                                version: number;
                                versions: number;
                                size: number;
                                has_picture: boolean;
                                has_look: boolean;
                                trashed_at: string;
                                thumbnail: string;
                                can: {
                                    rename: boolean;
                                    save: boolean;
                                    trash: boolean;
                                    move: boolean;
                                    copy: boolean;
                                    insert: boolean;
                                };
                            }[];
                        };
                    };
                };
            };
            /** @description Error. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Error. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    get_trash: {
        parameters: {
            query?: {
                search?: string;
                page?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        files: {
                            data: {
                                id: number;
                                my_cloud_id: number;
                                name: string;
                                slug: string;
                                owner: {
                                    id: number;
                                    name: string;
                                    profile_photo: string;
                                };
                                workspace_id: number;
                                /** @enum {string} */
                                platform: "elementor" | "gutenberg";
                                type: string;
                                origin: string;
                                last_modified: string;
                                version: number;
                                versions: number;
                                size: number;
                                has_picture: boolean;
                                has_look: boolean;
                                trashed_at: string;
                                thumbnail: string;
                                can: {
                                    rename: boolean;
                                    save: boolean;
                                    trash: boolean;
                                    move: boolean;
                                    copy: boolean;
                                    insert: boolean;
                                };
                            }[];
                            current_page: number;
                            total_page: number;
                        };
                        redirect: boolean;
                    };
                };
            };
            /** @description Error. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Error. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    upload: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    platform: "elementor" | "gutenberg";
                    /** @default 0 */
                    saveTemplate?: number;
                    file_content?: Record<string, never> | unknown[];
                    /** @default  */
                    type?: string;
                    /** @default 0 */
                    source?: number;
                    page_settings?: Record<string, never>;
                    /** @default  */
                    workspace?: string;
                    /** @default 0 */
                    workspace_id?: number;
                    /** @default  */
                    name?: string;
                    /** @default  */
                    picture?: string;
                    /** @default 0 */
                    file_id?: number;
                    /** @default 1 */
                    base?: number;
                };
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "success";
                        message: string;
                        data: {
                            id: number;
                            my_cloud_id: number;
                            name: string;
                            slug: string;
                            owner: {
                                id: number;
                                name: string;
                                profile_photo: string;
                            };
                            workspace_id: number;
                            /** @enum {string} */
                            platform: "elementor" | "gutenberg";
                            type: string;
                            origin: string;
                            last_modified: string;
                            version: number;
                            versions: number;
                            size: number;
                            has_picture: boolean;
                            has_look: boolean;
                            trashed_at: string;
                            thumbnail: string;
                            can: {
                                rename: boolean;
                                save: boolean;
                                trash: boolean;
                                move: boolean;
                                copy: boolean;
                                insert: boolean;
                            };
                        };
                        redirect: string;
                        left_behind: {
                            name: string;
                            reason: string;
                        }[];
                    };
                };
            };
            /** @description Error. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Error. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    check_upload: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    platform: "elementor" | "gutenberg";
                    /** @default 0 */
                    saveTemplate?: number;
                    file_content?: Record<string, never> | unknown[];
                    /** @default  */
                    type?: string;
                    /** @default 0 */
                    source?: number;
                    page_settings?: Record<string, never>;
                };
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        left_behind: {
                            name: string;
                            reason: string;
                        }[];
                        images: number;
                        bytes: number;
                    };
                };
            };
            /** @description Error. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Error. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    get_usage: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "success";
                        data: string;
                    };
                };
            };
            /** @description Error. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Error. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    get_versions: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        file: {
                            id: number;
                            my_cloud_id: number;
                            name: string;
                            slug: string;
                            owner: {
                                id: number;
                                name: string;
                                profile_photo: string;
                            };
                            workspace_id: number;
                            /** @enum {string} */
                            platform: "elementor" | "gutenberg";
                            type: string;
                            origin: string;
                            last_modified: string;
                            version: number;
                            versions: number;
                            size: number;
                            has_picture: boolean;
                            has_look: boolean;
                            trashed_at: string;
                            thumbnail: string;
                            can: {
                                rename: boolean;
                                save: boolean;
                                trash: boolean;
                                move: boolean;
                                copy: boolean;
                                insert: boolean;
                            };
                        };
                        versions: {
                            number: number;
                            is_conflict: boolean;
                            is_newest: boolean;
                            size: number;
                            account: {
                                id: number;
                                name: string;
                            };
                            created_at: string;
                        }[];
                    };
                };
            };
            /** @description Error. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Error. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    restore_version: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    number: number;
                };
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "success";
                        data: {
                            file: {
                                id: number;
                                my_cloud_id: number;
                                name: string;
                                slug: string;
                                owner: {
                                    id: number;
                                    name: string;
                                    profile_photo: string;
                                };
                                workspace_id: number;
                                /** @enum {string} */
                                platform: "elementor" | "gutenberg";
                                type: string;
                                origin: string;
                                last_modified: string;
                                version: number;
                                versions: number;
                                size: number;
                                has_picture: boolean;
                                has_look: boolean;
                                trashed_at: string;
                                thumbnail: string;
                                can: {
                                    rename: boolean;
                                    save: boolean;
                                    trash: boolean;
                                    move: boolean;
                                    copy: boolean;
                                    insert: boolean;
                                };
                            };
                        };
                    };
                };
            };
            /** @description Error. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Error. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    get_conditions: {
        parameters: {
            query: {
                template_id: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        template: {
                            id: number;
                            title: string;
                            /** @enum {string} */
                            platform: "elementor" | "gutenberg";
                            type: string;
                            /** @enum {string} */
                            location: "header" | "footer" | "body";
                            status: string;
                            edit_link: string;
                            note: string;
                            can_delete: boolean;
                        };
                        config: {
                            [key: string]: {
                                label: string;
                                plural_label: string;
                                sub_conditions: {
                                    [key: string]: {
                                        label: string;
                                        controls: ("post" | "term" | "author")[];
                                    };
                                };
                                controls: ("post" | "term" | "author")[];
                            };
                        };
                        template_conditions: {
                            id: number;
                            /** @enum {string} */
                            type: "include" | "exclude";
                            /** @enum {string} */
                            name: "general" | "archive" | "singular";
                            sub_name: string;
                            sub_id: number;
                            sub_label: string;
                            fault: string;
                        }[];
                    };
                };
            };
            /** @description Error. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Error. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    preview_conditions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    template_id: number;
                    conditions: {
                        sub_id: number | string;
                        /** @enum {string} */
                        type: "include" | "exclude";
                        /** @enum {string} */
                        name: "general" | "archive" | "singular";
                        sub_name: string;
                    }[];
                };
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        pages: {
                            title: string;
                            url: string;
                            wins: boolean;
                        }[];
                        conflicts: {
                            template_id: number;
                            title: string;
                            edit_link: string;
                            /** @enum {string} */
                            location: "header" | "footer" | "body";
                            /** @enum {string} */
                            relation: "yields_to" | "wins_over" | "same";
                            condition: string;
                        }[];
                    };
                };
            };
            /** @description Error. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Error. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    get_specificity: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        rank: number;
                        rows: string[];
                    }[];
                };
            };
            /** @description Error. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Error. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    create_template: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    nonce?: string;
                    /** @enum {string} */
                    platform: "elementor" | "gutenberg";
                    type: string;
                    /** @default  */
                    title?: string;
                    /** @default 0 */
                    item_id?: number;
                };
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "success";
                        template_id: number;
                        redirect: string;
                        condition: {
                            /** @enum {string} */
                            type: "include" | "exclude";
                            /** @enum {string} */
                            name: "general" | "archive" | "singular";
                            sub_name: string;
                            sub_id: number;
                        } | null;
                    };
                };
            };
            /** @description Error. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Error. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    get_dependencies: {
        parameters: {
            query?: {
                platform?: "elementor" | "gutenberg";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: number;
                        name: string;
                        slug: string;
                        icon: string;
                        link: string;
                        is_pro: boolean;
                        is_active?: boolean;
                        count?: number;
                    }[];
                };
            };
            /** @description Error. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Error. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    check_dependencies: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    dependencies: string[];
                    /** @enum {string} */
                    platform: "elementor" | "gutenberg";
                };
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        plugins: {
                            slug: string;
                            name: string;
                            icon: string;
                            link: string;
                            is_pro: boolean;
                            is_builder: boolean;
                            is_active: boolean;
                            is_installed: boolean;
                        }[];
                        obstacle: string;
                    };
                };
            };
            /** @description Error. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Error. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    install_dependency: {
        parameters: {
            query?: {
                disable_redirect?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    requirement: string;
                };
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        slug: string;
                        is_active: boolean;
                        redirect: string;
                    };
                };
            };
            /** @description Error. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Error. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    get_featured_items: {
        parameters: {
            query?: {
                platform?: "elementor" | "gutenberg";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            id: number;
                            name: string;
                            slug: string;
                            /** @enum {string} */
                            type: "packs" | "pages" | "sections" | "templates";
                            /** @enum {string} */
                            platform: "elementor" | "gutenberg";
                            price: number;
                            /** @enum {string} */
                            plan: "free" | "starter" | "pro";
                            rating: number;
                            downloads: number;
                            favourite_count: number;
                            thumbnail: string;
                            thumbnail2: string;
                            thumbnail3: string;
                            fullsite_import: boolean;
                            has_settings: boolean;
                            starred: boolean;
                            isPurchased: boolean;
                            isSubscribed: boolean;
                            params: {
                                /** @enum {string} */
                                type: "packs" | "pages" | "sections" | "templates";
                            };
                            dependencies: {
                                id: number;
                                name: string;
                                slug: string;
                                icon: string;
                                link: string;
                                is_pro: boolean;
                                is_active?: boolean;
                                count?: number;
                            }[];
                            template_type: {
                                id: number;
                                name: string;
                                slug: string;
                                count?: number;
                            } | null;
                            block_types: string[];
                            pack: {
                                id: number;
                                name: string;
                                slug: string;
                            } | null;
                        }[];
                    };
                };
            };
            /** @description Error. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Error. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    get_style_previews: {
        parameters: {
            query: {
                id: number;
                platform: "elementor" | "gutenberg";
                origin?: "remote" | "cloud";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        look: "design" | "fonts" | "site";
                        page: string;
                        looks: {
                            design: {
                                page: string;
                                kept: number;
                            };
                            fonts: {
                                page: string;
                                kept: number;
                            };
                            site: {
                                page: string;
                                kept: number;
                            };
                        } | null;
                        fonts: {
                            name: string;
                            licence: string;
                            size: number;
                        }[];
                        page_with_fonts: string;
                    };
                };
            };
            /** @description Error. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Error. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    install_fonts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    id: number;
                    /**
                     * @default remote
                     * @enum {string}
                     */
                    origin?: "remote" | "cloud";
                };
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        faces: {
                            family: string;
                            weight: string;
                            style: string;
                            url: string;
                        }[];
                        styles_id: number;
                    };
                };
            };
            /** @description Error. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Error. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    plan_import: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    id: number;
                    /** @default  */
                    title?: string;
                    /** @default  */
                    slogan?: string;
                    /** @default null */
                    logo?: {
                        id: number;
                        url: string;
                    } | null;
                    /** @default 211 */
                    logo_size?: number;
                    /** @default [] */
                    color?: {
                        [key: string]: string;
                    };
                    /** @default true */
                    import_demo_content?: boolean;
                    theme?: string;
                    plugins?: string[];
                    objects?: number[];
                };
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        pack: {
                            id: number;
                            slug: string;
                            name: string;
                        };
                        /** @enum {string} */
                        platform: "elementor" | "gutenberg";
                        objects: {
                            number: number;
                            /** @enum {string} */
                            kind: "page" | "post" | "wp_template" | "wp_template_part" | "wp_navigation" | "wp_block" | "elementor_library" | "menu" | "term" | "media" | "font";
                            title: string;
                            slug: string;
                            /** @enum {string} */
                            action: "create" | "replace" | "reuse";
                            note: string;
                            needs: number[];
                            sample: boolean;
                        }[];
                        settings: {
                            /** @enum {string} */
                            name: "title" | "tagline" | "logo" | "icon" | "front_page" | "posts_page" | "posts_per_page" | "permalinks" | "comments" | "pings" | "colours" | "theme_mods" | "menu_locations" | "sidebars";
                            before: string;
                            after: string;
                        }[];
                        theme: {
                            slug: string;
                            name: string;
                            must_have: boolean;
                            /** @enum {string} */
                            state: "active" | "installed" | "missing";
                            suggested: boolean;
                            before: string;
                        } | null;
                        plugins: {
                            name: string;
                            slug: string;
                            plugin_file: string;
                            plugin_original_slug: string;
                            icon: string;
                            link: string;
                            is_pro: boolean;
                            installed: boolean;
                            active: boolean;
                            mustHave: boolean;
                            suggested: boolean;
                        }[];
                        disk: number;
                        seconds: number;
                        blockers: {
                            code: string;
                            message: string;
                        }[];
                        notes: {
                            code: string;
                            message: string;
                        }[];
                        left_out: {
                            what: string;
                            where: string;
                            /** @enum {string} */
                            why: "not_exported" | "missing_file" | "unknown_type" | "foreign_setting" | "private";
                            reason: string;
                        }[];
                    };
                };
            };
            /** @description Error. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Error. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    get_imports: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        uuid: string;
                        /** @enum {string} */
                        status: "running" | "paused" | "done" | "failed" | "reverting" | "reverted" | "revert_failed";
                        step: string;
                        pack: {
                            id: number;
                            slug: string;
                            name: string;
                        };
                        picture: string;
                        /** @enum {string} */
                        platform: "elementor" | "gutenberg";
                        user: string;
                        started_at: number;
                        objects: number;
                        settings: number;
                        results: {
                            dependency_data: {
                                plugins: {
                                    total: number;
                                    succeed: number;
                                    failed: {
                                        name: string;
                                        slug: string;
                                        link: string;
                                        is_pro: boolean;
                                        why: string;
                                    }[];
                                };
                                theme: {
                                    success: boolean;
                                    name?: string;
                                    slug?: string;
                                    why?: string;
                                };
                            };
                            post_types: {
                                [key: string]: {
                                    total: number;
                                    succeed: number;
                                    failed: {
                                        what: string;
                                        why: string;
                                    }[];
                                };
                            };
                            template_types: {
                                [key: string]: {
                                    total: number;
                                    succeed: number;
                                    failed: {
                                        what: string;
                                        why: string;
                                    }[];
                                };
                            };
                            left_out: {
                                what: string;
                                why: string;
                            }[];
                            pages: {
                                title: string;
                                edit: string;
                                visit: string;
                            }[];
                        } | null;
                        notes: string[];
                        kept: {
                            type: string;
                            id: string;
                            title: string;
                            /** @enum {string} */
                            why: "edited" | "merged" | "deleted" | "commented" | "needed" | "shared" | "taken";
                            reason: string;
                            edit: string;
                        }[];
                    }[];
                };
            };
            /** @description Error. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Error. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    begin_import: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    id: number;
                    /** @default  */
                    title?: string;
                    /** @default  */
                    slogan?: string;
                    /** @default null */
                    logo?: {
                        id: number;
                        url: string;
                    } | null;
                    /** @default 211 */
                    logo_size?: number;
                    /** @default [] */
                    color?: {
                        [key: string]: string;
                    };
                    /** @default true */
                    import_demo_content?: boolean;
                    theme: string;
                    plugins: string[];
                    objects: number[];
                };
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        uuid: string;
                        /** @enum {string} */
                        status: "running" | "paused" | "done" | "failed" | "reverting" | "reverted" | "revert_failed";
                        step: string;
                        pack: {
                            id: number;
                            slug: string;
                            name: string;
                        };
                        picture: string;
                        /** @enum {string} */
                        platform: "elementor" | "gutenberg";
                        user: string;
                        started_at: number;
                        objects: number;
                        settings: number;
                        results: {
                            dependency_data: {
                                plugins: {
                                    total: number;
                                    succeed: number;
                                    failed: {
                                        name: string;
                                        slug: string;
                                        link: string;
                                        is_pro: boolean;
                                        why: string;
                                    }[];
                                };
                                theme: {
                                    success: boolean;
                                    name?: string;
                                    slug?: string;
                                    why?: string;
                                };
                            };
                            post_types: {
                                [key: string]: {
                                    total: number;
                                    succeed: number;
                                    failed: {
                                        what: string;
                                        why: string;
                                    }[];
                                };
                            };
                            template_types: {
                                [key: string]: {
                                    total: number;
                                    succeed: number;
                                    failed: {
                                        what: string;
                                        why: string;
                                    }[];
                                };
                            };
                            left_out: {
                                what: string;
                                why: string;
                            }[];
                            pages: {
                                title: string;
                                edit: string;
                                visit: string;
                            }[];
                        } | null;
                        notes: string[];
                        kept: {
                            type: string;
                            id: string;
                            title: string;
                            /** @enum {string} */
                            why: "edited" | "merged" | "deleted" | "commented" | "needed" | "shared" | "taken";
                            reason: string;
                            edit: string;
                        }[];
                    };
                };
            };
            /** @description Error. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Error. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    get_import: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                uuid: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        uuid: string;
                        /** @enum {string} */
                        status: "running" | "paused" | "done" | "failed" | "reverting" | "reverted" | "revert_failed";
                        step: string;
                        pack: {
                            id: number;
                            slug: string;
                            name: string;
                        };
                        picture: string;
                        /** @enum {string} */
                        platform: "elementor" | "gutenberg";
                        user: string;
                        started_at: number;
                        objects: number;
                        settings: number;
                        results: {
                            dependency_data: {
                                plugins: {
                                    total: number;
                                    succeed: number;
                                    failed: {
                                        name: string;
                                        slug: string;
                                        link: string;
                                        is_pro: boolean;
                                        why: string;
                                    }[];
                                };
                                theme: {
                                    success: boolean;
                                    name?: string;
                                    slug?: string;
                                    why?: string;
                                };
                            };
                            post_types: {
                                [key: string]: {
                                    total: number;
                                    succeed: number;
                                    failed: {
                                        what: string;
                                        why: string;
                                    }[];
                                };
                            };
                            template_types: {
                                [key: string]: {
                                    total: number;
                                    succeed: number;
                                    failed: {
                                        what: string;
                                        why: string;
                                    }[];
                                };
                            };
                            left_out: {
                                what: string;
                                why: string;
                            }[];
                            pages: {
                                title: string;
                                edit: string;
                                visit: string;
                            }[];
                        } | null;
                        notes: string[];
                        kept: {
                            type: string;
                            id: string;
                            title: string;
                            /** @enum {string} */
                            why: "edited" | "merged" | "deleted" | "commented" | "needed" | "shared" | "taken";
                            reason: string;
                            edit: string;
                        }[];
                    };
                };
            };
            /** @description Error. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Error. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    resume_import: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                uuid: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        uuid: string;
                        /** @enum {string} */
                        status: "running" | "paused" | "done" | "failed" | "reverting" | "reverted" | "revert_failed";
                        step: string;
                        pack: {
                            id: number;
                            slug: string;
                            name: string;
                        };
                        picture: string;
                        /** @enum {string} */
                        platform: "elementor" | "gutenberg";
                        user: string;
                        started_at: number;
                        objects: number;
                        settings: number;
                        results: {
                            dependency_data: {
                                plugins: {
                                    total: number;
                                    succeed: number;
                                    failed: {
                                        name: string;
                                        slug: string;
                                        link: string;
                                        is_pro: boolean;
                                        why: string;
                                    }[];
                                };
                                theme: {
                                    success: boolean;
                                    name?: string;
                                    slug?: string;
                                    why?: string;
                                };
                            };
                            post_types: {
                                [key: string]: {
                                    total: number;
                                    succeed: number;
                                    failed: {
                                        what: string;
                                        why: string;
                                    }[];
                                };
                            };
                            template_types: {
                                [key: string]: {
                                    total: number;
                                    succeed: number;
                                    failed: {
                                        what: string;
                                        why: string;
                                    }[];
                                };
                            };
                            left_out: {
                                what: string;
                                why: string;
                            }[];
                            pages: {
                                title: string;
                                edit: string;
                                visit: string;
                            }[];
                        } | null;
                        notes: string[];
                        kept: {
                            type: string;
                            id: string;
                            title: string;
                            /** @enum {string} */
                            why: "edited" | "merged" | "deleted" | "commented" | "needed" | "shared" | "taken";
                            reason: string;
                            edit: string;
                        }[];
                    };
                };
            };
            /** @description Error. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Error. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    revert_import: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                uuid: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        uuid: string;
                        /** @enum {string} */
                        status: "running" | "paused" | "done" | "failed" | "reverting" | "reverted" | "revert_failed";
                        site_url: string;
                        redirect: string;
                    };
                };
            };
            /** @description Error. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Error. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    import_template: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    id: number;
                    /** @enum {string} */
                    platform: "elementor";
                    /** @enum {string} */
                    look?: "design" | "fonts" | "site";
                    /**
                     * @default remote
                     * @enum {string}
                     */
                    origin?: "remote" | "cloud";
                };
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: number;
                        edit_link: string;
                        visit: string;
                        attachments: number[];
                    };
                };
            };
            /** @description Error. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Error. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    link_pages: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    pages: {
                        id: number;
                        slug: string;
                    }[];
                };
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        linked: number;
                    };
                };
            };
            /** @description Error. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Error. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    import_page: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    id: number;
                    title: string;
                    /** @enum {string} */
                    platform: "elementor" | "gutenberg";
                    /** @default false */
                    keep_links?: boolean;
                    /**
                     * @default remote
                     * @enum {string}
                     */
                    origin?: "remote" | "cloud";
                    /** @enum {string} */
                    look?: "design" | "fonts" | "site";
                    scale?: number;
                };
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: number;
                        edit_link: string;
                        elementor_edit_link: string;
                        visit: string;
                        attachments: number[];
                        left_out: {
                            what: string;
                            why: string;
                        }[];
                    };
                };
            };
            /** @description Error. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Error. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    insert: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    id: number;
                    postId: number | string;
                    /** @enum {string} */
                    platform: "elementor" | "gutenberg";
                    /**
                     * @default remote
                     * @enum {string}
                     */
                    origin?: "remote" | "cloud";
                    /** @enum {string} */
                    look?: "design" | "fonts" | "site";
                    scale?: number;
                };
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string|null} */
                        look: "design" | "fonts" | "site" | null;
                        kept: number;
                        content: string[];
                        page_settings: {
                            template: string;
                            settings?: Record<string, never>;
                        };
                        page_template: string;
                        cleaned: boolean;
                        attachments: number[];
                        left_out: {
                            what: string;
                            why: string;
                        }[];
                    };
                };
            };
            /** @description Error. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Error. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    is_signed: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        user: {
                            id: number;
                            name: string;
                            first_name: string;
                            last_name: string;
                            email: string;
                            joined: string;
                            is_verified: boolean;
                            profile_photo: string;
                            plan: string;
                            show_notice: boolean;
                            reviews: {
                                pack: {
                                    [key: string]: {
                                        mine: number;
                                        average: number;
                                    };
                                };
                            };
                            starred: number[];
                            purchasedItems: number[];
                            downloads: number;
                            favourites: number;
                            cloud_activity: {
                                id: number;
                                name: string;
                                /** @enum {string} */
                                platform: "elementor" | "gutenberg";
                                type: string;
                                last_modified: string;
                            }[];
                            link_account: boolean;
                            unlink_account: boolean;
                            is_globally_signed: boolean;
                            signed_as_global: boolean;
                        } | null;
                    };
                };
            };
            /** @description Error. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Error. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    get_items: {
        parameters: {
            query?: {
                platform?: "elementor" | "gutenberg";
                type?: "packs" | "pages" | "sections" | "templates";
                plan?: "all" | "starter" | "pro";
                page?: number;
                search?: string;
                category_id?: number;
                template_type_id?: number;
                tags?: number[];
                include?: number[];
                exclude?: number[];
                activeFilter?: "" | "free" | "pro";
                include_search?: boolean;
                filtering?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: {
                            id: number;
                            name: string;
                            slug: string;
                            /** @enum {string} */
                            type: "packs" | "pages" | "sections" | "templates";
                            /** @enum {string} */
                            platform: "elementor" | "gutenberg";
                            price: number;
                            /** @enum {string} */
                            plan: "free" | "starter" | "pro";
                            rating: number;
                            downloads: number;
                            favourite_count: number;
                            thumbnail: string;
                            thumbnail2: string;
                            thumbnail3: string;
                            fullsite_import: boolean;
                            has_settings: boolean;
                            starred: boolean;
                            isPurchased: boolean;
                            isSubscribed: boolean;
                            params: {
                                /** @enum {string} */
                                type: "packs" | "pages" | "sections" | "templates";
                            };
                            dependencies: {
                                id: number;
                                name: string;
                                slug: string;
                                icon: string;
                                link: string;
                                is_pro: boolean;
                                is_active?: boolean;
                                count?: number;
                            }[];
                            template_type: {
                                id: number;
                                name: string;
                                slug: string;
                                count?: number;
                            } | null;
                            block_types: string[];
                            pack: {
                                id: number;
                                name: string;
                                slug: string;
                            } | null;
                        }[];
                        current_page: number;
                        total_page: number;
                        total: number;
                        total_is_capped: boolean;
                        plan_totals: {
                            all?: {
                                total: number;
                                total_is_capped: boolean;
                            };
                            starter?: {
                                total: number;
                                total_is_capped: boolean;
                            };
                            pro?: {
                                total: number;
                                total_is_capped: boolean;
                            };
                        };
                        stale: boolean;
                    };
                };
            };
            /** @description Error. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Error. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    get_counts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        elementor: {
                            packs: {
                                total: number;
                                starter: number;
                                pro: number;
                            };
                            pages: {
                                total: number;
                                starter: number;
                                pro: number;
                            };
                            sections: {
                                total: number;
                                starter: number;
                                pro: number;
                            };
                            templates: {
                                total: number;
                                starter: number;
                                pro: number;
                            };
                        };
                        gutenberg: {
                            packs: {
                                total: number;
                                starter: number;
                                pro: number;
                            };
                            pages: {
                                total: number;
                                starter: number;
                                pro: number;
                            };
                            sections: {
                                total: number;
                                starter: number;
                                pro: number;
                            };
                            templates: {
                                total: number;
                                starter: number;
                                pro: number;
                            };
                        };
                    };
                };
            };
            /** @description Error. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Error. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    favourite: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    action: "do" | "undo";
                    id: number;
                    /** @enum {string} */
                    itemType: "packs" | "pages" | "sections" | "templates";
                };
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "success";
                        data: {
                            id: number;
                            starred: boolean;
                            favourite_count: number;
                        };
                    };
                };
            };
            /** @description Error. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Error. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    rate: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    type_id: number;
                    /** @enum {string} */
                    itemType: "packs" | "pages" | "sections" | "templates";
                    rating: number;
                };
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "success";
                        data: {
                            reviews: {
                                pack: {
                                    [key: string]: {
                                        mine: number;
                                        average: number;
                                    };
                                };
                            };
                        };
                    };
                };
            };
            /** @description Error. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Error. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    get_item: {
        parameters: {
            query?: {
                platform?: "elementor" | "gutenberg";
                type?: "packs" | "pages" | "sections" | "templates";
                plan?: "all" | "starter" | "pro";
            };
            header?: never;
            path: {
                slug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: number;
                        name: string;
                        slug: string;
                        /** @enum {string} */
                        type: "packs" | "pages" | "sections" | "templates";
                        /** @enum {string} */
                        platform: "elementor" | "gutenberg";
                        price: number;
                        /** @enum {string} */
                        plan: "free" | "starter" | "pro";
                        rating: number;
                        downloads: number;
                        favourite_count: number;
                        thumbnail: string;
                        thumbnail2: string;
                        thumbnail3: string;
                        fullsite_import: boolean;
                        has_settings: boolean;
                        starred: boolean;
                        isPurchased: boolean;
                        isSubscribed: boolean;
                        params: {
                            /** @enum {string} */
                            type: "packs" | "pages" | "sections" | "templates";
                        };
                        dependencies: {
                            id: number;
                            name: string;
                            slug: string;
                            icon: string;
                            link: string;
                            is_pro: boolean;
                            is_active?: boolean;
                            count?: number;
                        }[];
                        template_type: {
                            id: number;
                            name: string;
                            slug: string;
                            count?: number;
                        } | null;
                        block_types: string[];
                        pack: {
                            id: number;
                            name: string;
                            slug: string;
                            /** @enum {string} */
                            type: "packs" | "pages" | "sections" | "templates";
                            /** @enum {string} */
                            platform: "elementor" | "gutenberg";
                            price: number;
                            /** @enum {string} */
                            plan: "free" | "starter" | "pro";
                            rating: number;
                            downloads: number;
                            favourite_count: number;
                            thumbnail: string;
                            thumbnail2: string;
                            thumbnail3: string;
                            fullsite_import: boolean;
                            has_settings: boolean;
                            starred: boolean;
                            isPurchased: boolean;
                            isSubscribed: boolean;
                            params: {
                                /** @enum {string} */
                                type: "packs" | "pages" | "sections" | "templates";
                            };
                            dependencies: {
                                id: number;
                                name: string;
                                slug: string;
                                icon: string;
                                link: string;
                                is_pro: boolean;
                                is_active?: boolean;
                                count?: number;
                            }[];
                            template_type: {
                                id: number;
                                name: string;
                                slug: string;
                                count?: number;
                            } | null;
                            block_types: string[];
                            items: {
                                id: number;
                                name: string;
                                slug: string;
                                /** @enum {string} */
                                type: "packs" | "pages" | "sections" | "templates";
                                /** @enum {string} */
                                platform: "elementor" | "gutenberg";
                                price: number;
                                /** @enum {string} */
                                plan: "free" | "starter" | "pro";
                                rating: number;
                                downloads: number;
                                favourite_count: number;
                                thumbnail: string;
                                thumbnail2: string;
                                thumbnail3: string;
                                fullsite_import: boolean;
                                has_settings: boolean;
                                starred: boolean;
                                isPurchased: boolean;
                                isSubscribed: boolean;
                                params: {
                                    /** @enum {string} */
                                    type: "packs" | "pages" | "sections" | "templates";
                                };
                                dependencies: {
                                    id: number;
                                    name: string;
                                    slug: string;
                                    icon: string;
                                    link: string;
                                    is_pro: boolean;
                                    is_active?: boolean;
                                    count?: number;
                                }[];
                                template_type: {
                                    id: number;
                                    name: string;
                                    slug: string;
                                    count?: number;
                                } | null;
                                block_types: string[];
                                pack: {
                                    id: number;
                                    name: string;
                                    slug: string;
                                } | null;
                            }[];
                        } | null;
                        banner: string;
                        live_url: string;
                        screenshots: {
                            url: string;
                            thumbnail?: string;
                            width: number;
                            height: number;
                            alt: string;
                        }[];
                        description: string;
                        tags: {
                            id: number;
                            name: string;
                            count?: number;
                        }[];
                        categories: {
                            id: number;
                            name: string;
                            slug: string;
                            count?: number;
                        }[];
                        items: {
                            id: number;
                            name: string;
                            slug: string;
                            /** @enum {string} */
                            type: "packs" | "pages" | "sections" | "templates";
                            /** @enum {string} */
                            platform: "elementor" | "gutenberg";
                            price: number;
                            /** @enum {string} */
                            plan: "free" | "starter" | "pro";
                            rating: number;
                            downloads: number;
                            favourite_count: number;
                            thumbnail: string;
                            thumbnail2: string;
                            thumbnail3: string;
                            fullsite_import: boolean;
                            has_settings: boolean;
                            starred: boolean;
                            isPurchased: boolean;
                            isSubscribed: boolean;
                            params: {
                                /** @enum {string} */
                                type: "packs" | "pages" | "sections" | "templates";
                            };
                            dependencies: {
                                id: number;
                                name: string;
                                slug: string;
                                icon: string;
                                link: string;
                                is_pro: boolean;
                                is_active?: boolean;
                                count?: number;
                            }[];
                            template_type: {
                                id: number;
                                name: string;
                                slug: string;
                                count?: number;
                            } | null;
                            block_types: string[];
                            pack: {
                                id: number;
                                name: string;
                                slug: string;
                            } | null;
                        }[];
                        variations: {
                            /** @enum {string} */
                            platform: "elementor" | "gutenberg";
                            slug: string;
                        }[];
                    };
                };
            };
            /** @description Error. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Error. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    log_in: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    email?: string;
                    password?: string;
                    api_key?: string;
                    /** @default false */
                    global_signin?: boolean;
                    /** @default false */
                    viaAPI?: boolean;
                    /** @default false */
                    link?: boolean;
                };
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "success" | "error" | "sent";
                        code?: string;
                        user?: {
                            id: number;
                            name: string;
                            first_name: string;
                            last_name: string;
                            email: string;
                            joined: string;
                            is_verified: boolean;
                            profile_photo: string;
                            plan: string;
                            show_notice: boolean;
                            reviews: {
                                pack: {
                                    [key: string]: {
                                        mine: number;
                                        average: number;
                                    };
                                };
                            };
                            starred: number[];
                            purchasedItems: number[];
                            downloads: number;
                            favourites: number;
                            cloud_activity: {
                                id: number;
                                name: string;
                                /** @enum {string} */
                                platform: "elementor" | "gutenberg";
                                type: string;
                                last_modified: string;
                            }[];
                            link_account: boolean;
                            unlink_account: boolean;
                            is_globally_signed: boolean;
                            signed_as_global: boolean;
                        };
                        message: string | {
                            [key: string]: string;
                        };
                        additional_errors?: {
                            [key: string]: string;
                        };
                    };
                };
            };
            /** @description Error. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Error. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    log_in_local: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @default false */
                    mail?: boolean;
                };
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "success" | "error" | "sent";
                        code?: string;
                        user?: {
                            id: number;
                            name: string;
                            first_name: string;
                            last_name: string;
                            email: string;
                            joined: string;
                            is_verified: boolean;
                            profile_photo: string;
                            plan: string;
                            show_notice: boolean;
                            reviews: {
                                pack: {
                                    [key: string]: {
                                        mine: number;
                                        average: number;
                                    };
                                };
                            };
                            starred: number[];
                            purchasedItems: number[];
                            downloads: number;
                            favourites: number;
                            cloud_activity: {
                                id: number;
                                name: string;
                                /** @enum {string} */
                                platform: "elementor" | "gutenberg";
                                type: string;
                                last_modified: string;
                            }[];
                            link_account: boolean;
                            unlink_account: boolean;
                            is_globally_signed: boolean;
                            signed_as_global: boolean;
                        };
                        message: string | {
                            [key: string]: string;
                        };
                        additional_errors?: {
                            [key: string]: string;
                        };
                    };
                };
            };
            /** @description Error. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Error. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    log_out: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @default false */
                    isGloballySigned?: boolean;
                };
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "success";
                        global_user: {
                            id: number;
                            name: string;
                            first_name: string;
                            last_name: string;
                            email: string;
                            joined: string;
                            is_verified: boolean;
                            profile_photo: string;
                            plan: string;
                            show_notice: boolean;
                            reviews: {
                                pack: {
                                    [key: string]: {
                                        mine: number;
                                        average: number;
                                    };
                                };
                            };
                            starred: number[];
                            purchasedItems: number[];
                            downloads: number;
                            favourites: number;
                            cloud_activity: {
                                id: number;
                                name: string;
                                /** @enum {string} */
                                platform: "elementor" | "gutenberg";
                                type: string;
                                last_modified: string;
                            }[];
                            link_account: boolean;
                            unlink_account: boolean;
                            is_globally_signed: boolean;
                            signed_as_global: boolean;
                        } | null;
                    };
                };
            };
            /** @description Error. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Error. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    get_pricing: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        plan: "starter" | "pro";
                        /** @enum {string} */
                        type: "year" | "one_time";
                        price: number;
                        discounted_price: number;
                    }[];
                };
            };
            /** @description Error. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Error. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    renew_api_key: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        api_key: string;
                    };
                };
            };
            /** @description Error. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Error. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    get_downloads: {
        parameters: {
            query?: {
                page?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        item_id: number;
                        name: string;
                        /** @enum {string} */
                        type: "packs" | "pages" | "sections" | "templates";
                        /** @enum {string} */
                        platform: "elementor" | "gutenberg";
                        slug: string;
                        thumbnail: string;
                        downloaded_at: string;
                    }[];
                };
            };
            /** @description Error. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Error. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    hide_notice: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        user: {
                            id: number;
                            name: string;
                            first_name: string;
                            last_name: string;
                            email: string;
                            joined: string;
                            is_verified: boolean;
                            profile_photo: string;
                            plan: string;
                            show_notice: boolean;
                            reviews: {
                                pack: {
                                    [key: string]: {
                                        mine: number;
                                        average: number;
                                    };
                                };
                            };
                            starred: number[];
                            purchasedItems: number[];
                            downloads: number;
                            favourites: number;
                            cloud_activity: {
                                id: number;
                                name: string;
                                /** @enum {string} */
                                platform: "elementor" | "gutenberg";
                                type: string;
                                last_modified: string;
                            }[];
                            link_account: boolean;
                            unlink_account: boolean;
                            is_globally_signed: boolean;
                            signed_as_global: boolean;
                        };
                    };
                };
            };
            /** @description Error. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Error. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    get_favourites: {
        parameters: {
            query?: {
                platform?: "elementor" | "gutenberg";
                itemType?: "all" | "packs" | "pages" | "sections" | "templates";
                plan?: "all" | "starter" | "pro";
                page?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            id: number;
                            name: string;
                            slug: string;
                            /** @enum {string} */
                            type: "packs" | "pages" | "sections" | "templates";
                            /** @enum {string} */
                            platform: "elementor" | "gutenberg";
                            price: number;
                            /** @enum {string} */
                            plan: "free" | "starter" | "pro";
                            rating: number;
                            downloads: number;
                            favourite_count: number;
                            thumbnail: string;
                            thumbnail2: string;
                            thumbnail3: string;
                            fullsite_import: boolean;
                            has_settings: boolean;
                            starred: boolean;
                            isPurchased: boolean;
                            isSubscribed: boolean;
                            params: {
                                /** @enum {string} */
                                type: "packs" | "pages" | "sections" | "templates";
                            };
                            dependencies: {
                                id: number;
                                name: string;
                                slug: string;
                                icon: string;
                                link: string;
                                is_pro: boolean;
                                is_active?: boolean;
                                count?: number;
                            }[];
                            template_type: {
                                id: number;
                                name: string;
                                slug: string;
                                count?: number;
                            } | null;
                            block_types: string[];
                            pack: {
                                id: number;
                                name: string;
                                slug: string;
                            } | null;
                        }[];
                        current_page: number;
                        total_page: number;
                        total: number;
                        redirect: boolean;
                    };
                };
            };
            /** @description Error. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Error. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    get_purchases: {
        parameters: {
            query?: {
                platform?: "elementor" | "gutenberg";
                itemType?: "all" | "packs" | "pages" | "sections" | "templates";
                plan?: "all" | "starter" | "pro";
                page?: number;
                all?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            item_id: number;
                            name: string;
                            /** @enum {string} */
                            type: "packs" | "pages" | "sections" | "templates";
                            /** @enum {string} */
                            platform: "elementor" | "gutenberg";
                            slug: string;
                            thumbnail: string;
                            purchased_at: string;
                        }[];
                        current_page: number;
                        total_page: number;
                        total: number;
                        redirect: boolean;
                    };
                };
            };
            /** @description Error. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Error. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    sync: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "success";
                        user: {
                            id: number;
                            name: string;
                            first_name: string;
                            last_name: string;
                            email: string;
                            joined: string;
                            is_verified: boolean;
                            profile_photo: string;
                            plan: string;
                            show_notice: boolean;
                            reviews: {
                                pack: {
                                    [key: string]: {
                                        mine: number;
                                        average: number;
                                    };
                                };
                            };
                            starred: number[];
                            purchasedItems: number[];
                            downloads: number;
                            favourites: number;
                            cloud_activity: {
                                id: number;
                                name: string;
                                /** @enum {string} */
                                platform: "elementor" | "gutenberg";
                                type: string;
                                last_modified: string;
                            }[];
                            link_account: boolean;
                            unlink_account: boolean;
                            is_globally_signed: boolean;
                            signed_as_global: boolean;
                        };
                        message: string;
                    };
                };
            };
            /** @description Error. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Error. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    is_verified: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": boolean;
                };
            };
            /** @description Error. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Error. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    save_conditions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    template_id: number;
                    conditions: {
                        sub_id: number | string;
                        /** @enum {string} */
                        type: "include" | "exclude";
                        /** @enum {string} */
                        name: "general" | "archive" | "singular";
                        sub_name: string;
                    }[];
                };
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "success";
                        message: string;
                        data: {
                            template_conditions: {
                                id: number;
                                /** @enum {string} */
                                type: "include" | "exclude";
                                /** @enum {string} */
                                name: "general" | "archive" | "singular";
                                sub_name: string;
                                sub_id: number;
                                sub_label: string;
                                fault: string;
                            }[];
                            conflicts: {
                                template_id: number;
                                title: string;
                                edit_link: string;
                                /** @enum {string} */
                                location: "header" | "footer" | "body";
                                /** @enum {string} */
                                relation: "yields_to" | "wins_over" | "same";
                                condition: string;
                            }[];
                        };
                    };
                };
            };
            /** @description Error. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Error. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    list_templates: {
        parameters: {
            query?: {
                platform?: "elementor" | "gutenberg";
                search?: string;
                page?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: {
                            id: number;
                            title: string;
                            date: string;
                            type: string;
                            /** @enum {string} */
                            platform: "elementor" | "gutenberg";
                            is_pushed: boolean;
                            is_kit: boolean;
                            /** @enum {string} */
                            source: "site" | "templately";
                            preview_url: string;
                            export_url: string;
                            edit_url: string;
                            can_rename: boolean;
                            can_delete: boolean;
                        }[];
                        current_page: number;
                        total_page: number;
                    };
                };
            };
            /** @description Error. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Error. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    get_template: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: number;
                        title: string;
                        type: string;
                        /** @enum {string} */
                        platform: "elementor" | "gutenberg";
                        content: string[];
                        page_settings: {
                            template: string;
                            settings?: Record<string, never>;
                        };
                    };
                };
            };
            /** @description Error. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Error. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    delete_template: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    id: number;
                    /** @default false */
                    force?: boolean;
                };
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "success";
                        message: string;
                        is_kit: boolean;
                    };
                };
            };
            /** @description Error. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Error. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    import_templates: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/octet-stream": string;
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "success";
                        items: {
                            id: number;
                            title: string;
                            date: string;
                            type: string;
                            /** @enum {string} */
                            platform: "elementor" | "gutenberg";
                            is_pushed: boolean;
                            is_kit: boolean;
                            /** @enum {string} */
                            source: "site" | "templately";
                            preview_url: string;
                            export_url: string;
                            edit_url: string;
                            can_rename: boolean;
                            can_delete: boolean;
                        }[];
                        failed: {
                            name: string;
                            message: string;
                        }[];
                        attachments: number[];
                    };
                };
            };
            /** @description Error. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Error. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    rename_template: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    id: number;
                    title: string;
                };
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "success";
                        item: {
                            id: number;
                            title: string;
                            date: string;
                            type: string;
                            /** @enum {string} */
                            platform: "elementor" | "gutenberg";
                            is_pushed: boolean;
                            is_kit: boolean;
                            /** @enum {string} */
                            source: "site" | "templately";
                            preview_url: string;
                            export_url: string;
                            edit_url: string;
                            can_rename: boolean;
                            can_delete: boolean;
                        };
                    };
                };
            };
            /** @description Error. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Error. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    save_template: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    title: string;
                    content: string;
                    /**
                     * @default section
                     * @enum {string}
                     */
                    type?: "section" | "page" | "template" | "part";
                };
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "success";
                        item: {
                            id: number;
                            title: string;
                            date: string;
                            type: string;
                            /** @enum {string} */
                            platform: "elementor" | "gutenberg";
                            is_pushed: boolean;
                            is_kit: boolean;
                            /** @enum {string} */
                            source: "site" | "templately";
                            preview_url: string;
                            export_url: string;
                            edit_url: string;
                            can_rename: boolean;
                            can_delete: boolean;
                        };
                    };
                };
            };
            /** @description Error. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Error. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    get_settings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        hub_address: string;
                        serves: boolean;
                        /** @enum {string} */
                        administrators_plan: "free" | "starter" | "pro";
                        patterns: boolean;
                        /** @enum {string} */
                        look: "design" | "fonts" | "site";
                        hidden_from: string[];
                        trusted_proxies: string[];
                        links: {
                            support: string;
                            docs: string;
                            manageSites: string;
                            manageAccount: string;
                            forgotPassword: string;
                            privacy: string;
                            terms: string;
                            checkout: string;
                            video: string;
                            resend: string;
                        };
                        site_address: string;
                        roles: {
                            slug: string;
                            name: string;
                        }[];
                    };
                };
            };
            /** @description Error. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Error. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    change_settings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    hub_address?: string;
                    serves?: boolean;
                    /** @enum {string} */
                    administrators_plan?: "free" | "starter" | "pro";
                    patterns?: boolean;
                    /** @enum {string} */
                    look?: "design" | "fonts" | "site";
                    hidden_from?: string[];
                    trusted_proxies?: string[];
                    links?: {
                        support?: string;
                        docs?: string;
                        manageSites?: string;
                        manageAccount?: string;
                        forgotPassword?: string;
                        privacy?: string;
                        terms?: string;
                        checkout?: string;
                        video?: string;
                        resend?: string;
                    };
                };
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        hub_address: string;
                        serves: boolean;
                        /** @enum {string} */
                        administrators_plan: "free" | "starter" | "pro";
                        patterns: boolean;
                        /** @enum {string} */
                        look: "design" | "fonts" | "site";
                        hidden_from: string[];
                        trusted_proxies: string[];
                        links: {
                            support: string;
                            docs: string;
                            manageSites: string;
                            manageAccount: string;
                            forgotPassword: string;
                            privacy: string;
                            terms: string;
                            checkout: string;
                            video: string;
                            resend: string;
                        };
                        site_address: string;
                        roles: {
                            slug: string;
                            name: string;
                        }[];
                    };
                };
            };
            /** @description Error. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Error. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    sign_up: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    first_name?: string;
                    last_name?: string;
                    email?: string;
                    password?: string;
                    confirm_password?: string;
                    /** @default false */
                    privacy_consent?: boolean;
                    /** @default false */
                    terms_consent?: boolean;
                };
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "success" | "error" | "sent";
                        code?: string;
                        user?: {
                            id: number;
                            name: string;
                            first_name: string;
                            last_name: string;
                            email: string;
                            joined: string;
                            is_verified: boolean;
                            profile_photo: string;
                            plan: string;
                            show_notice: boolean;
                            reviews: {
                                pack: {
                                    [key: string]: {
                                        mine: number;
                                        average: number;
                                    };
                                };
                            };
                            starred: number[];
                            purchasedItems: number[];
                            downloads: number;
                            favourites: number;
                            cloud_activity: {
                                id: number;
                                name: string;
                                /** @enum {string} */
                                platform: "elementor" | "gutenberg";
                                type: string;
                                last_modified: string;
                            }[];
                            link_account: boolean;
                            unlink_account: boolean;
                            is_globally_signed: boolean;
                            signed_as_global: boolean;
                        };
                        message: string | {
                            [key: string]: string;
                        };
                        additional_errors?: {
                            [key: string]: string;
                        };
                    };
                };
            };
            /** @description Error. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Error. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    get_tags: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: number;
                        name: string;
                        count?: number;
                    }[];
                };
            };
            /** @description Error. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Error. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    get_template_types: {
        parameters: {
            query?: {
                platform?: "elementor" | "gutenberg";
                itemType?: "packs" | "pages" | "sections" | "templates";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: number;
                        name: string;
                        slug: string;
                        count?: number;
                    }[];
                };
            };
            /** @description Error. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Error. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    get_theme_designs: {
        parameters: {
            query: {
                platform?: "elementor" | "gutenberg";
                type: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: number;
                        name: string;
                        pack: string;
                        thumbnail: string;
                        /** @enum {string} */
                        plan: "free" | "starter" | "pro";
                    }[];
                };
            };
            /** @description Error. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Error. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    get_theme_templates: {
        parameters: {
            query?: {
                platform?: "elementor" | "gutenberg";
                page?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: {
                            id: number;
                            title: string;
                            /** @enum {string} */
                            platform: "elementor" | "gutenberg";
                            type: string;
                            /** @enum {string} */
                            location: "header" | "footer" | "body";
                            status: string;
                            edit_link: string;
                            note: string;
                            can_delete: boolean;
                            /** Format: date-time */
                            date: string;
                            place: string;
                            conditions: {
                                condition: string;
                                label: string;
                            }[];
                        }[];
                        current_page: number;
                        total_page: number;
                        total: number;
                    };
                };
            };
            /** @description Error. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Error. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    delete_theme_template: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    id: number;
                };
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "success";
                        message: string;
                    };
                };
            };
            /** @description Error. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Error. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    get_theme_types: {
        parameters: {
            query?: {
                platform?: "elementor" | "gutenberg";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        type: string;
                        label: string;
                        group: string;
                        /** @enum {string} */
                        location: "header" | "footer" | "body";
                        condition: {
                            /** @enum {string} */
                            type: "include" | "exclude";
                            /** @enum {string} */
                            name: "general" | "archive" | "singular";
                            sub_name: string;
                            sub_id: number;
                        } | null;
                    }[];
                };
            };
            /** @description Error. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Error. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    list_workspaces: {
        parameters: {
            query?: {
                list_only?: boolean;
                shared?: boolean;
                page?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            pictures?: string[];
                            id: number;
                            slug: string;
                            title: string;
                            shared: boolean;
                            /** @enum {string} */
                            role: "owner" | "editor" | "viewer";
                            version?: number;
                            owner?: {
                                id: number;
                                name: string;
                                profile_photo: string;
                                email: string;
                                /** @enum {string} */
                                role: "owner" | "editor" | "viewer";
                            };
                            people?: {
                                id: number;
                                name: string;
                                profile_photo: string;
                                email: string;
                                /** @enum {string} */
                                role: "owner" | "editor" | "viewer";
                            }[];
                            invitations?: {
                                id: number;
                                email: string;
                                /** @enum {string} */
                                role: "editor" | "viewer";
                                invited_at: string;
                                expires_at: string;
                                /** @enum {string} */
                                mail: "sent" | "waiting" | "failed";
                            }[];
                            files?: number;
                            created_at?: string;
                            name: string;
                            sharedWith?: {
                                id: number;
                                name: string;
                                profile_photo: string;
                                email: string;
                                /** @enum {string} */
                                role: "owner" | "editor" | "viewer";
                            }[];
                            pending_invitations?: string;
                        }[];
                        current_page: number;
                        total_page: number;
                    };
                };
            };
            /** @description Error. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Error. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    list_activity: {
        parameters: {
            query?: {
                page?: number;
            };
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        activity: {
                            id: number;
                            /** @enum {string} */
                            verb: "created" | "renamed" | "invited" | "joined" | "left" | "removed" | "made_editor" | "made_viewer" | "transferred" | "pushed" | "saved" | "retitled" | "copied" | "moved_in" | "moved_out" | "trashed" | "restored";
                            file: {
                                id: number;
                                name: string;
                            } | null;
                            account: {
                                id: number;
                                name: string;
                            };
                            detail: string;
                            happened_at: string;
                        }[];
                        current_page: number;
                        total_page: number;
                    };
                };
            };
            /** @description Error. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Error. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    create_workspace: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    title: string;
                    /** @default [] */
                    share_with?: string[];
                };
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "success";
                        message: string;
                        workspace: {
                            pictures: string[];
                            id: number;
                            slug: string;
                            title: string;
                            shared: boolean;
                            /** @enum {string} */
                            role: "owner" | "editor" | "viewer";
                            version: number;
                            owner: {
                                id: number;
                                name: string;
                                profile_photo: string;
                                email: string;
                                /** @enum {string} */
                                role: "owner" | "editor" | "viewer";
                            };
                            people: {
                                id: number;
                                name: string;
                                profile_photo: string;
                                email: string;
                                /** @enum {string} */
                                role: "owner" | "editor" | "viewer";
                            }[];
                            invitations: {
                                id: number;
                                email: string;
                                /** @enum {string} */
                                role: "editor" | "viewer";
                                invited_at: string;
                                expires_at: string;
                                /** @enum {string} */
                                mail: "sent" | "waiting" | "failed";
                            }[];
                            files: number;
                            created_at: string;
                            name: string;
                            sharedWith: {
                                id: number;
                                name: string;
                                profile_photo: string;
                                email: string;
                                /** @enum {string} */
                                role: "owner" | "editor" | "viewer";
                            }[];
                            pending_invitations: string;
                        };
                    };
                };
            };
            /** @description Error. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Error. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    delete_workspace: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @default  */
                    slug?: string;
                    /** @default false */
                    delete_files?: boolean;
                    /** @default 1 */
                    page?: number;
                };
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "success";
                        message: string;
                        data: {
                            id: number;
                        };
                    };
                };
            };
            /** @description Error. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Error. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    change_invitation: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    id: number;
                    invitation_id: number;
                    /** @enum {string} */
                    action: "resend" | "withdraw";
                };
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "success";
                        message: string;
                        workspace: {
                            pictures: string[];
                            id: number;
                            slug: string;
                            title: string;
                            shared: boolean;
                            /** @enum {string} */
                            role: "owner" | "editor" | "viewer";
                            version: number;
                            owner: {
                                id: number;
                                name: string;
                                profile_photo: string;
                                email: string;
                                /** @enum {string} */
                                role: "owner" | "editor" | "viewer";
                            };
                            people: {
                                id: number;
                                name: string;
                                profile_photo: string;
                                email: string;
                                /** @enum {string} */
                                role: "owner" | "editor" | "viewer";
                            }[];
                            invitations: {
                                id: number;
                                email: string;
                                /** @enum {string} */
                                role: "editor" | "viewer";
                                invited_at: string;
                                expires_at: string;
                                /** @enum {string} */
                                mail: "sent" | "waiting" | "failed";
                            }[];
                            files: number;
                            created_at: string;
                            name: string;
                            sharedWith: {
                                id: number;
                                name: string;
                                profile_photo: string;
                                email: string;
                                /** @enum {string} */
                                role: "owner" | "editor" | "viewer";
                            }[];
                            pending_invitations: string;
                        };
                    };
                };
            };
            /** @description Error. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Error. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    list_invitations: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        invitations: {
                            id: number;
                            workspace: {
                                title: string;
                            };
                            invited_by: {
                                name: string;
                            };
                            /** @enum {string} */
                            role: "editor" | "viewer";
                            expires_at: string;
                        }[];
                        proven: boolean;
                    };
                };
            };
            /** @description Error. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Error. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    answer_invitation: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    id: number;
                    /** @enum {string} */
                    action: "accept" | "decline";
                };
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "success";
                        message: string;
                        workspace: {
                            pictures: string[];
                            id: number;
                            slug: string;
                            title: string;
                            shared: boolean;
                            /** @enum {string} */
                            role: "owner" | "editor" | "viewer";
                            version: number;
                            owner: {
                                id: number;
                                name: string;
                                profile_photo: string;
                                email: string;
                                /** @enum {string} */
                                role: "owner" | "editor" | "viewer";
                            };
                            people: {
                                id: number;
                                name: string;
                                profile_photo: string;
                                email: string;
                                /** @enum {string} */
                                role: "owner" | "editor" | "viewer";
                            }[];
                            invitations: {
                                id: number;
                                email: string;
                                /** @enum {string} */
                                role: "editor" | "viewer";
                                invited_at: string;
                                expires_at: string;
                                /** @enum {string} */
                                mail: "sent" | "waiting" | "failed";
                            }[];
                            files: number;
                            created_at: string;
                            name: string;
                            sharedWith: {
                                id: number;
                                name: string;
                                profile_photo: string;
                                email: string;
                                /** @enum {string} */
                                role: "owner" | "editor" | "viewer";
                            }[];
                            pending_invitations: string;
                        } | null;
                    };
                };
            };
            /** @description Error. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Error. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    add_files: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    workspace_id: number;
                    files: number[];
                };
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "success";
                        message: string;
                        data: {
                            files: number[];
                        };
                    };
                };
            };
            /** @description Error. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Error. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    delete_file: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "success";
                        message: string;
                        data: {
                            id: number;
                        };
                    };
                };
            };
            /** @description Error. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Error. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    leave: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    id: number;
                };
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "success";
                        message: string;
                        data: {
                            id: number;
                        };
                    };
                };
            };
            /** @description Error. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Error. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    remove_person: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    id: number;
                    account_id: number;
                    /** @default false */
                    keep_copies?: boolean;
                };
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "success";
                        message: string;
                        workspace: {
                            pictures: string[];
                            id: number;
                            slug: string;
                            title: string;
                            shared: boolean;
                            /** @enum {string} */
                            role: "owner" | "editor" | "viewer";
                            version: number;
                            owner: {
                                id: number;
                                name: string;
                                profile_photo: string;
                                email: string;
                                /** @enum {string} */
                                role: "owner" | "editor" | "viewer";
                            };
                            people: {
                                id: number;
                                name: string;
                                profile_photo: string;
                                email: string;
                                /** @enum {string} */
                                role: "owner" | "editor" | "viewer";
                            }[];
                            invitations: {
                                id: number;
                                email: string;
                                /** @enum {string} */
                                role: "editor" | "viewer";
                                invited_at: string;
                                expires_at: string;
                                /** @enum {string} */
                                mail: "sent" | "waiting" | "failed";
                            }[];
                            files: number;
                            created_at: string;
                            name: string;
                            sharedWith: {
                                id: number;
                                name: string;
                                profile_photo: string;
                                email: string;
                                /** @enum {string} */
                                role: "owner" | "editor" | "viewer";
                            }[];
                            pending_invitations: string;
                        };
                    };
                };
            };
            /** @description Error. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Error. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    transfer: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    id: number;
                    account_id: number;
                };
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "success";
                        message: string;
                        workspace: {
                            pictures: string[];
                            id: number;
                            slug: string;
                            title: string;
                            shared: boolean;
                            /** @enum {string} */
                            role: "owner" | "editor" | "viewer";
                            version: number;
                            owner: {
                                id: number;
                                name: string;
                                profile_photo: string;
                                email: string;
                                /** @enum {string} */
                                role: "owner" | "editor" | "viewer";
                            };
                            people: {
                                id: number;
                                name: string;
                                profile_photo: string;
                                email: string;
                                /** @enum {string} */
                                role: "owner" | "editor" | "viewer";
                            }[];
                            invitations: {
                                id: number;
                                email: string;
                                /** @enum {string} */
                                role: "editor" | "viewer";
                                invited_at: string;
                                expires_at: string;
                                /** @enum {string} */
                                mail: "sent" | "waiting" | "failed";
                            }[];
                            files: number;
                            created_at: string;
                            name: string;
                            sharedWith: {
                                id: number;
                                name: string;
                                profile_photo: string;
                                email: string;
                                /** @enum {string} */
                                role: "owner" | "editor" | "viewer";
                            }[];
                            pending_invitations: string;
                        };
                    };
                };
            };
            /** @description Error. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Error. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    get_workspace: {
        parameters: {
            query?: {
                file_type?: string;
                shared?: boolean;
                page?: number;
                directLoad?: boolean;
                search?: string;
                name?: string;
                source?: "" | "clouds" | "workspaces" | "shared_workspaces";
                platform?: "" | "elementor" | "gutenberg";
            };
            header?: never;
            path: {
                slug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        workspace: {
                            pictures: string[];
                            id: number;
                            slug: string;
                            title: string;
                            shared: boolean;
                            /** @enum {string} */
                            role: "owner" | "editor" | "viewer";
                            version: number;
                            owner: {
                                id: number;
                                name: string;
                                profile_photo: string;
                                email: string;
                                /** @enum {string} */
                                role: "owner" | "editor" | "viewer";
                            };
                            people: {
                                id: number;
                                name: string;
                                profile_photo: string;
                                email: string;
                                /** @enum {string} */
                                role: "owner" | "editor" | "viewer";
                            }[];
                            invitations: {
                                id: number;
                                email: string;
                                /** @enum {string} */
                                role: "editor" | "viewer";
                                invited_at: string;
                                expires_at: string;
                                /** @enum {string} */
                                mail: "sent" | "waiting" | "failed";
                            }[];
                            files: number;
                            created_at: string;
                            name: string;
                            sharedWith: {
                                id: number;
                                name: string;
                                profile_photo: string;
                                email: string;
                                /** @enum {string} */
                                role: "owner" | "editor" | "viewer";
                            }[];
                            pending_invitations: string;
                        };
                        files: {
                            data: {
                                id: number;
                                my_cloud_id: number;
                                name: string;
                                slug: string;
                                owner: {
                                    id: number;
                                    name: string;
                                    profile_photo: string;
                                };
                                workspace_id: number;
                                /** @enum {string} */
                                platform: "elementor" | "gutenberg";
                                type: string;
                                origin: string;
                                last_modified: string;
                                version: number;
                                versions: number;
                                size: number;
                                has_picture: boolean;
                                has_look: boolean;
                                trashed_at: string;
                                thumbnail: string;
                                can: {
                                    rename: boolean;
                                    save: boolean;
                                    trash: boolean;
                                    move: boolean;
                                    copy: boolean;
                                    insert: boolean;
                                };
                            }[];
                            current_page: number;
                            total_page: number;
                        };
                    };
                };
            };
            /** @description Error. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Error. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    update_workspace: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                slug: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    id: number;
                    version?: number;
                    title?: string;
                    /** @default [] */
                    share_with?: string[];
                    /** @default [] */
                    remove?: string[];
                    /** @default [] */
                    roles?: {
                        account_id: number;
                        /** @enum {string} */
                        role: "editor" | "viewer";
                    }[];
                };
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "success";
                        message: string;
                        workspace: {
                            pictures: string[];
                            id: number;
                            slug: string;
                            title: string;
                            shared: boolean;
                            /** @enum {string} */
                            role: "owner" | "editor" | "viewer";
                            version: number;
                            owner: {
                                id: number;
                                name: string;
                                profile_photo: string;
                                email: string;
                                /** @enum {string} */
                                role: "owner" | "editor" | "viewer";
                            };
                            people: {
                                id: number;
                                name: string;
                                profile_photo: string;
                                email: string;
                                /** @enum {string} */
                                role: "owner" | "editor" | "viewer";
                            }[];
                            invitations: {
                                id: number;
                                email: string;
                                /** @enum {string} */
                                role: "editor" | "viewer";
                                invited_at: string;
                                expires_at: string;
                                /** @enum {string} */
                                mail: "sent" | "waiting" | "failed";
                            }[];
                            files: number;
                            created_at: string;
                            name: string;
                            sharedWith: {
                                id: number;
                                name: string;
                                profile_photo: string;
                                email: string;
                                /** @enum {string} */
                                role: "owner" | "editor" | "viewer";
                            }[];
                            pending_invitations: string;
                        };
                    };
                };
            };
            /** @description Error. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Error. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
}
