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

/** The part of the wizard that is shown: customise, dependencies with what follows from them, results. */
export type WizardStep = 1 | 2 | 3;

export type Pack = Item | ItemDetails;

/** What the wizard says besides the import's own steps. */
export type Trouble = { name: 'delay' } | { name: 'stream'; failure: Failure };

/** The wizard, and the import that it shows. */
export interface FullSiteImport {
	currentStep: WizardStep;
	/** Whether the wizard is out of sight; the import, where there is one, goes on. */
	fsiClosed: boolean;
	results: ImportResults | null;
	formData: ImportForm | null;
	/** The plugins that the pack needs, or that go with it. */
	dependencies: PlannedPlugin[] | null;
}

export interface State {
	fullSiteImport: FullSiteImport;
	/** The pack that the wizard is about. */
	pack: Pack | null;
	info: PackImportInfo | null;
	plan: ImportPlan | null;
	/** The import that is under way or over; '' for none. */
	run: string;
	progress: Progress | null;
	trouble: Trouble | null;
}
