import { CheckboxControl } from '@wordpress/components';
import { useEffect, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { type CloudFile, getFilesNamed } from '@templately/rest/cloud';
import { getWorkspace } from '@templately/rest/workspaces';
import type { Destination, Saving } from './push';

/** Milliseconds after the last letter until a name is looked for. */
const PAUSE = 300;

interface Namesake {
	/** The file that is there already; undefined where there is none. */
	file: CloudFile | undefined;
	isChosen: boolean;
	choose: ( isChosen: boolean ) => void;
	/** Looks for it anew: somebody else may have saved it meanwhile. */
	again: () => void;
}

/**
 * The file of that name, of whoever saves, that lies where something is to go: it may become a newer version of that one.
 *
 * @param saving      What is saved.
 * @param name        What it is to be called.
 * @param destination Where it goes; undefined is not chosen yet.
 */
export function useNamesake(
	saving: Saving | undefined,
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
	platform: Saving[ 'platform' ],
	slug: string | undefined
): Promise< CloudFile[] > {
	const { files } = slug
		? await getWorkspace( slug, { name, platform } )
		: await getFilesNamed( name, platform );
	return files.data;
}

/** Offers to save as a newer version of a file that has the name already. */
export const NewerVersion = ( { file, isChosen, choose }: Namesake ) =>
	file ? (
		<CheckboxControl
			label={ sprintf(
				/* translators: %s: name of a file. */
				__( 'As a newer version of “%s”', 'templately' ),
				file.name
			) }
			help={
				isChosen
					? __(
							'Its latest versions are kept, and can be taken back.',
							'templately'
						)
					: __(
							'A file of this name is there already. Without this there are two.',
							'templately'
						)
			}
			checked={ isChosen }
			onChange={ choose }
			__nextHasNoMarginBottom
		/>
	) : null;
