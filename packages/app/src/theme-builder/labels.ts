/** Texts that several theme builder screens show. Texts of the specification are verbatim. */
/* eslint-disable @wordpress/i18n-ellipsis -- the specification writes three dots. */
import { __, sprintf } from '@wordpress/i18n';
import type { ConditionConflict, ConditionControl } from '@templately/rest';

export const texts = {
	conditionsTitle: () =>
		__( 'Where Do You Want to Display This Template', 'templately' ),
	saving: () => __( 'Saving...', 'templately' ),
	addTemplate: () => __( 'Add New Template', 'templately' ),
	delete: () => __( 'Delete', 'templately' ),
	themeBuilder: () => __( 'Theme Builder', 'templately' ),
	help: () => __( 'Which template wins?', 'templately' ),
} as const;

/** Relation to another template with overlapping conditions. */
export function relationText( conflict: ConditionConflict ): string {
	switch ( conflict.relation ) {
		case 'yields_to':
			return sprintf(
				/* translators: <template/> is another template, %s: its condition, such as “Archives / Categories”. */
				__(
					'<template/> also matches some of these pages and wins there, because its %s is more specific.',
					'templately'
				),
				conflict.condition
			);
		case 'wins_over':
			return sprintf(
				/* translators: <template/> is another template, %s: its condition, such as “Archives / Categories”. */
				__(
					'<template/> also matches some of these pages. This template wins there (%s).',
					'templately'
				),
				conflict.condition
			);
		case 'same':
			return sprintf(
				/* translators: <template/> is another template, %s: its condition, such as “Archives / Categories”. */
				__(
					'<template/> has the same condition (%s). The newer template wins.',
					'templately'
				),
				conflict.condition
			);
	}
}

export const searchPlaceholder = ( control: ConditionControl ): string =>
	( {
		post: __( 'Any: type to search', 'templately' ),
		term: __( 'Any: type to search', 'templately' ),
		author: __( 'Anyone: type to search', 'templately' ),
	} )[ control ];
