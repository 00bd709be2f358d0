import type { Platform } from '@templately/rest';
import type { CloudFile, PushPayload } from '@templately/rest/cloud';
import type { TemplateContent } from '@templately/rest/templates';
import type { WorkspaceOption } from '@templately/workspaces';

/** Where a template goes; no workspace is My Clouds. */
export type Destination = Pick< WorkspaceOption, 'value' | 'slug' > | null;

/** What is to be saved. */
export interface Saving {
	platform: Platform;
	/** The saved template that it is; 0 where it is none. */
	id: number;
	/** What it is taken from: whoever may not edit that may not push it. */
	source: number | string;
	type: string;
	title: string;
	/** One serialised top-level block each; of Elementor the elements. */
	content: string[] | object[];
}

/** A saved template as something to be saved elsewhere. */
export const savingOf = ( template: TemplateContent ): Saving => ( {
	...template,
	source: template.id,
	content:
		template.platform === 'elementor'
			? template.content.map(
					( element ) => JSON.parse( element ) as object
				)
			: template.content,
} );

/**
 * What of it is sent as the file: of blocks with what they are, of Elementor the tree of its elements.
 *
 * @param saving What is to be saved.
 */
export function fileContentOf( saving: Saving ): object {
	const { platform, source, type, title, content } = saving;
	return platform === 'elementor'
		? content
		: {
				__file: 'wp_block',
				id: source,
				type,
				title,
				content: content.join( '\n\n' ),
			};
}

/**
 * What a push carries.
 *
 * @param saving      What is to be saved.
 * @param name        What it is to be called in the cloud.
 * @param destination Where it goes.
 * @param picture     A picture of it, or ''.
 * @param file        The file that it is to be a newer version of; without, it is one of its own.
 */
export const payloadOf = (
	saving: Saving,
	name: string,
	destination: Destination,
	picture: string,
	file?: Pick< CloudFile, 'id' | 'version' >
): PushPayload => ( {
	platform: saving.platform,
	workspace: destination?.slug ?? '',
	workspace_id: destination?.value ?? 0,
	saveTemplate: saving.id,
	name: name.trim(),
	file_content: fileContentOf( saving ),
	picture,
	...( file && { file_id: file.id, base: file.version } ),
} );
