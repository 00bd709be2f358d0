import { withSignedInUser } from '../lists/with-signed-in-user';
import { DownloadsScreen as Downloads } from './downloads';
import { FavouritesScreen as Favourites } from './favourites';
import { PurchasesScreen as Purchases } from './purchases';

/** The account's lists, which few visits need: fetched when somebody goes there. */
export const DownloadsScreen = withSignedInUser( Downloads );
export const FavouritesScreen = withSignedInUser( Favourites );
export const PurchasesScreen = withSignedInUser( Purchases );
