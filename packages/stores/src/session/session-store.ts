import {
  type Access,
  type Asked,
  type Credentials,
  type GatewayFailure,
  login,
  loginBySocial,
  logout,
  type Result,
  type SessionDeps,
  type SocialCredentials,
  type SocialProvider,
  startSession,
  type Unregistered,
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
  /** Providers whose accounts log in here. */
  socialProviders(): Asked<readonly SocialProvider[]>
  loginBySocial(credentials: SocialCredentials): Promise<Result<Access, GatewayFailure | Unregistered>>
  logout(): Promise<void>
  /** After the member's own data changed: a token that carries them. */
  renew(): Promise<void>
  /** A token that came by itself, as after a renewal. */
  adopt(access: Access): void
  /** The guest has proven an e-mail address. */
  provenGuest(email: string): void
}

export function makeSessionStore(deps: SessionDeps): SessionStore {
  const { live, set } = makeLive<SessionState>({ user: undefined, messages: [] })
  let started: Promise<void> | undefined

  const show = ({ user, messages }: Access) => set({ user, messages })
  /** Offline or in trouble nobody is here, and the next one who needs the session tries again. */
  const begin = async (asked: Asked<Access>) => {
    const access = await asked
    if (access.ok) return show(access.value)
    started = undefined
    set({ user: undefined, messages: [] })
  }

  const adopt = (access: Access) => {
    deps.tokens.write({ accessToken: access.accessToken, listingKey: access.listingKey })
    show(access)
  }

  return {
    state: live,
    start: () => (started ??= begin(startSession(deps)())),
    async login(credentials) {
      const access = await login(deps)(credentials)
      if (access.ok) show(access.value)
      return access
    },
    socialProviders: () => deps.gateway.socialProviders(),
    async loginBySocial(credentials) {
      const access = await loginBySocial(deps)(credentials)
      if (access.ok) show(access.value)
      return access
    },
    async renew() {
      const access = await deps.gateway.renew()
      if (access.ok) adopt(access.value)
    },
    logout: () => begin(logout(deps)()),
    adopt,
    provenGuest: (email) => {
      const { user, messages } = live.current()
      if (user) set({ user: { ...user, guestEmail: email }, messages })
    },
  }
}
