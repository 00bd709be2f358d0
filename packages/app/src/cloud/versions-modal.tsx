import { Button, Modal } from '@wordpress/components';
import { useDispatch } from '@wordpress/data';
import { useEffect, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { store as cloudStore } from '@templately/cloud';
import { type Failure, toFailure } from '@templately/rest';
import * as rest from '@templately/rest/cloud';
import type { CloudFile, FileVersion } from '@templately/rest/cloud';
import { Badge, ErrorState } from '@templately/ui';
import { getModalCloseProps } from '@templately/ui/closing';
import { useApp } from '../shell/app-context';
import { RequestError } from '../shell/request-error';
import { DateTime } from '../lists/table';
import { useResolved } from '../shell/use-resolved';
import './cloud.css';

interface Props {
	file: CloudFile;
	/** Whether an older version can be made the newest again. */
	canTakeBack: boolean;
	onTakenBack: () => void;
	onClose: () => void;
}

/** A file as it is and as it was, side by side. */
export function VersionsModal( {
	file,
	canTakeBack,
	onTakenBack,
	onClose,
}: Props ) {
	const { fail, notices } = useApp();
	const { restoreVersion } = useDispatch( cloudStore );
	const list = useResolved( cloudStore, 'getVersions', file.id );
	const [ chosen, setChosen ] = useState< number >();
	const [ isBusy, setBusy ] = useState( false );
	const newest = list.value?.find( ( version ) => version.is_newest );
	const older = list.value?.find( ( { number } ) => number === chosen );

	const take = async ( { number }: FileVersion ) => {
		setBusy( true );
		try {
			await restoreVersion( file.id, number );
			setChosen( undefined );
			onTakenBack();
			notices.push( {
				status: 'success',
				title: sprintf(
					/* translators: %d: number of a version. */
					__( 'Version %d restored', 'templately' ),
					number
				),
				message: __( 'Later versions are kept.', 'templately' ),
			} );
		} catch ( thrown ) {
			fail( thrown );
		} finally {
			setBusy( false );
		}
	};

	return (
		<Modal
			className="templately templately-versions"
			title={ file.name }
			size="fill"
			{ ...getModalCloseProps( isBusy, onClose ) }
		>
			<div className="templately-versions__body">
				{ list.failure && (
					<RequestError
						failure={ list.failure }
						retry={ list.retry }
					/>
				) }
				{ ! list.failure && ! list.value && (
					<div
						className="templately-bone"
						style={ { blockSize: 320 } }
					/>
				) }
				{ ! list.failure && list.value && (
					<>
						<VersionList
							versions={ list.value }
							chosen={ chosen }
							onChoose={ setChosen }
						/>
						<div
							className={ `templately-versions__stage${ older ? ' is-pair' : '' }` }
						>
							{ older && (
								<Preview file={ file } version={ older } />
							) }
							{ newest && (
								<Preview file={ file } version={ newest } />
							) }
						</div>
					</>
				) }
			</div>
			<div className="templately-dialog__foot">
				<Button
					variant="tertiary"
					__next40pxDefaultSize
					onClick={ onClose }
				>
					{ __( 'Close', 'templately' ) }
				</Button>
				{ canTakeBack && ( list.value?.length ?? 0 ) > 1 && (
					<Button
						variant="primary"
						__next40pxDefaultSize
						isBusy={ isBusy }
						disabled={ isBusy || ! older }
						accessibleWhenDisabled
						onClick={ () => older && void take( older ) }
					>
						{ older
							? sprintf(
									/* translators: %d: number of a version. */
									__( 'Restore version %d', 'templately' ),
									older.number
								)
							: __( 'Restore', 'templately' ) }
					</Button>
				) }
			</div>
		</Modal>
	);
}

const versionLabel = ( { number }: FileVersion ): string =>
	sprintf(
		/* translators: %d: number of a version. */
		__( 'Version %d', 'templately' ),
		number
	);

/** Which version it is, whose, and from when. */
const About = ( { version }: { version: FileVersion } ) => (
	<>
		<span className="templately-row">
			<strong>{ versionLabel( version ) }</strong>
			{ version.is_newest && (
				<Badge kind="good">{ __( 'Newest', 'templately' ) }</Badge>
			) }
			{ version.is_conflict && (
				<Badge>{ __( 'Saved too late', 'templately' ) }</Badge>
			) }
		</span>
		<span className="templately-small">
			<DateTime at={ version.created_at } hasTime />
			{ version.account.name && (
				<>
					{ ' · ' }
					<span dir="auto">{ version.account.name }</span>
				</>
			) }
		</span>
	</>
);

const VersionList = ( {
	versions,
	chosen,
	onChoose,
}: {
	versions: FileVersion[];
	chosen: number | undefined;
	onChoose: ( number: number | undefined ) => void;
} ) => (
	<ul
		className="templately-versions__list"
		aria-label={ __( 'Versions', 'templately' ) }
	>
		{ versions.map( ( version ) => (
			<li key={ version.number }>
				<button
					type="button"
					aria-pressed={
						version.number === chosen ||
						( chosen === undefined && version.is_newest )
					}
					onClick={ () =>
						onChoose(
							version.is_newest ? undefined : version.number
						)
					}
				>
					<About version={ version } />
				</button>
			</li>
		) ) }
	</ul>
);

/** A version as this site draws it. */
function Preview( {
	file,
	version,
}: {
	file: CloudFile;
	version: FileVersion;
} ) {
	const [ url, setUrl ] = useState( '' );
	const [ failure, setFailure ] = useState< Failure >();
	const [ tries, setTries ] = useState( 0 );
	const { number } = version;
	useEffect( () => {
		let isHere = true;
		setUrl( '' );
		setFailure( undefined );
		rest.getPreview( file.id, number ).then(
			( answer ) => isHere && setUrl( answer.url ),
			( thrown ) => isHere && setFailure( toFailure( thrown ) )
		);
		return () => {
			isHere = false;
		};
	}, [ file.id, number, tries ] );
	return (
		<figure className="templately-versions__version">
			<figcaption>
				<About version={ version } />
			</figcaption>
			{ failure && (
				<ErrorState
					code={ failure.code }
					message={ failure.message }
					onRetry={ () => setTries( tries + 1 ) }
				/>
			) }
			{ ! failure && ! url && <div className="templately-bone" /> }
			{ ! failure && url && (
				<iframe
					src={ url }
					title={ versionLabel( version ) }
					// Same origin for the site's fonts; no scripts run.
					sandbox="allow-same-origin"
				/>
			) }
		</figure>
	);
}
