import { fail, type GatewayFailure, succeed } from '@market/domain/kernel'
import {
  type Access,
  anonymousUser,
  loginCodes,
  type RemoteUser,
  type SessionGateway,
  type TokenStore,
  type User,
} from '@market/domain/session'
import { refused, unauthorized } from '../kernel/failing.ts'

export interface MemoryMember {
  readonly username: string
  readonly password: string
  readonly user: User
  readonly phone?: string
  /** False until the activation mail was answered. */
  readonly activated?: boolean
  /** The member's identity token of another provider. */
  readonly socialToken?: string
  /** Codes of the member's second step; each is valid once. */
  readonly secondStep?: readonly string[]
}
export interface MemorySession extends SessionGateway {
  /** Users without an account here, by their token of another provider. */
  readonly strangers: Map<string, RemoteUser>
  /** The member that the guest of an order becomes; undefined without an order. */
  guest: User | undefined
  /** Requested codes, newest last; `code` is undefined if the address has no member. */
  readonly mailed: readonly { readonly email: string; readonly code: string | undefined }[]
  /** Revokes every token, as a password reset does. */
  revokeAll(): void
}

/** Sessions in memory, selected by the stored token as a gateway reads its bearer. A login revokes the stored token. */
export const memorySession = (members: readonly MemoryMember[], tokens: TokenStore): MemorySession => {
  const alive = new Map<string, { readonly user: User; readonly phone: string | null }>()
  const strangers = new Map<string, RemoteUser>()
  const tickets = new Map<string, MemoryMember>()
  /** Newest last; no code where no member has the address. */
  const mailed: { readonly email: string; readonly code: string | undefined }[] = []
  const spent = new Set<string>()
  let made = 0

  const held = () => alive.get(tokens.read()?.accessToken ?? '')
  const revoke = () => alive.delete(tokens.read()?.accessToken ?? '')
  const give = (user: User, phone: string | null = null) => {
    made += 1
    const access: Access = { user, accessToken: `token-${made}`, listingKey: `key-${made}`, messages: [] }
    alive.set(access.accessToken, { user, phone })
    return succeed(access)
  }

  const wanted = (ticket: string) =>
    fail<GatewayFailure>({
      kind: 'refused',
      status: 422,
      code: loginCodes.secondStepWanted,
      message: 'Doğrulama uygulamanızdaki kodu yazın.',
      data: { ticket },
    })
  /** After the first step. */
  const enter = (member: MemoryMember) => {
    if (member.secondStep) {
      const ticket = `bilet-${tickets.size + 1}`
      tickets.set(ticket, member)
      return wanted(ticket)
    }
    revoke()
    return give(member.user, member.phone)
  }

  const session: MemorySession = {
    guest: undefined,
    strangers,
    mailed,
    revokeAll: () => alive.clear(),
    anonymous: async () => give(anonymousUser),
    async login({ username, password }) {
      const member = members.find((one) => one.username === username && one.password === password)
      if (!member) return refused(422, 'E-posta adresiniz veya şifreniz hatalı.')
      if (member.activated === false)
        return refused(422, 'Üyeliğiniz henüz etkinleştirilmemiş.', loginCodes.notActivated)
      return enter(member)
    },
    async mailCode(email) {
      const known = members.some(({ username, activated }) => username === email && activated !== false)
      const code = String(200_000 + mailed.length)
      mailed.push({ email, code: known ? code : undefined })
      return succeed({ message: 'Bir üyelik varsa kodu gönderdik.', expiresIn: 600, retryIn: 60 })
    },
    async loginByCode({ email, code }) {
      const newest = mailed.at(-1)
      const member = members.find(({ username }) => username === email)
      if (!member || newest?.email !== email || newest.code !== code) return refused(422, 'Giriş kodu hatalı.')
      mailed.push({ email, code: undefined })
      return enter(member)
    },
    async joinAsGuest() {
      const guest = session.guest
      if (!guest) return refused(422, 'Bu oturumda verilmiş bir sipariş bulunamadı.')
      if (members.some(({ username, user }) => username === guest.email && user.userId !== guest.userId))
        return refused(409, 'Bu e-posta adresiyle bir üyelik var.')
      revoke()
      return give(guest)
    },
    async secondStep({ ticket, code }) {
      const member = tickets.get(ticket)
      if (!member) return refused(422, 'Giriş süreniz doldu.', loginCodes.secondStepOver)
      if (!member.secondStep?.includes(code) || spent.has(code)) return wanted(ticket)
      spent.add(code)
      revoke()
      return give(member.user, member.phone)
    },
    socialProviders: async () =>
      succeed([{ name: 'google', clientId: 'magaza', authorizationUrl: 'https://hesaplar.ornek.test/giris' }]),
    /** A code is the token that it is exchanged for. */
    async socialToken({ code }) {
      const known = strangers.has(code) || members.some(({ socialToken }) => socialToken === code)
      return known ? succeed(code) : refused(422, 'Giriş bilgileriniz doğrulanamadı.')
    },
    async loginBySocial({ token }) {
      const member = members.find(({ socialToken }) => socialToken === token)
      if (member) return enter(member)
      const remoteUser = strangers.get(token)
      if (!remoteUser) return refused(422, 'Giriş bilgileriniz doğrulanamadı.')
      return fail({ kind: 'unregistered', message: 'Bu hesapla bir üyelik bulunamadı.', remoteUser })
    },
    async renew() {
      const mine = held()
      return mine ? give(mine.user, mine.phone) : unauthorized()
    },
    async logout() {
      revoke()
      return succeed(undefined)
    },
    async endLeft({ session: token, listingKey }) {
      if (listingKey === token.replace('token', 'key')) alive.delete(token)
      return succeed(undefined)
    },
  }
  return session
}
