import { Button } from '@wordpress/components';
import { useDispatch, useSelect } from '@wordpress/data';
import { flushSync, useEffect, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import {
	store as importStore,
	type WizardStep,
} from '@templately/fullsite-import';
import { Icon, icons } from '@templately/ui';
import type { MutableRefObject } from 'react';
import { useApp } from '../app-context';
import { Customise } from './customise';
import { PlanStep } from './plan-step';
import { ProgressView } from './progress-view';
import { Results } from './results';
import type { Task } from './fullsite-import-frame';
import { useGuard } from './use-guard';
import { usePack } from './use-pack';
import './wizard.css';

const STEPS: [ WizardStep, () => string ][] = [
	[ 1, () => __( 'Customise', 'templately' ) ],
	[ 2, () => __( 'Dependencies', 'templately' ) ],
	[ 3, () => __( 'Results', 'templately' ) ],
];

interface Props {
	task: Extract< Task, { name: 'pack' | 'run' } >;
	onClose: () => void;
	/** Where the dialog around it finds what closing means at present. */
	request: MutableRefObject< () => void >;
}

/** Importing a whole site, from what it is called to what became of it. */
export function Wizard( { task, onClose, request }: Props ) {
	const { site } = useApp().host;
	const endpoint = site.fullsiteImport;
	const { open, close, resume } = useDispatch( importStore );
	const { currentStep, fsiClosed, run, isImporting } = useSelect(
		( select ) => {
			const selectors = select( importStore );
			return {
				...selectors.getFullSiteImport(),
				...selectors.getWizard(),
				isImporting: selectors.isImporting(),
			};
		},
		[]
	);
	const [ isBlocked, setBlocked ] = useState( false );
	const [ isReady, setReady ] = useState( false );
	const identity =
		task.name === 'pack'
			? task.pack
			: { ...task.run.pack, platform: task.run.platform };
	const pack = usePack( identity );

	useEffect( () => {
		if ( ! endpoint ) {
			return;
		}
		const ready =
			task.name === 'pack'
				? open( task.pack )
				: resume( endpoint, task.run.uuid );
		void ready.then( () => setReady( true ) );
		// eslint-disable-next-line react-hooks/exhaustive-deps -- once for each task, which has a wizard of its own.
	}, [] );

	useGuard( isImporting, () => setBlocked( true ) );
	const leave = () => {
		if ( isImporting ) {
			setBlocked( true );
			return;
		}
		// First and at once: what has the focus has to be there when the dialog goes, or nothing gets it back.
		flushSync( onClose );
		void close();
	};
	request.current = leave;

	if ( ! endpoint || ! isReady || fsiClosed ) {
		return <div className="templately-bone" style={ { blockSize: 240 } } />;
	}
	return (
		<div className="templately-wizard">
			<header className="templately-wizard__head">
				<strong dir="auto">{ identity.name }</strong>
				<ol className="templately-steps">
					{ STEPS.map( ( [ step, label ] ) => (
						<li
							key={ step }
							aria-current={
								step === currentStep ? 'step' : undefined
							}
						>
							<span
								className={ `templately-mark${ step < currentStep ? '' : ' templately-mark--none' }` }
								aria-hidden="true"
							>
								{ step < currentStep ? (
									<Icon icon={ icons.check } size={ 16 } />
								) : (
									step
								) }
							</span>
							<span>{ label() }</span>
						</li>
					) ) }
				</ol>
				<Button
					icon={ icons.close }
					label={ __( 'Close', 'templately' ) }
					onClick={ leave }
				/>
			</header>
			{ currentStep === 1 && (
				<Customise
					pack={ pack }
					platform={ identity.platform }
					endpoint={ endpoint }
					onCancel={ leave }
				/>
			) }
			{ currentStep === 2 && ! run && <PlanStep endpoint={ endpoint } /> }
			{ currentStep === 2 && run && (
				<ProgressView
					pack={ pack }
					endpoint={ endpoint }
					isBlocked={ isBlocked && isImporting }
					onUnblock={ () => setBlocked( false ) }
				/>
			) }
			{ currentStep === 3 && (
				<Results
					name={ identity.name }
					pack={ pack }
					onClose={ leave }
				/>
			) }
		</div>
	);
}
