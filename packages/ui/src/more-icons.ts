/** Icons of lazy screens. Icons of the first screen are in icons.ts. */
export {
	archive,
	backup,
	cloud,
	download,
	moreVertical,
	moveTo,
	page,
	payment,
	pencil,
	people,
	plus,
	copy,
	trash,
	update,
	upload,
	commentAuthorAvatar as person,
} from '@wordpress/icons';
