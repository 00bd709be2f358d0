import type { Platform } from '@templately/rest';
import { queries } from './queries';
import { DEFAULT_PLATFORM } from './rules';

export const getTemplates = (
	platform: Platform = DEFAULT_PLATFORM,
	page = 1,
	search = ''
) => queries.resolvers.getTemplates( platform, page, search.trim() );
