import type { GatewayResult, GatewayFailure, Result } from '@market/domain/kernel'
import { normalizeEmail } from '@market/domain/validation'
import {
  type Access,
  type CodeLogin,
  endLeftSession,
  type Credentials,
  joinAsGuest,
  login,
  loginByCode,
  loginBySocial,
  loginCodes,
  logout,
  passSecondStep,
  secondStepTicket,
  session,
  type SessionDeps,
  type SessionEvent,
  type SessionState as FormState,
  type SocialCredentials,
  type SocialProvider,
  startSession,
  tokenUser,
  type Unregistered,
  type User,
  visitorOf,
} from '@market/domain/session'
import { type Live, makeLive } from '../kernel/live.ts'

/** A member's session that did not end by a logout in this tab. */
export interface Ended {
  readonly user: User
  /** `refused` by the provider, or left in another tab. */
  readonly how: 'refused' | 'left'
}

/** The visitor and the state of the session (rules.md S1). */
export interface SessionState {
  /** Undefined until the session was restored or begun. */
  readonly user: User | undefined
  /** Sentences about the changes that merging the carts at the last login made. */
  readonly messages: readonly string[]
  /** Set until the user logs in again or continues as a visitor. */
  readonly ended: Ended | undefined
  /** State of the login forms (rules.md S1). */
  readonly form: FormState
}

/** Dependencies of the session store. */
export interface SessionStoreDeps extends SessionDeps {
  /** Called when the user changed without a login or logout in this tab, so the cart is another one. */
  readonly onAnother?: () => void
}

/**
 * The current user's session. Restores the stored token at start, renews it, logs in and out, and follows the other
 * tabs.
 */
export interface SessionStore {
  readonly state: Live<SessionState>
  /** Runs once a visit: renews the stored token, or starts an anonymous session. */
  start(): Promise<void>
  login(credentials: Credentials): GatewayResult<Access>
  /** Mails a member a code to log in with. */
  mailCode: SessionDeps['gateway']['mailCode']
  loginByCode(login: CodeLogin): GatewayResult<Access>
  /** Logs in by another method; `ask` requests the access. A refusal keeps the stored token. */
  loginBy(ask: () => GatewayResult<Access>): GatewayResult<Access>
  /** Makes the guest of a finished order a member. */
  joinAsGuest: ReturnType<typeof joinAsGuest>
  /** Sends the second-step code, after a correct first step of a member who has a second step. */
  secondStep(code: string): GatewayResult<Access>
  /** Providers whose accounts log in here. */
  socialProviders(): GatewayResult<readonly SocialProvider[]>
  /** The identity token for a provider's answer. */
  socialToken: SessionDeps['gateway']['socialToken']
  loginBySocial(credentials: SocialCredentials): Promise<Result<Access, GatewayFailure | Unregistered>>
  /** Logs out. `first` leaves a page that only members see; the member stays shown until it is done. */
  logout(first?: () => void | Promise<void>): Promise<void>
  /** Fetches a token with the member's changed data. */
  renew(): Promise<void>
  /** Uses a token that the transport received, as after a renewal. */
  adopt(access: Access): void
  /** The guest has proven an e-mail address. */
  provenGuest(email: string): void
  /** Passes an event to the login forms. */
  send(event: SessionEvent): void
  /** Continues as a visitor after the member's session ended. */
  goOn(): void
}

/** Makes the session store; `onAnother` is called when the visitor becomes another one. */
export function makeSessionStore({ onAnother, ...deps }: SessionStoreDeps): SessionStore {
  const { live, set } = makeLive<SessionState>({
    user: undefined,
    messages: [],
    ended: undefined,
    form: session.initial,
  })
  let started: Promise<void> | undefined
  let leaving = false

  const send = (event: SessionEvent) => set({ ...live.current(), form: session.next(live.current().form, event) })
  const show = ({ user, messages }: Access, ended?: Ended) => {
    send({ type: 'restored', user })
    set({ ...live.current(), user, messages, ended })
  }
  /**
   * After a failure the user is unknown, and the next caller that needs the session tries again. Offline it is the member
   * of the stored token, so that data stored in the browser can be shown.
   */
  const begin = async (asked: GatewayResult<Access>) => {
    const access = await asked
    // A faster login has already shown the member.
    if (access.ok && deps.tokens.read()?.accessToken !== access.value.accessToken) return
    if (access.ok) {
      void endLeftSession(deps)()
      return show(access.value)
    }
    started = undefined
    const user = access.failure.kind === 'offline' ? tokenUser(deps.tokens.read()) : undefined
    if (user) send({ type: 'restored', user })
    set({ ...live.current(), user, messages: [], ended: undefined })
  }
  /** How a member's session ended, if this access ended it. */
  const endedBy = ({ user }: Access, how: Ended['how']): Ended | undefined => {
    const { user: before, ended } = live.current()
    if (leaving || visitorOf(user) === 'member') return undefined
    return before && visitorOf(before) === 'member' ? { user: before, how } : ended
  }
  const keep = ({ accessToken, listingKey }: Access) => deps.tokens.write({ accessToken, listingKey })
  const adopt = (access: Access) => {
    keep(access)
    if (!leaving) show(access, endedBy(access, 'refused'))
  }
  /**
   * Handles a token that another tab stored for another user. It is not replaced here, or the two tabs would trigger
   * each other forever.
   */
  const follow = async () => {
    const before = live.current().user
    const access = await deps.gateway.renew()
    if (!access.ok) return
    show(access.value, endedBy(access.value, 'left'))
    if (before) onAnother?.()
  }
  deps.tokens.watch?.(() => void follow())

  const taken = <Answer extends Result<Access, GatewayFailure | Unregistered>>(answer: Answer): Answer => {
    if (answer.ok) {
      send({ type: 'login-succeeded', user: answer.value.user })
      show(answer.value)
      return answer
    }
    const { failure } = answer
    if (failure.kind === 'unregistered')
      send({
        type: 'login-failed',
        code: loginCodes.unregistered,
        message: failure.message,
        remoteUser: failure.remoteUser,
      })
    else if (failure.kind === 'refused') {
      const { code, message } = failure
      const ticket = secondStepTicket(failure)
      send({
        type: 'login-failed',
        message,
        ...(code !== undefined && { code }),
        ...(ticket !== undefined && { ticket }),
      })
    } else send({ type: 'login-failed' })
    return answer
  }
  return {
    state: live,
    start: () => (started ??= begin(startSession(deps)())),
    async login(credentials) {
      send({ type: 'login', by: 'password' })
      return taken(await login(deps)(credentials))
    },
    mailCode: (email) => deps.gateway.mailCode(normalizeEmail(email)),
    async loginByCode(typed) {
      send({ type: 'login', by: 'password' })
      return taken(await loginByCode(deps)(typed))
    },
    async loginBy(ask) {
      send({ type: 'login', by: 'password' })
      const answer = await ask()
      if (answer.ok) keep(answer.value)
      return taken(answer)
    },
    async joinAsGuest(wish) {
      const answer = await joinAsGuest(deps)(wish)
      if (answer.ok) show(answer.value)
      return answer
    },
    async secondStep(code) {
      const ticket = live.current().form.secondStep ?? ''
      send({ type: 'login', by: 'second-step' })
      return taken(await passSecondStep(deps)({ ticket, code }))
    },
    socialProviders: () => deps.gateway.socialProviders(),
    socialToken: (answer) => deps.gateway.socialToken(answer),
    async loginBySocial(credentials) {
      send({ type: 'login', by: credentials.provider })
      return taken(await loginBySocial(deps)(credentials))
    },
    async renew() {
      const access = await deps.gateway.renew()
      if (access.ok) adopt(access.value)
    },
    async logout(first) {
      leaving = true
      try {
        // A failure while leaving the page must not prevent the logout.
        await Promise.resolve()
          .then(first)
          .catch(() => undefined)
        send({ type: 'logout' })
        // So that nothing of the member's is requested with the next visitor's token.
        set({ ...live.current(), user: undefined })
        await begin(logout(deps)())
      } finally {
        leaving = false
      }
    },
    adopt,
    provenGuest: (email) => {
      const { user } = live.current()
      send({ type: 'guest-verified', email })
      if (user) set({ ...live.current(), user: { ...user, guestEmail: email } })
    },
    send,
    goOn: () => set({ ...live.current(), ended: undefined }),
  }
}
