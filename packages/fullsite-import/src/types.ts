import type {
	Failure,
	ImportForm,
	ImportPlan,
	ImportResults,
	Item,
	ItemDetails,
	PackImportInfo,
	PlannedPlugin,
} from '@templately/rest';
import type { Progress } from './progress';

/** Steps of the wizard: 1 customises the site, 2 shows the plan and the progress, 3 shows the results. */
export type WizardStep = 1 | 2 | 3;

export type Pack = Item | ItemDetails;

export type ConnectionProblem =
	{ name: 'delay' } | { name: 'stream'; failure: Failure };

export interface FullSiteImport {
	currentStep: WizardStep;
	/** Whether the wizard is hidden. A running import continues. */
	fsiClosed: boolean;
	results: ImportResults | null;
	formData: ImportForm | null;
	/** Plugins that the pack needs or recommends. */
	dependencies: PlannedPlugin[] | null;
}

/** Pack of the wizard, its plan and its import. */
export interface Wizard {
	pack: Pack | null;
	info: PackImportInfo | null;
	plan: ImportPlan | null;
	/** Id of the import; empty without one. */
	run: string;
	progress: Progress | null;
	problem: ConnectionProblem | null;
}

export interface State {
	fullSiteImport: FullSiteImport;
	wizard: Wizard;
}
