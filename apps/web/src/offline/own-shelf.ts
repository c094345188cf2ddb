/** Begins the names of the stores of own answers and pages; a session or `pages` follows. They go when the member leaves. */
export const ownShelf = 'own-2-'
