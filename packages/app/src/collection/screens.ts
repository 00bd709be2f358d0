import './collection.css';
import './table.css';
import { DownloadsScreen as Downloads } from './downloads';
import { FavouritesScreen as Favourites } from './favourites';
import { PurchasesScreen as Purchases } from './purchases';
import { whenKnown } from './when-known';

/** The account's lists, which few visits need: fetched when somebody goes there. */
export const DownloadsScreen = whenKnown( Downloads );
export const FavouritesScreen = whenKnown( Favourites );
export const PurchasesScreen = whenKnown( Purchases );
