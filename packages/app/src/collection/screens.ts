import './collection.css';

/** The account's lists, which few visits need: fetched when somebody goes there. */
export { DownloadsScreen } from './downloads';
export { FavouritesScreen } from './favourites';
export { PurchasesScreen } from './purchases';
