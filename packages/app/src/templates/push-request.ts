import { store as cloudStore } from '@templately/cloud';
import type { Failure, Platform } from '@templately/rest';
import type {
	CloudFile,
	PushAnswer,
	PushPayload,
} from '@templately/rest/cloud';
import type { TemplateContent } from '@templately/rest/templates';
import { store as templatesStore } from '@templately/templates';
import {
	type WorkspaceOption,
	store as workspacesStore,
} from '@templately/workspaces';
import type { Registry } from '../shell/app-context';

/** Destination of a push; no workspace is My Clouds. */
export type Destination = Pick< WorkspaceOption, 'value' | 'slug' > | null;

/** A template to save. */
export interface SaveRequest {
	platform: Platform;
	/** The saved template that it is; 0 where it is none. */
	id: number;
	/** Source post. Users who cannot edit it cannot push it. */
	source: number | string;
	type: string;
	title: string;
	/** Serialized top-level blocks, or elements of Elementor. */
	content: string[] | object[];
	/** Settings of an Elementor page that is saved as a whole. */
	pageSettings?: Record< string, unknown >;
}

/** A saved template as something to be saved elsewhere. */
export const toSaveRequest = ( template: TemplateContent ): SaveRequest => ( {
	...template,
	source: template.id,
	content:
		template.platform === 'elementor'
			? template.content.map(
					( element ) => JSON.parse( element ) as object
				)
			: template.content,
} );

/** File content of a push: typed blocks, or Elementor's tree. */
export function toFileContent( saving: SaveRequest ): object {
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

/** Request of a push. With `file`, it becomes a new version of that file. */
export const toPushRequest = (
	saving: SaveRequest,
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
	file_content: toFileContent( saving ),
	picture,
	...( saving.platform === 'elementor' &&
		saving.id === 0 && {
			type: saving.type,
			source: Number( saving.source ),
			page_settings: saving.pageSettings,
		} ),
	...( file && { file_id: file.id, base: file.version } ),
} );

/**
 * Sends a template to the cloud. The lists that it is in now are asked for anew, and where it is a saved one, that one is marked.
 *
 * @param registry The stores.
 * @param payload  What is sent, and where to.
 * @return isPushed, with the answer; or why not.
 */
export async function pushTemplate(
	registry: Registry,
	payload: PushPayload
): Promise<
	( { isPushed: true } & PushAnswer ) | { isPushed: false; failure: Failure }
> {
	const result = await registry.dispatch( cloudStore ).push( payload );
	if ( ! result.isPushed ) {
		return { isPushed: false, failure: result.failure };
	}
	if ( payload.saveTemplate ) {
		registry.dispatch( templatesStore ).markPushed( payload.saveTemplate );
	}
	if ( payload.workspace_id ) {
		registry.dispatch( workspacesStore ).refreshFiles();
	}
	return { ...result, isPushed: true };
}
