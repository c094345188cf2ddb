/** The page of a shared cart. Whoever has the address sees it. */
export const sharedCartAddress = (token: string): string => `/my/paylasilan-sepet/${token}`
