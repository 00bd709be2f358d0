import * as rest from '@templately/rest';
import type { Look } from '@templately/rest';
import type { Host } from '../host';
import type { Steps } from './use-steps';
import type { Design, LookView } from './views';

/**
 * Asks in which look a design is to come, where it has several.
 *
 * @param steps   The steps.
 * @param host    The host.
 * @param item    What is inserted.
 * @param action  What choosing does.
 * @param proceed What comes then, with what was chosen; without, all looks are the same.
 * @param shown   The design that stands for it in the preview: of a pack, one of its pages.
 */
export async function withLook(
	steps: Steps,
	host: Host,
	item: Design,
	action: LookView[ 'action' ],
	proceed: ( look?: Look ) => Promise< void >,
	shown: Design = item
): Promise< void > {
	const answer = await steps.whileWanted(
		rest.getLooks( shown.id, shown.platform, shown.origin )
	);
	if ( ! answer ) {
		return;
	}
	const { look, looks, fonts, page_with_fonts: pageWithFonts } = answer;
	const choose = ( chosen: Look, installsFonts: boolean ) => {
		const work = async () => {
			if ( installsFonts ) {
				const installed = await rest.installFonts(
					shown.id,
					shown.origin
				);
				await host.editor?.loadFonts?.( installed );
			}
			await proceed( chosen );
		};
		// Over a document nothing is in the way of what comes into it.
		steps.show( item, {
			name:
				host.editor && action !== 'createAll' ? 'working' : 'importing',
		} );
		work().catch( ( thrown ) =>
			steps.fail( item, thrown, () => choose( chosen, installsFonts ) )
		);
	};
	if ( looks ) {
		steps.show( item, {
			name: 'look',
			shown,
			looks,
			look,
			fonts,
			pageWithFonts,
			action,
			choose,
		} );
	} else {
		await proceed();
	}
}
