import type { ThunkArgs } from '@wordpress/data';
import * as rest from '@templately/rest';
import type {
	Failure,
	ImportEndpoint,
	ImportForm,
	ImportLogEntry,
	ImportPlan,
	PackImportInfo,
} from '@templately/rest';
import { coming, leftBehind, pluginsToBring } from './choice';
import { drive } from './drive';
import type { store } from './index';
import { stepsOf } from './progress';
import type { Pack, Trouble, WizardStep } from './types';

type Args = ThunkArgs< typeof store >;

const openPack = ( pack: Pack ) => ( { type: 'OPEN', pack } ) as const;
const receiveInfo = ( info: PackImportInfo ) =>
	( { type: 'RECEIVE_INFO', info } ) as const;
const receivePlan = ( plan: ImportPlan ) =>
	( { type: 'RECEIVE_PLAN', plan } ) as const;
const beginRun = ( uuid: string, steps: readonly string[] ) =>
	( { type: 'BEGIN_RUN', uuid, steps } ) as const;

/** Puts the wizard out of sight. */
export const close = () => ( { type: 'CLOSE' } ) as const;

/** Goes to a part of the wizard. */
export const showStep = ( step: WizardStep ) =>
	( { type: 'SHOW_STEP', step } ) as const;

/** Changes what is chosen. */
export const changeForm = ( changes: Partial< ImportForm > ) =>
	( { type: 'CHANGE_FORM', changes } ) as const;

/** Takes an entry of the import's log. */
export const receiveEntry = ( entry: ImportLogEntry ) =>
	( { type: 'RECEIVE_ENTRY', entry } ) as const;

export const forgetPlan = () => ( { type: 'FORGET_PLAN' } ) as const;

/** Lets go of an import that is over, or that did not begin. */
export const leaveRun = () => ( { type: 'LEAVE_RUN' } ) as const;

/** Forgets what the import failed of, since it is tried again. */
const goOn = () => ( { type: 'GO_ON' } ) as const;

const meetTrouble = ( trouble: Trouble ) =>
	( { type: 'MEET_TROUBLE', trouble } ) as const;

export type Action = ReturnType<
	| typeof openPack
	| typeof receiveInfo
	| typeof receivePlan
	| typeof beginRun
	| typeof close
	| typeof showStep
	| typeof changeForm
	| typeof receiveEntry
	| typeof forgetPlan
	| typeof leaveRun
	| typeof goOn
	| typeof meetTrouble
>;

/** Where the site answers, and what its server is. */
export interface ImportSite extends ImportEndpoint {
	readonly isLightspeed: boolean;
}

/** Ends what follows the present import; there is one at the most. */
let stop: ( () => void ) | undefined;

/**
 * Opens the wizard for a pack.
 *
 * @param pack The pack.
 */
export const open =
	( pack: Pack ) =>
	async ( { dispatch }: Args ): Promise< void > => {
		stop?.();
		dispatch( openPack( pack ) );
	};

/**
 * Asks what a pack lets people choose.
 *
 * @param site Where the site answers.
 */
export const fetchInfo =
	( site: ImportEndpoint ) =>
	async ( { dispatch, select }: Args ): Promise< void > => {
		const { pack } = select.getWizard();
		if ( ! pack ) {
			return;
		}
		const info = await rest.getPackImportInfo( site, pack.id );
		// Another pack may have been opened meanwhile.
		if ( select.getWizard().pack === pack ) {
			dispatch( receiveInfo( info ) );
		}
	};

/** Asks what the import would do. What the pack needs is chosen to begin with; asked again, all stays as somebody chose it. */
export const makePlan =
	() =>
	async ( { dispatch, select }: Args ): Promise< void > => {
		const { formData, dependencies } = select.getFullSiteImport();
		if ( ! formData ) {
			return;
		}
		dispatch( forgetPlan() );
		const plan = await rest.planImport( formData );
		if ( select.getFullSiteImport().formData !== formData ) {
			return;
		}
		dispatch( receivePlan( plan ) );
		if ( dependencies ) {
			return;
		}
		dispatch(
			changeForm( {
				theme:
					plan.theme && ! plan.theme.suggested ? plan.theme.slug : '',
				plugins: plan.plugins
					.filter( ( { suggested } ) => ! suggested )
					.map( ( { slug } ) => slug ),
				objects: [],
			} )
		);
	};

/**
 * Begins the import, and follows it.
 *
 * @param site Where the site answers.
 */
export const begin =
	( site: ImportSite ) =>
	async ( { dispatch, select }: Args ): Promise< void > => {
		const { formData } = select.getFullSiteImport();
		const { plan } = select.getWizard();
		if ( ! formData || ! plan ) {
			return;
		}
		const form = wholeForm( formData, plan );
		const { uuid } = await rest.beginImport( form );
		dispatch( changeForm( form ) );
		dispatch(
			beginRun(
				uuid,
				stepsOf( {
					theme: form.theme !== '' && plan.theme?.state !== 'active',
					plugins: form.plugins.length,
				} )
			)
		);
		dispatch.follow( site );
	};

/**
 * The form as the site is sent it: what does not come by number, and the plugins that are to be seen to.
 *
 * @param form What was chosen.
 * @param plan What it was chosen from.
 */
const wholeForm = ( form: ImportForm, plan: ImportPlan ): ImportForm => ( {
	...form,
	plugins: pluginsToBring( plan.plugins, form.plugins ),
	objects: leftBehind(
		plan.objects,
		coming(
			plan.objects,
			new Set( form.objects ),
			form.import_demo_content
		)
	),
} );

/**
 * Shows an import that is under way, from its first line on.
 *
 * @param site Where the site answers.
 * @param uuid The import.
 */
export const resume =
	( site: ImportSite, uuid: string ) =>
	async ( { dispatch, select }: Args ): Promise< void > => {
		if ( select.getWizard().run !== uuid ) {
			dispatch( beginRun( uuid, [] ) );
		}
		dispatch.follow( site );
	};

/**
 * Lets the import go on after a step failed, and follows it.
 *
 * @param site Where the site answers.
 */
export const tryAgain =
	( site: ImportSite ) =>
	async ( { dispatch, select }: Args ): Promise< void > => {
		await rest.resumeImport( select.getWizard().run );
		dispatch( goOn() );
		dispatch.follow( site );
	};

/**
 * Follows the import from the last line that is held: at first, and again after it could not be followed.
 *
 * @param site Where the site answers.
 */
export const follow =
	( site: ImportSite ) =>
	async ( { dispatch, select }: Args ): Promise< void > => {
		stop?.();
		const { run, progress } = select.getWizard();
		if ( ! run || ! progress ) {
			return;
		}
		stop = drive( {
			open: ( last ) =>
				new EventSource( rest.importStreamAddress( site, run, last ) ),
			poll: ( last ) => rest.pollImport( site, run, last ),
			last: progress.last,
			isLightspeed: site.isLightspeed,
			onEntries: ( entries ) =>
				entries.forEach( ( entry ) =>
					dispatch( receiveEntry( entry ) )
				),
			onDelay: () => dispatch( meetTrouble( { name: 'delay' } ) ),
			onFailure: ( failure: Failure ) =>
				dispatch( meetTrouble( { name: 'stream', failure } ) ),
		} );
	};
