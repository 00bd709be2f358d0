/** Something that a person can put right: its message is a sentence that says what to do. */
export class Problem extends Error {
	override readonly name = 'Problem';
}

/** Tells the person what is going on. Standard output belongs to the command's result. */
export function say( message: string ): void {
	process.stderr.write( `${ message }\n` );
}
