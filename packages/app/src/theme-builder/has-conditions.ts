/** Whether a template of the theme has display conditions. */
export async function hasConditions( templateId: number ): Promise< boolean > {
	const { getConditions } = await import(
		/* webpackChunkName: "theme-builder" */ '@templately/rest/theme-builder'
	);
	const { template_conditions: conditions } =
		await getConditions( templateId );
	return conditions.length > 0;
}
