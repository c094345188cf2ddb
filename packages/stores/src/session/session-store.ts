import {
  type Access,
  type Asked,
  type Credentials,
  type SessionGateway,
  startSession,
  type TokenStore,
  type User,
} from '@market/domain'
import { type Live, makeLive } from '../kernel/live.ts'

export interface SessionState {
  /** Undefined until the session was restored or begun. */
  readonly user: User | undefined
  /** Told by the last login: what merging the carts changed. */
  readonly messages: readonly string[]
}

/** Who is here. Restores the held token at start, renews it, logs in and out. */
export interface SessionStore {
  readonly state: Live<SessionState>
  /** Once for a visit: renews the held token, else begins an anonymous session. */
  start(): Promise<void>
  login(credentials: Credentials): Asked<Access>
  logout(): Promise<void>
  /** After the member's own data changed: a token that carries them. */
  renew(): Promise<void>
  /** A token that came by itself, as after a renewal. */
  adopt(access: Access): void
  /** The guest has proven an e-mail address. */
  provenGuest(email: string): void
}

export interface SessionDeps {
  readonly gateway: SessionGateway
  readonly tokens: TokenStore
}

export function makeSessionStore({ gateway, tokens }: SessionDeps): SessionStore {
  const { live, set } = makeLive<SessionState>({ user: undefined, messages: [] })
  let started: Promise<void> | undefined

  const adopt = (access: Access) => {
    tokens.write({ accessToken: access.accessToken, listingKey: access.listingKey })
    set({ user: access.user, messages: access.messages })
  }
  const begin = async () => {
    const anonymous = await gateway.anonymous()
    if (anonymous.ok) adopt(anonymous.value)
  }
  const start = async () => {
    const access = await startSession({ gateway, tokens })()
    if (access.ok) adopt(access.value)
    // Offline or in trouble: the next one who needs the session tries again.
    else started = undefined
  }

  return {
    state: live,
    start: () => (started ??= start()),
    async login(credentials) {
      const access = await gateway.login(credentials)
      if (access.ok) adopt(access.value)
      return access
    },
    async renew() {
      const access = await gateway.renew()
      if (access.ok) adopt(access.value)
    },
    async logout() {
      await gateway.logout()
      tokens.clear()
      await begin()
    },
    adopt,
    provenGuest: (email) => {
      const { user, messages } = live.current()
      if (user) set({ user: { ...user, guestEmail: email }, messages })
    },
  }
}
