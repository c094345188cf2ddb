/**
 * Lists that are open to anyone with their address. The token is random and the only key; null while a list is not
 * shared.
 */
export const sharedLists = `
alter table favourite_lists add column share_token text unique
`
