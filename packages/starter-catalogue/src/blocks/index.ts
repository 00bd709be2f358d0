export type { Block } from './block';
export type { Line, Look, Sides } from './look';
export {
	column,
	columns,
	cover,
	group,
	mediaText,
	row,
	section,
	stack,
} from './containers';
export {
	details,
	heading,
	list,
	paragraph,
	quote,
	separator,
	spacer,
	table,
} from './text';
export { button, buttons, image } from './media';
export {
	archiveTitle,
	menuEntries,
	navigation,
	postContent,
	postDate,
	postExcerpt,
	postImage,
	postNavigation,
	postTitle,
	query,
	searchField,
	searchTitle,
	siteTitle,
	templatePart,
} from './site';
