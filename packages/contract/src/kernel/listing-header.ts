/** Header in which a listing carries its signature, made with the session's listing key. */
export const listingHeader = 'x-listing-signature'
