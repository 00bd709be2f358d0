import type { Settings, SettingsChange } from '@templately/rest';

/** The settings as somebody has them in the form. */
export interface Draft {
	isEmbedded: boolean;
	/** What was typed stays while the own library is chosen. */
	hubAddress: string;
	patterns: boolean;
	look: Settings[ 'look' ];
	/** Roles from which the library is hidden. */
	hiddenFrom: readonly string[];
	plan: Settings[ 'administrators_plan' ];
	serves: boolean;
	/** Network addresses, with anything between them that is none. */
	proxies: string;
}

/**
 * The form's first state.
 *
 * @param settings The settings as they are.
 */
export const draftOf = ( settings: Settings ): Draft => ( {
	isEmbedded: settings.hub_address === '',
	hubAddress: settings.hub_address,
	patterns: settings.patterns,
	look: settings.look,
	hiddenFrom: settings.hidden_from,
	plan: settings.administrators_plan,
	serves: settings.serves,
	proxies: settings.trusted_proxies.join( ' ' ),
} );

/**
 * What a form changes: nothing of it is sent that is as it was, or that the form does not show.
 *
 * @param settings The settings as they are.
 * @param draft    The form.
 */
export function changesOf( settings: Settings, draft: Draft ): SettingsChange {
	const hubAddress = draft.isEmbedded ? '' : draft.hubAddress.trim();
	const proxies = draft.proxies.split( /[\s,]+/ ).filter( Boolean );
	const changes: SettingsChange = {};
	// “Another site's” without an address is not yet a choice.
	if (
		hubAddress !== settings.hub_address &&
		( draft.isEmbedded || hubAddress )
	) {
		changes.hub_address = hubAddress;
	}
	if ( draft.patterns !== settings.patterns ) {
		changes.patterns = draft.patterns;
	}
	if ( draft.look !== settings.look ) {
		changes.look = draft.look;
	}
	if ( draft.isEmbedded && draft.plan !== settings.administrators_plan ) {
		changes.administrators_plan = draft.plan;
	}
	if (
		[ ...draft.hiddenFrom ].sort().join( '\n' ) !==
		[ ...settings.hidden_from ].sort().join( '\n' )
	) {
		changes.hidden_from = [ ...draft.hiddenFrom ];
	}
	if ( draft.serves !== settings.serves ) {
		changes.serves = draft.serves;
	}
	if (
		draft.serves &&
		proxies.join( ' ' ) !== settings.trusted_proxies.join( ' ' )
	) {
		changes.trusted_proxies = proxies;
	}
	return changes;
}
