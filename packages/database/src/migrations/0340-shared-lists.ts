/** Lists open to whoever has their address. The token is random and is the only key; null while a list is not shared. */
export const sharedLists = `
alter table favourite_lists add column share_token text unique
`
