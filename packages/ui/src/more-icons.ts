/** Icons of parts that are fetched when somebody goes there; those of the first screen are in icons.ts. */
export {
	archive,
	backup,
	cloud,
	download,
	moreVertical,
	moveTo,
	payment,
	pencil,
	people,
	plus,
	copy,
	starEmpty,
	trash,
	update,
	upload,
	commentAuthorAvatar as person,
} from '@wordpress/icons';
