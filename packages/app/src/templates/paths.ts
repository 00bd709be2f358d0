/** What is saved on this site, for each builder. */
export const TEMPLATES = /^\/(?<platform>gutenberg|elementor)\/templates\/?$/;
