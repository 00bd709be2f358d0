import { Modal, Button } from '@wordpress/components';
import { useRef, flushSync, useEffect, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { Task } from './import-provider';
import { RevertDialog } from './revert-modal';
import { useSelect, useDispatch } from '@wordpress/data';
import { store as profileStore } from '@templately/profile';
import { ResendLink } from '../account/banners';
import { messages } from '../shell/errors';
import { ResultMessage } from '../insert/dialog-parts';
import { texts } from './labels';
import {
	store as importStore,
	type WizardStep,
} from '@templately/fullsite-import';
import { Icon, icons } from '@templately/ui';
import type { MutableRefObject } from 'react';
import { useApp } from '../shell/app-context';
import { CustomizeStep } from './customize-step';
import { PlanStep } from './plan-step';
import { ProgressView } from './progress-step';
import { Results } from './results-step';
import { usePack } from './step';
import './fullsite-import.css';

/** The dialog of what is open: why there is no import, its wizard, or its revert. */
export default function TaskDialog( {
	task,
	onClose,
}: {
	task: Task;
	onClose: () => void;
} ) {
	switch ( task.name ) {
		case 'gate':
			return (
				<Modal
					className="templately"
					title={ __( 'Insert Full Site', 'templately' ) }
					size="medium"
					onRequestClose={ onClose }
				>
					<ImportNotAllowed
						reason={ task.reason }
						onClose={ onClose }
					/>
				</Modal>
			);
		case 'revert':
			return <RevertDialog run={ task.run } onClose={ onClose } />;
		default:
			return <WizardModal task={ task } onClose={ onClose } />;
	}
}

function WizardModal( {
	task,
	onClose,
}: {
	task: Extract< Task, { name: 'pack' | 'run' } >;
	onClose: () => void;
} ) {
	// While an import runs, its wizard says what closing means.
	const request = useRef( onClose );
	return (
		<Modal
			className="templately templately-fullsite"
			contentLabel={ __( 'Full Site Import', 'templately' ) }
			isFullScreen
			__experimentalHideHeader
			shouldCloseOnClickOutside={ false }
			onRequestClose={ () => request.current() }
		>
			<Wizard
				key={ task.name === 'pack' ? task.pack.id : task.run.uuid }
				task={ task }
				onClose={ onClose }
				request={ request }
			/>
		</Modal>
	);
}

/** Explains why the user cannot import a whole site. */
function ImportNotAllowed( {
	reason,
	onClose,
}: {
	reason: 'forbidden' | 'unverified';
	onClose: () => void;
} ) {
	const user = useSelect(
		( select ) => select( profileStore ).getUser(),
		[]
	);
	const isUnverified = reason === 'unverified';
	return (
		<div className="templately-stack">
			<ResultMessage isBad>
				{ isUnverified ? messages.notVerified() : texts.noPermission() }
			</ResultMessage>
			<div className="templately-dialog__foot">
				<Button
					variant={ isUnverified ? 'tertiary' : 'primary' }
					__next40pxDefaultSize
					onClick={ onClose }
				>
					{ __( 'Close', 'templately' ) }
				</Button>
				{ isUnverified && user && (
					<ResendLink email={ user.email } isButton />
				) }
			</div>
		</div>
	);
}

const STEPS: [ WizardStep, () => string ][] = [
	[ 1, () => __( 'Customise', 'templately' ) ],
	[ 2, () => __( 'Dependencies', 'templately' ) ],
	[ 3, () => __( 'Results', 'templately' ) ],
];

interface Props {
	task: Extract< Task, { name: 'pack' | 'run' } >;
	onClose: () => void;
	/** Holds the current close handler of the modal. */
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

	usePreventLeave( isImporting, () => setBlocked( true ) );
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
				<CustomizeStep
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

/** Prevents leaving the page while the import runs: asks before unload, and blocks the back button. */
function usePreventLeave( isOn: boolean, onBack: () => void ): void {
	const told = useRef( onBack );
	told.current = onBack;
	useEffect( () => {
		if ( ! isOn ) {
			return;
		}
		const ask = ( event: BeforeUnloadEvent ) => event.preventDefault();
		// A place like the present one before it: going back from there changes nothing.
		const stay = () =>
			window.history.pushState(
				{ ...window.history.state, templatelyGuard: true },
				''
			);
		const refuse = () => {
			stay();
			told.current();
		};
		stay();
		window.addEventListener( 'beforeunload', ask );
		window.addEventListener( 'popstate', refuse );
		return () => {
			window.removeEventListener( 'beforeunload', ask );
			window.removeEventListener( 'popstate', refuse );
			if ( window.history.state?.templatelyGuard ) {
				window.history.back();
			}
		};
	}, [ isOn ] );
}
