/** The page of a shared list. Whoever has the address sees the list. */
export const sharedListAddress = (token: string): string => `/my/liste/${token}`
