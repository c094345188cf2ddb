import { succeed } from '@market/domain/kernel'
import type { MemberSession, MembershipGateway, PasswordGateway } from '@market/domain/account'
import { notFound, refused } from '../kernel/failing.ts'

interface Account {
  readonly email: string
  readonly password: string
  readonly activated: boolean
}
export interface MemoryAccounts {
  readonly memberships: MembershipGateway
  /** Its `change` is for the first account. */
  readonly passwords: PasswordGateway
  /** Codes and tokens that were mailed, newest last. */
  readonly mailed: readonly { readonly email: string; readonly code: string }[]
  /** Whether a login with these would succeed. */
  accepts(email: string, password: string): boolean
}

/** Accounts with the mails that open them, and sessions of the first one; a code is good once, and only the newest one of an account. */
export const memoryAccounts = (
  opened: readonly Account[] = [],
  begun: readonly MemberSession[] = [],
): MemoryAccounts => {
  let sessions = begun
  const accounts = new Map(opened.map((account) => [account.email, account]))
  const codes = new Map<string, { readonly email: string; readonly for: 'activation' | 'password' }>()
  const mailed: { email: string; code: string }[] = []

  const mail = (email: string, purpose: 'activation' | 'password') => {
    for (const [code, one] of codes) if (one.email === email && one.for === purpose) codes.delete(code)
    const code = `kod-${mailed.length + 1}`
    codes.set(code, { email, for: purpose })
    mailed.push({ email, code })
  }
  const find = (code: string, purpose: 'activation' | 'password') => {
    const found = codes.get(code)
    return found?.for === purpose ? accounts.get(found.email) : undefined
  }
  const keep = (account: Account) => void accounts.set(account.email, account)
  const dead = () => notFound('Bağlantının süresi dolmuş.')
  const sent = () => succeed({ message: 'E-posta adresinize bir ileti gönderildi.' })

  return {
    mailed,
    accepts: (email, password) => {
      const account = accounts.get(email)
      return account !== undefined && account.activated && account.password === password
    },
    memberships: {
      async register({ email, password }) {
        if (!accounts.has(email)) {
          keep({ email, password, activated: false })
          mail(email, 'activation')
        }
        return succeed({ message: 'E-posta adresinize bir ileti gönderildi.', activationDue: true })
      },
      async resendActivation({ username, recaptcha }) {
        if (recaptcha === '') return refused(422, 'Robot olmadığınızı onaylayın.')
        if (accounts.get(username)?.activated === false) mail(username, 'activation')
        return sent()
      },
      checkActivation: async (code) => (find(code, 'activation') ? succeed({ message: 'Hesabınızı açın.' }) : dead()),
      async activate(code) {
        const account = find(code, 'activation')
        if (!account) return dead()
        codes.delete(code)
        keep({ ...account, activated: true })
        return succeed({ message: 'Hesabınız açıldı.' })
      },
    },
    passwords: {
      async forget({ email, recaptcha }) {
        if (recaptcha === '') return refused(422, 'Robot olmadığınızı onaylayın.')
        if (accounts.has(email)) mail(email, 'password')
        return sent()
      },
      checkToken: async (token) => (find(token, 'password') ? succeed({ message: 'Yeni şifre belirleyin.' }) : dead()),
      async recover({ token, password }) {
        const account = find(token, 'password')
        if (!account) return dead()
        codes.delete(token)
        keep({ ...account, password })
        return succeed({ message: 'Şifreniz değişti.' })
      },
      async change({ current, password }) {
        const account = accounts.get(opened[0]?.email ?? '')
        if (account?.password !== current) return refused(422, 'Geçerli şifreniz hatalı.')
        keep({ ...account, password })
        return succeed({ message: 'Şifreniz değişti.' })
      },
      sessions: async () => succeed(sessions),
      async endSession(id) {
        if (!sessions.some((one) => one.id === id && !one.own)) return notFound('Bu oturum kapanmış.')
        sessions = sessions.filter((one) => one.id !== id)
        return succeed(undefined)
      },
      async endOtherSessions() {
        sessions = sessions.filter(({ own }) => own)
        return succeed(undefined)
      },
    },
  }
}
