/**
 * Prefix of the names of caches with a member's data, followed by a session or `pages`. They are deleted when the
 * member leaves.
 */
export const ownShelf = 'own-2-'
