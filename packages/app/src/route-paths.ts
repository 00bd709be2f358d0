import { createContext, useContext } from '@wordpress/element';

/** The patterns of all routes, for who must tell a place of the app from another address. */
export const RoutePaths = createContext< RegExp[] >( [] );

export const useRoutePaths = (): RegExp[] => useContext( RoutePaths );
