interface Chosen {
	id: number;
	url: string;
	/** As WordPress knows it: image/png. */
	mime: string;
}

interface MediaFrame {
	on: ( event: string, listener: () => void ) => void;
	open: () => void;
	state: () => {
		get: ( name: 'selection' ) => {
			first: () => { toJSON: () => Chosen } | undefined;
		};
	};
}

/** What WordPress has in the page where its media library is enqueued. */
interface Media {
	wp?: {
		media?: {
			( options: {
				title: string;
				multiple: boolean;
				library: { type: readonly string[] };
			} ): MediaFrame;
			/** There from the first of its scripts on; what is in it comes with the last. */
			view?: { MediaFrame?: { Select?: unknown } };
		};
	};
}

interface Options {
	title: string;
	/** Which files are shown. Others can still be uploaded there. */
	types: readonly string[];
	onChoose: ( chosen: Chosen ) => void;
}

/** Whether the page has the whole of WordPress's media library. */
export const hasMedia = (): boolean =>
	Boolean(
		( window as unknown as Media ).wp?.media?.view?.MediaFrame?.Select
	);

/** Lets somebody choose a file in WordPress's own media library. */
export function chooseMedia( { title, types, onChoose }: Options ): void {
	const frame = ( window as unknown as Media ).wp?.media?.( {
		title,
		multiple: false,
		library: { type: types },
	} );
	frame?.on( 'select', () => {
		const chosen = frame.state().get( 'selection' ).first()?.toJSON();
		if ( chosen ) {
			onChoose( chosen );
		}
	} );
	frame?.open();
}
