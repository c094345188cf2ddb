/** Codes of the provider: an account not activated yet, a social login without an account. */
export const loginCodes = { notActivated: 5032, unregistered: 5011 } as const
