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
import { followImport } from './follow-import';
import type { store } from './index';
import { getSteps } from './progress';
import {
	getExcludedIds,
	getIncludedObjects,
	pluginsToBring,
} from './selection';
import type { ConnectionProblem, Pack, WizardStep } from './types';

type Args = ThunkArgs< typeof store >;

const openPack = ( pack: Pack ) => ( { type: 'OPEN', pack } ) as const;
const receiveInfo = ( info: PackImportInfo ) =>
	( { type: 'RECEIVE_INFO', info } ) as const;
const receivePlan = ( plan: ImportPlan ) =>
	( { type: 'RECEIVE_PLAN', plan } ) as const;
const beginRun = ( uuid: string, steps: readonly string[] ) =>
	( { type: 'BEGIN_RUN', uuid, steps } ) as const;

/** Hides the wizard. */
export const close = () => ( { type: 'CLOSE' } ) as const;

export const showStep = ( step: WizardStep ) =>
	( { type: 'SHOW_STEP', step } ) as const;

export const changeForm = ( changes: Partial< ImportForm > ) =>
	( { type: 'CHANGE_FORM', changes } ) as const;

export const receiveEntry = ( entry: ImportLogEntry ) =>
	( { type: 'RECEIVE_ENTRY', entry } ) as const;

const clearPlan = () => ( { type: 'CLEAR_PLAN' } ) as const;

/** Removes an import that has ended or could not be started. */
export const resetRun = () => ( { type: 'RESET_RUN' } ) as const;

const clearFailure = () => ( { type: 'CLEAR_FAILURE' } ) as const;

const setConnectionProblem = ( problem: ConnectionProblem ) =>
	( { type: 'SET_CONNECTION_PROBLEM', problem } ) as const;

export type Action = ReturnType<
	| typeof openPack
	| typeof receiveInfo
	| typeof receivePlan
	| typeof beginRun
	| typeof close
	| typeof showStep
	| typeof changeForm
	| typeof receiveEntry
	| typeof clearPlan
	| typeof resetRun
	| typeof clearFailure
	| typeof setConnectionProblem
>;

/** Address of the import and kind of the server. */
export interface ImportSite extends ImportEndpoint {
	readonly isLightspeed: boolean;
}

/** Stops following the current import. */
let stop: ( () => void ) | undefined;

export const open =
	( pack: Pack ) =>
	async ( { dispatch }: Args ): Promise< void > => {
		stop?.();
		dispatch( openPack( pack ) );
	};

/** Loads the settings of the pack that can be changed. */
export const fetchInfo =
	( site: ImportEndpoint ) =>
	async ( { dispatch, select }: Args ): Promise< void > => {
		const { pack } = select.getWizard();
		if ( ! pack ) {
			return;
		}
		const info = await rest.getPackImportInfo( site, pack.id );
		// The wizard may show another pack by now.
		if ( select.getWizard().pack === pack ) {
			dispatch( receiveInfo( info ) );
		}
	};

/** Loads the plan of the import. The first plan of a pack selects what the pack needs; a later one keeps the choices. */
export const makePlan =
	() =>
	async ( { dispatch, select }: Args ): Promise< void > => {
		const { formData, dependencies } = select.getFullSiteImport();
		if ( ! formData ) {
			return;
		}
		dispatch( clearPlan() );
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

/** Starts the import, and follows it. */
export const startImport =
	( site: ImportSite ) =>
	async ( { dispatch, select }: Args ): Promise< void > => {
		const { formData } = select.getFullSiteImport();
		const { plan } = select.getWizard();
		if ( ! formData || ! plan ) {
			return;
		}
		const form = toRequestForm( formData, plan );
		const { uuid } = await rest.beginImport( form );
		dispatch( changeForm( form ) );
		dispatch(
			beginRun(
				uuid,
				getSteps( {
					theme: form.theme !== '' && plan.theme?.state !== 'active',
					plugins: form.plugins.length,
				} )
			)
		);
		dispatch.follow( site );
	};

/** Form for the request: it names the excluded objects, and the plugins to install or activate. */
const toRequestForm = ( form: ImportForm, plan: ImportPlan ): ImportForm => ( {
	...form,
	plugins: pluginsToBring( plan.plugins, form.plugins ),
	objects: getExcludedIds(
		plan.objects,
		getIncludedObjects(
			plan.objects,
			new Set( form.objects ),
			form.import_demo_content
		)
	),
} );

/** Shows a running import from its first entry on. */
export const resume =
	( site: ImportSite, uuid: string ) =>
	async ( { dispatch, select }: Args ): Promise< void > => {
		if ( select.getWizard().run !== uuid ) {
			dispatch( beginRun( uuid, [] ) );
		}
		dispatch.follow( site );
	};

/** Continues the import after a failed step, and follows it. */
export const tryAgain =
	( site: ImportSite ) =>
	async ( { dispatch, select }: Args ): Promise< void > => {
		await rest.resumeImport( select.getWizard().run );
		dispatch( clearFailure() );
		dispatch.follow( site );
	};

/** Follows the import from the last received entry on. */
export const follow =
	( site: ImportSite ) =>
	async ( { dispatch, select }: Args ): Promise< void > => {
		stop?.();
		const { run, progress } = select.getWizard();
		if ( ! run || ! progress ) {
			return;
		}
		stop = followImport( {
			open: ( last ) =>
				new EventSource( rest.importStreamAddress( site, run, last ) ),
			poll: ( last ) => rest.pollImport( site, run, last ),
			last: progress.last,
			isLightspeed: site.isLightspeed,
			onEntries: ( entries ) =>
				entries.forEach( ( entry ) =>
					dispatch( receiveEntry( entry ) )
				),
			onDelay: () =>
				dispatch( setConnectionProblem( { name: 'delay' } ) ),
			onFailure: ( failure: Failure ) =>
				dispatch( setConnectionProblem( { name: 'stream', failure } ) ),
		} );
	};
