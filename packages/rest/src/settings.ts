import { read, write } from './call';
import type { ResponseOf, SettingsChange } from './types';

export const getSettings = () =>
	read< ResponseOf< 'get_settings' > >( '/settings' );

export const changeSettings = ( changes: SettingsChange ) =>
	write< ResponseOf< 'change_settings' > >( '/settings', changes );
