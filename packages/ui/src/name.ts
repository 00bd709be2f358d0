/** Product name, for entries that load no React. */
export const NAME = 'Templately';
