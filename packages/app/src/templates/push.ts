import { store as cloudStore } from '@templately/cloud';
import type { Failure } from '@templately/rest';
import type { PushAnswer, PushPayload } from '@templately/rest/cloud';
import { store as templatesStore } from '@templately/templates';
import { store as workspacesStore } from '@templately/workspaces';
import type { Registry } from '../app-context';

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
