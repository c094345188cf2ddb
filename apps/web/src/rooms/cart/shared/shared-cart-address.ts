/** Address of a shared cart's page, which is visible to any visitor with the address. */
export const sharedCartAddress = (token: string): string => `/my/paylasilan-sepet/${token}`
