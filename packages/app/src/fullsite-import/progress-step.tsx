import { Button, Notice, Spinner } from '@wordpress/components';
import { useDispatch, useSelect } from '@wordpress/data';
import { useEffect, useRef, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import {
	store as importStore,
	totalPercent,
	type ImportSite,
	type ImportStep,
	type Progress as ImportProgress,
} from '@templately/fullsite-import';
import type { ItemDetails } from '@templately/rest';
import { Icon, icons, Picture } from '@templately/ui';
import { useApp } from '../shell/app-context';
import { Progress, StepBody, getStyleSheets } from './step';
import { stepLabel } from './labels';
import { useAsyncAction } from '../shell/use-async-action';
import { useOpenRevert } from './results-step';
import './fullsite-import.css';

/** Milliseconds between two sentences that are read out. */
const SPOKEN_EVERY = 10_000;

interface Props {
	pack: ItemDetails | undefined;
	endpoint: ImportSite;
	/** Whether the user tried to leave. */
	isBlocked: boolean;
	onUnblock: () => void;
}

/** Progress of the import: total, steps and log. */
export function ProgressView( {
	pack,
	endpoint,
	isBlocked,
	onUnblock,
}: Props ) {
	const { progress, problem } = useSelect( ( select ) => {
		const { progress: now, problem: met } =
			select( importStore ).getWizard();
		return { progress: now, problem: met };
	}, [] );
	const { follow } = useDispatch( importStore );
	const percent = progress ? totalPercent( progress ) : 0;
	useTabTitle( percent );
	if ( ! progress ) {
		return null;
	}
	return (
		<StepBody>
			<div className="templately-wizard__body">
				{ ( isBlocked || problem ) && (
					<div className="templately-wizard__wide templately-stack templately-stack--tight">
						{ isBlocked && (
							<div role="alert">
								<Notice
									status="warning"
									politeness="polite"
									onRemove={ onUnblock }
								>
									{ __(
										'Please wait until the import process is complete before navigating back.',
										'templately'
									) }
								</Notice>
							</div>
						) }
						{ problem?.name === 'delay' && (
							<ConnectionProblem
								title={ __(
									'Sorry for the delay!',
									'templately'
								) }
								message={ __(
									"If it's taking longer than expected, please try again or contact support.",
									'templately'
								) }
								onRetry={ () => follow( endpoint ) }
							/>
						) }
						{ problem?.name === 'stream' && (
							<ConnectionProblem
								title={ __( 'Oops!', 'templately' ) }
								message={ __(
									"It seems we're experiencing technical difficulties. Please try again or contact support.",
									'templately'
								) }
								code={ problem.failure.code }
								onRetry={ () => follow( endpoint ) }
							/>
						) }
					</div>
				) }
				<section className="templately-stack templately-stack--wide">
					<div className="templately-stack">
						<h1 className="templately-heading" tabIndex={ -1 }>
							{ progress.failure
								? __( 'The import stopped', 'templately' )
								: __( 'Building your site', 'templately' ) }
						</h1>
						<Progress
							label={ __( 'Import', 'templately' ) }
							percent={ percent }
							isBad={ progress.failure !== null }
						/>
						{ ! progress.failure && (
							<Present progress={ progress } />
						) }
					</div>
					{ progress.failure && (
						<StepFailure
							failure={ progress.failure }
							endpoint={ endpoint }
						/>
					) }
					<Stages progress={ progress } />
				</section>
				<section className="templately-stack">
					<h2 className="screen-reader-text">
						{ __( 'Created so far', 'templately' ) }
					</h2>
					<Wall pack={ pack } steps={ progress.steps } />
					<Log lines={ progress.lines } />
					<p className="templately-small">
						{ __(
							'Keep this window open. If you close it, the import continues in the background and this page shows its progress.',
							'templately'
						) }
					</p>
				</section>
			</div>
		</StepBody>
	);
}

/** The current step as a sentence. Screen readers announce each step, and the percentage from time to time. */
function Present( { progress }: { progress: ImportProgress } ) {
	const line = progress.lines.at( -1 )?.message ?? '';
	const step = progress.steps.find(
		( { status } ) => status === 'processing'
	);
	const sentence = step
		? `${ stepLabel( step.type ) }${ line ? `: ${ line }` : '' }`
		: line;
	const [ spoken, setSpoken ] = useState( sentence );
	const last = useRef( { step: step?.type, at: 0 } );
	useEffect( () => {
		const isDue =
			last.current.step !== step?.type ||
			Date.now() - last.current.at > SPOKEN_EVERY;
		if ( isDue ) {
			last.current = { step: step?.type, at: Date.now() };
			setSpoken( sentence );
		}
	}, [ sentence, step?.type ] );
	return (
		<>
			<p className="templately-soft" aria-hidden="true" dir="auto">
				{ sentence || '\u00a0' }
			</p>
			<p className="screen-reader-text" role="status">
				{ spoken }
			</p>
		</>
	);
}

function StepFailure( {
	failure,
	endpoint,
}: {
	failure: NonNullable< ImportProgress[ 'failure' ] >;
	endpoint: ImportSite;
} ) {
	const { tryAgain } = useDispatch( importStore );
	const run = useSelect(
		( select ) => select( importStore ).getWizard().run,
		[]
	);
	const trying = useAsyncAction( () => tryAgain( endpoint ), true );
	const reverting = useOpenRevert( run );
	const again = trying.failure ?? reverting.failure;
	return (
		<div className="templately-fault" role="alert">
			<h2 className="templately-subheading">
				{ __( 'Something went wrong', 'templately' ) }
				{ failure.title && <>: { failure.title }</> }
			</h2>
			<p>{ failure.message }</p>
			{ again && <p>{ again.message }</p> }
			<div className="templately-row">
				<Button
					variant="primary"
					__next40pxDefaultSize
					isBusy={ trying.isBusy }
					onClick={ trying.run }
				>
					{ __( 'Try again', 'templately' ) }
				</Button>
				<Button
					variant="secondary"
					__next40pxDefaultSize
					isBusy={ reverting.isBusy }
					onClick={ reverting.run }
				>
					{ __( 'Revert', 'templately' ) }
				</Button>
			</div>
		</div>
	);
}

function ConnectionProblem( {
	title,
	message,
	code,
	onRetry,
}: {
	title: string;
	message: string;
	code?: string;
	onRetry: () => void;
} ) {
	const { support } = useApp().host.site.links;
	return (
		<div className="templately-fault is-warning" role="alert">
			<h2 className="templately-subheading">{ title }</h2>
			<p>{ message }</p>
			{ code && <p className="templately-small">{ code }</p> }
			<div className="templately-row">
				<Button
					variant="primary"
					__next40pxDefaultSize
					onClick={ onRetry }
				>
					{ __( 'Try again', 'templately' ) }
				</Button>
				{ support && (
					<Button
						variant="tertiary"
						__next40pxDefaultSize
						href={ support }
						target="_blank"
						rel="noopener noreferrer"
					>
						{ __( 'Talk to Support', 'templately' ) }
					</Button>
				) }
			</div>
		</div>
	);
}

const Stages = ( { progress }: { progress: ImportProgress } ) => (
	<ol className="templately-stages">
		{ progress.steps.map( ( step ) => (
			<li
				key={ step.type }
				className={ step.status === 'complete' ? 'is-done' : '' }
				aria-current={
					step.status === 'processing' ? 'step' : undefined
				}
			>
				<StageMark status={ step.status } />
				<span>
					{ stepLabel( step.type ) }
					<span className="screen-reader-text">
						{ `, ${ stageWord( step.status ) }` }
					</span>
				</span>
				<span className="templately-list__end">
					{ stageNumber( step ) }
				</span>
			</li>
		) ) }
	</ol>
);

const stageWord = ( status: ImportStep[ 'status' ] ) =>
	( {
		waiting: __( 'waiting', 'templately' ),
		processing: __( 'in progress', 'templately' ),
		complete: __( 'complete', 'templately' ),
		error: __( 'failed', 'templately' ),
	} )[ status ];

function stageNumber( { status, progress }: ImportStep ): string {
	if ( status !== 'processing' ) {
		return '';
	}
	return typeof progress === 'number'
		? sprintf(
				/* translators: %d: percent. */
				__( '%d%%', 'templately' ),
				progress
			)
		: progress;
}

function StageMark( { status }: { status: ImportStep[ 'status' ] } ) {
	if ( status === 'processing' ) {
		return <Spinner />;
	}
	const kind = { waiting: '--none', complete: '', error: '--bad' }[ status ];
	return (
		<span
			className={ `templately-mark${ kind && ` templately-mark${ kind }` }` }
			aria-hidden="true"
		>
			{ status === 'complete' && (
				<Icon icon={ icons.check } size={ 16 } />
			) }
			{ status === 'error' && <Icon icon={ icons.close } size={ 16 } /> }
		</span>
	);
}

const MAX_SHEETS = 8;

/** The pack's pages come onto the wall as its content does. */
function Wall( {
	pack,
	steps,
}: {
	pack: ItemDetails | undefined;
	steps: ImportStep[];
} ) {
	const sheets = getStyleSheets( pack ).slice( 0, MAX_SHEETS );
	const content = steps.find( ( { type } ) => type === 'wp-content' );
	const part =
		content?.status === 'complete'
			? 1
			: ( parseFloat( String( content?.progress ?? 0 ) ) || 0 ) / 100;
	const hung = Math.round( sheets.length * part );
	return sheets.length > 0 ? (
		<div className="templately-hanging" aria-hidden="true">
			{ sheets.map( ( src, place ) =>
				place < hung ? (
					<Picture
						key={ src }
						className="templately-sheet"
						src={ src }
						alt=""
						isLazy={ false }
					/>
				) : (
					<div key={ src } className="templately-hanging__place" />
				)
			) }
		</div>
	) : null;
}

/** The log of the import. It scrolls with new lines unless the user scrolls. */
function Log( { lines }: { lines: ImportProgress[ 'lines' ] } ) {
	const log = useRef< HTMLDivElement >( null );
	const isAtEnd = useRef( true );
	useEffect( () => {
		if ( log.current && isAtEnd.current ) {
			log.current.scrollTop = log.current.scrollHeight;
		}
	}, [ lines ] );
	return (
		<div
			className="templately-log"
			ref={ log }
			role="log"
			aria-live="off"
			aria-label={ __( 'Import log', 'templately' ) }
			// Scrollable by keyboard.

			tabIndex={ 0 }
			onScroll={ ( { currentTarget: box } ) => {
				isAtEnd.current =
					box.scrollHeight - box.scrollTop - box.clientHeight < 24;
			} }
		>
			<ol className="templately-log__lines">
				{ lines.map( ( { index, type, message } ) => (
					<li key={ index }>
						<span>{ stepLabel( type ) }</span>
						<span dir="auto">{ message }</span>
					</li>
				) ) }
			</ol>
		</div>
	);
}

/** Shows the progress in the title of the browser tab. */
function useTabTitle( percent: number ) {
	const before = useRef( document.title );
	useEffect( () => {
		document.title = `${ percent }% – ${ before.current }`;
	}, [ percent ] );
	useEffect( () => {
		const title = before.current;
		return () => {
			document.title = title;
		};
	}, [] );
}
