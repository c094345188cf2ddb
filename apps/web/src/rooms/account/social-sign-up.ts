import type { RemoteUser, SocialCredentials } from '@market/domain/session'

/**
 * Data for the sign-up after a social login without an account. It is passed as navigation state, never in the address.
 */
export interface SocialSignUp extends SocialCredentials {
  readonly back: string
  readonly message: string
  readonly remoteUser: RemoteUser
}

/** Reads the sign-up data from a navigation's state; undefined if the state is another one. */
export function readSignUp(state: unknown): SocialSignUp | undefined {
  const remote = fieldOf(state, 'remoteUser')
  const [provider, token, back, message] = ['provider', 'token', 'back', 'message'].map((name) => fieldOf(state, name))
  const [signUp, firstName, lastName, email] = ['token', 'firstName', 'lastName', 'email'].map((name) =>
    fieldOf(remote, name),
  )
  if (provider !== 'google' && provider !== 'facebook') return undefined
  if (!isText(token) || !isText(back) || !isText(message)) return undefined
  if (!isText(signUp) || !isText(firstName) || !isText(lastName) || !isText(email)) return undefined
  return { provider, token, back, message, remoteUser: { token: signUp, firstName, lastName, email } }
}

const isText = (value: unknown): value is string => typeof value === 'string'
const fieldOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined
