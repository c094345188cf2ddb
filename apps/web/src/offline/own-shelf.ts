/** The store of a member’s own answers; it goes when the member leaves. */
export const ownShelf = 'own-1'
