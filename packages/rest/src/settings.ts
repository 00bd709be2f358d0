import { read, write } from './call';
import type { Answer, SettingsChange } from './types';

export const getSettings = () =>
	read< Answer< 'get_settings' > >( '/settings' );

export const changeSettings = ( changes: SettingsChange ) =>
	write< Answer< 'change_settings' > >( '/settings', changes );
