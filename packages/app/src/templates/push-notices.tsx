import { Notice, CheckboxControl } from '@wordpress/components';
import { useEffect, useState } from '@wordpress/element';
import { __, _n, sprintf } from '@wordpress/i18n';
import { type Failure, toFailure } from '@templately/rest';
import { checkPush, type PushCheck } from '@templately/rest/templates';
import { RequestError } from '../shell/request-error';
import {
	toFileContent,
	type SaveRequest,
	type Destination,
} from './push-request';
import { type CloudFile, getFilesNamed } from '@templately/rest/cloud';
import { getWorkspace } from '@templately/rest/workspaces';

interface Checked {
	check: PushCheck | undefined;
	failure: Failure | undefined;
	retry: () => void;
}

/** Checks which parts of a template a push would omit. */
export function usePushCheck( saving: SaveRequest | undefined ): Checked {
	const [ check, setCheck ] = useState< PushCheck >();
	const [ failure, setFailure ] = useState< Failure >();
	const [ tries, setTries ] = useState( 0 );
	useEffect( () => {
		setCheck( undefined );
		setFailure( undefined );
		if ( ! saving ) {
			return;
		}
		let isHere = true;
		checkPush( saving.platform, toFileContent( saving ) ).then(
			( found ) => isHere && setCheck( found ),
			( thrown ) => isHere && setFailure( toFailure( thrown ) )
		);
		return () => {
			isHere = false;
		};
	}, [ saving, tries ] );
	return { check, failure, retry: () => setTries( tries + 1 ) };
}

/** Names what does not come along. */
export function OmissionNotice( { check, failure, retry }: Checked ) {
	if ( failure ) {
		return (
			<RequestError
				failure={ failure }
				retry={ retry }
				line={ __(
					'Couldn’t check what will be left out.',
					'templately'
				) }
			/>
		);
	}
	const things = check?.left_behind ?? [];
	return things.length > 0 ? (
		<Notice status="warning" isDismissible={ false }>
			<p>
				{ sprintf(
					/* translators: %d: number of files. */
					_n(
						'%d item will be left out:',
						'%d items will be left out:',
						things.length,
						'templately'
					),
					things.length
				) }
			</p>
			<ul className="templately-left-behind">
				{ things.map( ( { name, reason }, index ) => (
					<li key={ index }>
						<strong dir="auto">{ name }</strong> { reason }
					</li>
				) ) }
			</ul>
		</Notice>
	) : (
		<p className="templately-small" role="status">
			{ check
				? comesAlong( check.images )
				: __( 'Checking what will be included…', 'templately' ) }
		</p>
	);
}

const comesAlong = ( images: number ): string =>
	images > 0
		? sprintf(
				/* translators: %d: number of images. */
				_n(
					'Everything is included, with %d image.',
					'Everything is included, with %d images.',
					images,
					'templately'
				),
				images
			)
		: __( 'Everything is included.', 'templately' );

/** Milliseconds after the last letter until a name is looked for. */
const PAUSE = 300;

interface Namesake {
	/** The existing file; undefined if there is none. */
	file: CloudFile | undefined;
	isChosen: boolean;
	choose: ( isChosen: boolean ) => void;
	/** Checks again: another user may have saved it meanwhile. */
	again: () => void;
}

/** The file with the same name at the destination. Saving can add a version to it. */
export function useExistingTemplate(
	saving: SaveRequest | undefined,
	name: string,
	destination: Destination | undefined
): Namesake {
	const [ file, setFile ] = useState< CloudFile >();
	const [ isChosen, choose ] = useState( false );
	const [ tries, setTries ] = useState( 0 );
	const platform = saving?.platform;
	const slug = destination?.slug;
	const isOpen = destination === undefined;
	const wanted = name.trim();
	useEffect( () => {
		setFile( undefined );
		choose( false );
		if ( ! platform || isOpen || wanted === '' ) {
			return;
		}
		let isHere = true;
		const timer = setTimeout( () => {
			filesNamed( wanted, platform, slug ).then(
				( files ) =>
					isHere &&
					setFile( files.find( ( found ) => found.can.save ) ),
				// Then it can be saved as a file of its own, as always.
				() => undefined
			);
		}, PAUSE );
		return () => {
			isHere = false;
			clearTimeout( timer );
		};
	}, [ platform, isOpen, slug, wanted, tries ] );
	return {
		file,
		isChosen: isChosen && file !== undefined,
		choose,
		again: () => setTries( tries + 1 ),
	};
}

async function filesNamed(
	name: string,
	platform: SaveRequest[ 'platform' ],
	slug: string | undefined
): Promise< CloudFile[] > {
	const { files } = slug
		? await getWorkspace( slug, { name, platform } )
		: await getFilesNamed( name, platform );
	return files.data;
}

/** Offers to save as a newer version of a file that has the name already. */
export const UpdateOption = ( { file, isChosen, choose }: Namesake ) =>
	file ? (
		<CheckboxControl
			label={ sprintf(
				/* translators: %s: name of a file. */
				__( 'Save as a new version of “%s”', 'templately' ),
				file.name
			) }
			help={
				isChosen
					? __(
							'Earlier versions are kept. You can restore them.',
							'templately'
						)
					: __(
							'This name already exists. Leave off to keep both.',
							'templately'
						)
			}
			checked={ isChosen }
			onChange={ choose }
			__nextHasNoMarginBottom
		/>
	) : null;
