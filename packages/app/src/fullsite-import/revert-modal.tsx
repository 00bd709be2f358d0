import { Button, Modal, Notice } from '@wordpress/components';
import { applyFilters } from '@wordpress/hooks';
import { useEffect, useState } from '@wordpress/element';
import { __, _n, sprintf } from '@wordpress/i18n';
import { REDIRECT_AFTER, revertImport } from '@templately/fullsite-import';
import * as rest from '@templately/rest';
import type { ImportReverting, ImportRun, KeptObject } from '@templately/rest';
import { Facts } from '@templately/ui';
import { getModalCloseProps } from '@templately/ui/closing';
import { redirectTarget } from '../account/redirect';
import { useApp } from '../shell/app-context';
import { ResultMessage } from '../insert/dialog-parts';
import { Disclosure, Progress } from './step';
import { texts } from './labels';
import './fullsite-import.css';

type View =
	| { name: 'confirm' }
	| { name: 'processing'; percent: number }
	| {
			name: 'reverted';
			begun: ImportReverting;
			/** Null where it could not be read. */
			kept: KeptObject[] | null;
	  }
	| { name: 'failed' };

/** Takes an import back: asks, does it, and says how that ended. */
export function RevertDialog( {
	run,
	onClose,
}: {
	run: ImportRun;
	onClose: () => void;
} ) {
	const { fullsiteImport: endpoint } = useApp().host.site;
	const [ view, setView ] = useState< View >( { name: 'confirm' } );
	if ( ! endpoint ) {
		return null;
	}
	const tell = async ( begun: ImportReverting ) => {
		const kept = await rest.getImport( run.uuid ).then(
			( ended ) => ended.kept,
			() => null
		);
		setView( { name: 'reverted', begun, kept } );
	};
	const revert = async () => {
		setView( { name: 'processing', percent: 0 } );
		try {
			const begun = await revertImport( {
				begin: () => rest.revertImport( run.uuid ),
				poll: ( last ) => rest.pollImport( endpoint, run.uuid, last ),
				onPercent: ( percent ) =>
					setView( { name: 'processing', percent } ),
			} );
			// The old site is back, whether or not it can still be said what stays.
			await tell( begun );
		} catch {
			setView( { name: 'failed' } );
		}
	};
	const isBusy = view.name === 'processing';
	const title = {
		confirm: texts.revertQuestion(),
		processing: texts.revertQuestion(),
		reverted: __( 'Successfully Reverted', 'templately' ),
		failed: __( 'Something went wrong.', 'templately' ),
	}[ view.name ];
	return (
		<Modal
			className="templately"
			contentLabel={ title }
			size="medium"
			// WordPress's own header has room for one line.
			__experimentalHideHeader
			{ ...getModalCloseProps( isBusy, onClose ) }
		>
			<div className="templately-stack templately-revert">
				<h1 className="templately-heading">{ title }</h1>
				{ view.name === 'confirm' && <Confirm run={ run } /> }
				{ view.name === 'processing' && (
					<>
						<Progress
							label={ __( 'Revert', 'templately' ) }
							percent={ view.percent }
						/>
						<p role="status">
							{ __(
								'Restoring previous version of your website. This usually takes a few moments. Please wait…',
								'templately'
							) }
						</p>
					</>
				) }
				{ ( view.name === 'confirm' || isBusy ) && (
					<div className="templately-dialog__foot">
						{ ! isBusy && (
							<Button
								variant="tertiary"
								__next40pxDefaultSize
								onClick={ onClose }
							>
								{ __( 'Cancel', 'templately' ) }
							</Button>
						) }
						<Button
							variant="primary"
							isDestructive
							__next40pxDefaultSize
							isBusy={ isBusy }
							disabled={ isBusy }
							accessibleWhenDisabled
							onClick={ () => void revert() }
						>
							{ isBusy
								? texts.revertBusy()
								: __( 'Yes, Revert', 'templately' ) }
						</Button>
					</div>
				) }
				{ view.name === 'reverted' && (
					<RevertResult
						begun={ view.begun }
						kept={ view.kept }
						onAgain={ () => void tell( view.begun ) }
						onClose={ onClose }
					/>
				) }
				{ view.name === 'failed' && (
					<>
						<ResultMessage isBad>
							{ String(
								/**
								 * Filters what is said where a revert failed.
								 *
								 * @param {string} message   What is said.
								 * @param {string} specified What the specification has said there, which names another cause.
								 */
								applyFilters(
									'templately.revertFailed',
									__(
										'Something went wrong while restoring your old website. Try Later or Contact support.',
										'templately'
									),
									texts.revertFailedAsSpecified()
								)
							) }
						</ResultMessage>
						<div className="templately-dialog__foot">
							<Button
								variant="secondary"
								__next40pxDefaultSize
								onClick={ onClose }
							>
								{ __( 'Close', 'templately' ) }
							</Button>
						</div>
					</>
				) }
			</div>
		</Modal>
	);
}

function Confirm( { run }: { run: ImportRun } ) {
	const { objects, settings, notes } = run;
	const [ kept, setKept ] = useState< KeptObject[] >( [] );
	useEffect( () => {
		rest.getImport( run.uuid ).then(
			( current ) => setKept( current.kept ),
			// The result lists them too.
			() => undefined
		);
	}, [ run.uuid ] );
	return (
		<>
			<Notice status="warning" isDismissible={ false }>
				{ __(
					'Warning: This will remove your existing settings and content with the previous one.',
					'templately'
				) }
			</Notice>
			<Facts
				facts={ [
					[ __( 'Imported', 'templately' ), run.pack.name ],
					[
						__( 'Will be removed', 'templately' ),
						sprintf(
							/* translators: %d: number of pages, pictures and so on. */
							_n( '%d item', '%d items', objects, 'templately' ),
							objects
						),
					],
					[
						__( 'Will be restored', 'templately' ),
						sprintf(
							/* translators: %d: number of settings. */
							_n(
								'%d setting',
								'%d settings',
								settings,
								'templately'
							),
							settings
						),
					],
				] }
			/>
			{ kept.length > 0 ? (
				<KeptList kept={ kept } />
			) : (
				<p className="templately-small">
					{ __(
						'Items edited since the import are kept, with everything they need.',
						'templately'
					) }
				</p>
			) }
			{ notes.map( ( note ) => (
				<p className="templately-small" key={ note }>
					{ note }
				</p>
			) ) }
		</>
	);
}

/** What stays because it was edited since, with links to it. */
const KeptList = ( { kept }: { kept: KeptObject[] } ) => (
	<Disclosure
		title={ sprintf(
			/* translators: %d: number of things. */
			_n(
				'%d item was edited since and will be kept',
				'%d items were edited since and will be kept',
				kept.length,
				'templately'
			),
			kept.length
		) }
		isOpen
	>
		<ul className="templately-choices">
			{ kept.map( ( { title, reason, edit }, index ) => (
				<li key={ index }>
					<strong dir="auto">
						{ edit ? (
							<a href={ edit }>
								{ title || __( '(no title)', 'templately' ) }
							</a>
						) : (
							title || __( '(no title)', 'templately' )
						) }
					</strong>
					<br />
					<span className="templately-small">{ reason }</span>
				</li>
			) ) }
		</ul>
	</Disclosure>
);

/** The old site is back: what of the import stays, and the way there. */
function RevertResult( {
	begun,
	kept,
	onAgain,
	onClose,
}: {
	begun: ImportReverting;
	kept: KeptObject[] | null;
	onAgain: () => void;
	onClose: () => void;
} ) {
	useEffect( () => {
		const target = redirectTarget(
			begun.redirect,
			[],
			[ window.location.origin ]
		);
		if ( ! target?.startsWith( 'http' ) ) {
			return;
		}
		const timer = setTimeout(
			() => window.location.assign( target ),
			REDIRECT_AFTER
		);
		return () => clearTimeout( timer );
	}, [ begun.redirect ] );
	return (
		<>
			<ResultMessage>
				{ __(
					'Old website has been successfully restored.',
					'templately'
				) }
			</ResultMessage>
			{ kept === null && (
				<Notice
					status="warning"
					isDismissible={ false }
					actions={ [
						{
							label: __( 'Try again', 'templately' ),
							onClick: onAgain,
						},
					] }
				>
					{ __(
						'Couldn’t list the items edited since the import. They are kept.',
						'templately'
					) }
				</Notice>
			) }
			{ kept && kept.length > 0 && <KeptList kept={ kept } /> }
			<div className="templately-dialog__foot">
				<Button
					variant="tertiary"
					__next40pxDefaultSize
					onClick={ onClose }
				>
					{ __( 'Close', 'templately' ) }
				</Button>
				<Button
					variant="primary"
					__next40pxDefaultSize
					href={ begun.site_url }
				>
					{ __( 'Visit Site', 'templately' ) }
				</Button>
			</div>
		</>
	);
}
