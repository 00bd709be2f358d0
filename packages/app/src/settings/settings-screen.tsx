import {
	Button,
	CheckboxControl,
	RadioControl,
	SelectControl,
	ToggleControl,
	Modal,
} from '@wordpress/components';
import { useDispatch } from '@wordpress/data';
import { useId, useState, useEffect } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import * as rest from '@templately/rest';
import type { Settings, SettingsChange } from '@templately/rest';
import { store as settingsStore } from '@templately/settings';
import { EmptyState, Field } from '@templately/ui';
import type { ReactNode } from 'react';
import { useApp } from '../shell/app-context';
import { RequestError } from '../shell/request-error';
import { lookOptions } from '../shell/style-options';
import { useResolved } from '../shell/use-resolved';

/** Settings of the whole site, for administrators. */
export default function SettingsScreen() {
	const { can } = useApp().host.site;
	return (
		<div
			className="templately-main templately-settings"
			id="templately-results"
		>
			<h1 className="templately-title">
				{ __( 'Settings', 'templately' ) }
			</h1>
			{ can.manage ? (
				<LoadedSettings />
			) : (
				<EmptyState
					title={ __( 'Your role can’t do this', 'templately' ) }
				>
					{ __(
						'These settings apply to the whole site. Ask an administrator.',
						'templately'
					) }
				</EmptyState>
			) }
		</div>
	);
}

function LoadedSettings() {
	const {
		value: settings,
		failure,
		retry,
	} = useResolved( settingsStore, 'getSettings' );
	return (
		<>
			{ failure && <RequestError failure={ failure } retry={ retry } /> }
			{ ! failure && ! settings && (
				<div className="templately-bone" style={ { blockSize: 320 } } />
			) }
			{ settings && <SettingsForm settings={ settings } /> }
		</>
	);
}

function SettingsForm( { settings }: { settings: Settings } ) {
	const { change } = useDispatch( settingsStore );
	const [ draft, setDraft ] = useState( () => toDraft( settings ) );
	const [ errors, setErrors ] = useState< Record< string, string > >( {} );
	const [ general, setGeneral ] = useState( '' );
	const [ isBusy, setBusy ] = useState( false );
	const [ isSaved, setSaved ] = useState( false );
	const changes = getChanges( settings, draft );
	const isChanged = Object.keys( changes ).length > 0;
	const set = ( values: Partial< Draft > ) =>
		setDraft( { ...draft, ...values } );
	const leaving = useUnsavedChangesWarning( isChanged && ! isBusy );

	const save = async () => {
		setBusy( true );
		setErrors( {} );
		setGeneral( '' );
		setSaved( false );
		try {
			await change( changes );
			if ( changes.hub_address !== undefined ) {
				// All that is on this page is of the library that was.
				window.location.reload();
				return;
			}
			setSaved( true );
		} catch ( thrown ) {
			const { message, data } = rest.toFailure( thrown );
			setErrors( data.fields ?? {} );
			setGeneral( message );
		}
		setBusy( false );
	};

	return (
		<form
			className="templately-stack templately-stack--wide"
			onSubmit={ ( event ) => {
				event.preventDefault();
				void save();
			} }
		>
			{ leaving }
			<Part
				title={ __( 'Library source', 'templately' ) }
				words={ __(
					'This site’s library works offline. If you use another site’s library, everyone signs in again.',
					'templately'
				) }
			>
				<RadioControl
					label={ __( 'Library', 'templately' ) }
					hideLabelFromVision
					selected={ draft.isEmbedded ? 'own' : 'other' }
					options={ [
						{
							value: 'own',
							label: __( 'This site’s library', 'templately' ),
						},
						{
							value: 'other',
							label: __( 'Another site’s library', 'templately' ),
						},
					] }
					onChange={ ( value ) =>
						set( { isEmbedded: value === 'own' } )
					}
				/>
				{ ! draft.isEmbedded && (
					<Field
						label={ __(
							'Address of the other site',
							'templately'
						) }
						name="hub_address"
						value={ draft.hubAddress }
						placeholder="https://designs.example.com"
						error={ errors.hub_address }
						onChange={ ( hubAddress ) => set( { hubAddress } ) }
					/>
				) }
			</Part>
			<Part
				title={ __( 'Patterns', 'templately' ) }
				words={ __(
					'Shows free designs in the block inserter, under Patterns.',
					'templately'
				) }
			>
				<ToggleControl
					label={ __( 'Show designs as patterns', 'templately' ) }
					checked={ draft.patterns }
					onChange={ ( patterns ) => set( { patterns } ) }
					__nextHasNoMarginBottom
				/>
			</Part>
			<Part
				title={ __( 'Default style of designs', 'templately' ) }
				words={ __(
					'Suggested at a user’s first insert. After that, their last choice is used.',
					'templately'
				) }
			>
				<RadioControl
					label={ __( 'Style', 'templately' ) }
					hideLabelFromVision
					selected={ draft.look }
					options={ lookOptions() }
					onChange={ ( look ) =>
						set( { look: look as Settings[ 'look' ] } )
					}
				/>
			</Part>
			{ settings.roles.length > 0 && (
				<Part
					title={ __( 'Who can use the library', 'templately' ) }
					words={ __(
						'These roles can’t see the library, its patterns and commands. They still have their cloud, workspaces and this site’s templates. Administrators always see the library.',
						'templately'
					) }
				>
					{ settings.roles.map( ( { slug, name } ) => (
						<CheckboxControl
							key={ slug }
							label={ sprintf(
								/* translators: %s: name of a role. */
								__( 'Hidden from: %s', 'templately' ),
								name
							) }
							checked={ draft.hiddenFrom.includes( slug ) }
							onChange={ ( isHidden ) =>
								set( {
									hiddenFrom: isHidden
										? [ ...draft.hiddenFrom, slug ]
										: draft.hiddenFrom.filter(
												( one ) => one !== slug
											),
								} )
							}
							__nextHasNoMarginBottom
						/>
					) ) }
					{ errors.hidden_from && (
						<p className="templately-form__error" role="alert">
							{ errors.hidden_from }
						</p>
					) }
				</Part>
			) }
			{ draft.isEmbedded && (
				<Part
					title={ __( 'Administrators’ plan', 'templately' ) }
					words={ __(
						'The plan that administrators have in this site’s library.',
						'templately'
					) }
				>
					<SelectControl
						label={ __( 'Plan', 'templately' ) }
						value={ draft.plan }
						options={ [
							{
								value: 'free',
								label: __( 'Free', 'templately' ),
							},
							{
								value: 'starter',
								label: __( 'Starter', 'templately' ),
							},
							{
								value: 'pro',
								label: __( 'Pro', 'templately' ),
							},
						] }
						onChange={ ( plan ) => set( { plan } ) }
						__next40pxDefaultSize
						__nextHasNoMarginBottom
					/>
				</Part>
			) }
			<Part
				title={ __( 'Other sites', 'templately' ) }
				words={ __(
					'Lets other sites use this site’s library. Their users get accounts for the library, but they can’t log in to this site.',
					'templately'
				) }
			>
				<ToggleControl
					label={ __(
						'Share this library with other sites',
						'templately'
					) }
					checked={ draft.serves }
					help={
						draft.serves
							? sprintf(
									/* translators: %s: address of this site. */
									__(
										'Other sites enter %s as their library’s address.',
										'templately'
									),
									settings.site_address
								)
							: undefined
					}
					onChange={ ( serves ) => set( { serves } ) }
					__nextHasNoMarginBottom
				/>
				{ draft.serves && (
					<Field
						label={ __( 'Trusted proxies', 'templately' ) }
						name="trusted_proxies"
						value={ draft.proxies }
						placeholder="10.0.0.2 10.0.0.3"
						hint={ __(
							'IP addresses of the proxies in front of this site, separated by spaces. Needed to limit sign-in attempts per visitor.',
							'templately'
						) }
						error={ errors.trusted_proxies }
						onChange={ ( proxies ) => set( { proxies } ) }
					/>
				) }
			</Part>
			<Part
				title={ __( 'Links', 'templately' ) }
				words={ __(
					'Pages of your own that the library links to. A link without an address is not shown.',
					'templately'
				) }
			>
				{ LINKS.map( ( name ) => (
					<Field
						key={ name }
						label={ linkLabel( name ) }
						name={ `links.${ name }` }
						value={ draft.links[ name ] }
						placeholder="https://"
						error={ errors[ `links.${ name }` ] }
						onChange={ ( address ) =>
							set( {
								links: { ...draft.links, [ name ]: address },
							} )
						}
					/>
				) ) }
			</Part>
			<div className="templately-row templately-row--wide">
				<Button
					type="submit"
					variant="primary"
					__next40pxDefaultSize
					isBusy={ isBusy }
					disabled={ isBusy || ! isChanged }
					accessibleWhenDisabled
				>
					{ __( 'Save Changes', 'templately' ) }
				</Button>
				{ general && (
					<p className="templately-form__error" role="alert">
						{ general }
					</p>
				) }
				<p role="status">
					{ isSaved &&
						! isChanged &&
						__( 'Settings saved.', 'templately' ) }
				</p>
			</div>
		</form>
	);
}

function Part( {
	title,
	words,
	children,
}: {
	title: string;
	words: string;
	children: ReactNode;
} ) {
	const id = useId();
	return (
		<section className="templately-settings__part" aria-labelledby={ id }>
			<div className="templately-settings__words">
				<h2 className="templately-subheading" id={ id }>
					{ title }
				</h2>
				<p className="templately-small">{ words }</p>
			</div>
			<div className="templately-stack">{ children }</div>
		</section>
	);
}

/** Links in the form, by their names in the API. */
const LINKS = [
	'support',
	'docs',
	'video',
	'manageSites',
	'privacy',
	'terms',
	'checkout',
] as const;

const linkLabel = ( name: ( typeof LINKS )[ number ] ): string =>
	( {
		support: __( 'Support', 'templately' ),
		docs: __( 'Documentation', 'templately' ),
		video: __( 'Introduction video', 'templately' ),
		manageSites: __( 'Manage Site', 'templately' ),
		privacy: __( 'Privacy policy', 'templately' ),
		terms: __( 'Terms of service', 'templately' ),
		checkout: __( 'Checkout', 'templately' ),
	} )[ name ];

/** Values of the settings form. */
interface Draft {
	isEmbedded: boolean;
	/** The address is kept while the site's own library is selected. */
	hubAddress: string;
	patterns: boolean;
	look: Settings[ 'look' ];
	/** Roles from which the library is hidden. */
	hiddenFrom: readonly string[];
	plan: Settings[ 'administrators_plan' ];
	serves: boolean;
	/** Network addresses, with anything between them that is none. */
	proxies: string;
	links: Settings[ 'links' ];
}

/**
 * The form's first state.
 *
 * @param settings The settings as they are.
 */
export const toDraft = ( settings: Settings ): Draft => ( {
	isEmbedded: settings.hub_address === '',
	hubAddress: settings.hub_address,
	patterns: settings.patterns,
	look: settings.look,
	hiddenFrom: settings.hidden_from,
	plan: settings.administrators_plan,
	serves: settings.serves,
	proxies: settings.trusted_proxies.join( ' ' ),
	links: settings.links,
} );

/** Changed values of the form. Unchanged and hidden ones are not sent. */
export function getChanges( settings: Settings, draft: Draft ): SettingsChange {
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
	const links = LINKS.filter(
		( name ) => draft.links[ name ].trim() !== settings.links[ name ]
	).map( ( name ) => [ name, draft.links[ name ].trim() ] );
	if ( links.length > 0 ) {
		changes.links = Object.fromEntries( links );
	}
	return changes;
}

/**
 * Asks before unsaved changes are lost by navigation, closing or leaving the page. Returns the prompt while it
 * is open.
 */
function useUnsavedChangesWarning( isUnsaved: boolean ): ReactNode {
	const { block: hold } = useApp().host.history;
	const [ leave, setLeave ] = useState< () => void >();
	useEffect( () => {
		if ( ! isUnsaved ) {
			return;
		}
		const ask = ( event: BeforeUnloadEvent ) => event.preventDefault();
		window.addEventListener( 'beforeunload', ask );
		const release = hold( ( go ) => setLeave( () => go ) );
		return () => {
			window.removeEventListener( 'beforeunload', ask );
			release();
		};
	}, [ isUnsaved, hold ] );
	const stay = () => setLeave( undefined );
	return leave ? (
		<Modal
			className="templately"
			title={ __( 'Leave without saving?', 'templately' ) }
			size="small"
			onRequestClose={ stay }
		>
			<div className="templately-stack">
				<p>{ __( 'Your changes are not saved.', 'templately' ) }</p>
				<div className="templately-dialog__foot">
					<Button
						variant="tertiary"
						isDestructive
						__next40pxDefaultSize
						onClick={ () => {
							stay();
							leave();
						} }
					>
						{ __( 'Discard changes', 'templately' ) }
					</Button>
					<Button
						variant="primary"
						__next40pxDefaultSize
						onClick={ stay }
					>
						{ __( 'Keep editing', 'templately' ) }
					</Button>
				</div>
			</div>
		</Modal>
	) : null;
}
