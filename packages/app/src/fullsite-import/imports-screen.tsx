import { Button } from '@wordpress/components';
import { useEffect, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import * as rest from '@templately/rest';
import { toFailure, type Failure, type ImportRun } from '@templately/rest';
import { EmptyState } from '@templately/ui';
import { useApp } from '../shell/app-context';
import { RequestError } from '../shell/request-error';
import { useFullsiteImport } from './import-provider';
import { ResultMessage } from '../insert/dialog-parts';
import { statusLabel, texts } from './labels';
import { ResultsSummary } from './results-step';
import { Disclosure } from './step';
import './fullsite-import.css';

/** The imports that are kept, the newest first, each with the way back. */
export default function ImportsScreen() {
	const { fullsiteImport } = useApp().host.site;
	return (
		<div
			className="templately-main templately-imports"
			id="templately-results"
		>
			<h1 className="templately-title">
				{ __( 'Imports', 'templately' ) }
			</h1>
			{ fullsiteImport ? (
				<Imports />
			) : (
				<ResultMessage isBad>{ texts.noPermission() }</ResultMessage>
			) }
		</div>
	);
}

function Imports() {
	const { changes } = useFullsiteImport();
	const [ runs, setRuns ] = useState< ImportRun[] >();
	const [ failure, setFailure ] = useState< Failure >();
	const [ tries, setTries ] = useState( 0 );
	useEffect( () => {
		let isHere = true;
		setFailure( undefined );
		rest.getImports().then(
			( all ) => isHere && setRuns( all ),
			( thrown ) => isHere && setFailure( toFailure( thrown ) )
		);
		return () => {
			isHere = false;
		};
	}, [ changes, tries ] );
	if ( failure ) {
		return (
			<RequestError
				failure={ failure }
				retry={ () => setTries( tries + 1 ) }
			/>
		);
	}
	if ( ! runs ) {
		return <div className="templately-bone" style={ { blockSize: 200 } } />;
	}
	if ( runs.length === 0 ) {
		return (
			<EmptyState title={ __( 'No imports yet', 'templately' ) }>
				{ __(
					'Full-site imports appear here. You can revert each one.',
					'templately'
				) }
			</EmptyState>
		);
	}
	return (
		<>
			<p className="templately-soft">
				{ __(
					'Undo an import, the newest one first. Your later edits are kept.',
					'templately'
				) }
			</p>
			<ul className="templately-list templately-imports__list">
				{ runs.map( ( run ) => (
					<li key={ run.uuid }>
						<PackPicture run={ run } />
						<span>
							<strong dir="auto">{ run.pack.name }</strong>
							<br />
							<span className="templately-small">
								{ whenAndWho( run ) }
							</span>
						</span>
						<span className="templately-list__end">
							<span>{ statusLabel( run.status ) }</span>
							<RunAction run={ run } />
						</span>
						{ run.results && run.status !== 'reverted' && (
							<div className="templately-imports__results">
								<Disclosure
									title={ __( 'Results', 'templately' ) }
								>
									<div className="templately-stack">
										<ResultsSummary
											results={ run.results }
										/>
									</div>
								</Disclosure>
							</div>
						) }
					</li>
				) ) }
			</ul>
		</>
	);
}

/** Picture of the imported pack; its initial if unknown. */
function PackPicture( { run: { pack, picture } }: { run: ImportRun } ) {
	const [ hasFailed, setFailed ] = useState( false );
	return picture && ! hasFailed ? (
		<img
			className="templately-thumb"
			src={ picture }
			alt=""
			width={ 48 }
			height={ 48 }
			loading="lazy"
			decoding="async"
			onError={ () => setFailed( true ) }
		/>
	) : (
		<span className="templately-glyph" aria-hidden="true">
			{ [ ...pack.name ][ 0 ] }
		</span>
	);
}

function RunAction( { run }: { run: ImportRun } ) {
	const { open } = useFullsiteImport();
	if ( run.status === 'reverted' ) {
		return null;
	}
	return run.status === 'running' || run.status === 'paused' ? (
		<Button
			variant="secondary"
			__next40pxDefaultSize
			onClick={ () => open( { name: 'run', run } ) }
		>
			{ __( 'Show', 'templately' ) }
		</Button>
	) : (
		<Button
			variant="secondary"
			__next40pxDefaultSize
			aria-label={ sprintf(
				/* translators: %s: name of a pack. */
				__( 'Revert %s', 'templately' ),
				run.pack.name
			) }
			onClick={ () => open( { name: 'revert', run } ) }
		>
			{ __( 'Revert', 'templately' ) }
		</Button>
	);
}

const whenAndWho = ( { started_at: at, user }: ImportRun ): string => {
	const when = new Date( at * 1000 ).toLocaleString( undefined, {
		dateStyle: 'medium',
		timeStyle: 'short',
	} );
	return user
		? sprintf(
				/* translators: 1: date and time, 2: name of a person. */
				__( '%1$s, by %2$s', 'templately' ),
				when,
				user
			)
		: when;
};
