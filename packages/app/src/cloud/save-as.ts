/**
 * Has the browser save something as a file.
 *
 * @param name    What the file is to be called.
 * @param content What is in it.
 */
export function saveAs( name: string, content: Blob ): void {
	const link = document.createElement( 'a' );
	link.href = URL.createObjectURL( content );
	link.download = name;
	link.click();
	// The browser has taken what it needs by then.
	setTimeout( () => URL.revokeObjectURL( link.href ), 60_000 );
}
