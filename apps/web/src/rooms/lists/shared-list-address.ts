/** Address of a shared list's page, which is visible to any visitor with the address. */
export const sharedListAddress = (token: string): string => `/my/liste/${token}`
