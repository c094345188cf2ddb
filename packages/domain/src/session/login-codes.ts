/**
 * Error codes of the provider: the account is not activated, the social login has no account, the password is right but
 * a second step is required, and the first step is too old for the second.
 */
export const loginCodes = {
  notActivated: 5032,
  unregistered: 5011,
  secondStepWanted: 5060,
  secondStepOver: 5061,
} as const
