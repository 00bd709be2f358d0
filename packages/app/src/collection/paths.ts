/** The addresses of what an account has collected. */
export const FAVOURITES = /^\/favourites\/?$/;
export const DOWNLOADS = /^\/downloads\/?$/;
export const PURCHASES = /^\/purchased-items\/?$/;
