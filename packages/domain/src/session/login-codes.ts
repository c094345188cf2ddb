/**
 * Codes of the provider: an account not activated yet, a social login without an account, a right first step of a member who wants a second
 * one, and a first step that is too long ago for it.
 */
export const loginCodes = {
  notActivated: 5032,
  unregistered: 5011,
  secondStepWanted: 5060,
  secondStepOver: 5061,
} as const
