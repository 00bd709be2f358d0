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
	navigation,
	postContent,
	postDate,
	postExcerpt,
	postImage,
	postNavigation,
	postTitle,
	query,
	searchField,
	siteTitle,
	templatePart,
} from './site';
