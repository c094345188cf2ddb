import { fail, succeed } from '@market/domain/kernel'
import { type Access, loginCodes } from '@market/domain/session'
import {
  normalizePasskeyName,
  type Passkey,
  type PasskeyGateway,
  type PasskeyProof,
  passkeyNameProblems,
  passkeyRules,
} from '@market/domain/account'
import { notFound, refused } from '../kernel/failing.ts'

interface Stage {
  readonly password?: string
  readonly held?: readonly Passkey[]
  /** A code that adding asks for. */
  readonly secondStep?: string
  /** The session that the newest passkey signs in to. */
  readonly access?: Access
}
/** Its `add` may be replaced, to lose an answer. */
export interface MemoryPasskeys extends PasskeyGateway {
  add: PasskeyGateway['add']
  readonly held: () => readonly Passkey[]
}

/** One member's passkeys. Any answer of the authenticator is accepted once after it was requested. */
export const memoryPasskeys = ({
  password = 'Deneme123',
  held = [],
  secondStep,
  access,
}: Stage = {}): MemoryPasskeys => {
  let passkeys = held
  let begun = 0
  const added = new Map<string, Passkey>()
  const wrong = () => refused(422, 'Mevcut şifreniz hatalı.')
  const dead = () => refused(422, 'Geçiş anahtarı doğrulanamadı ya da süresi doldu.')
  const none = () => notFound('Bu geçiş anahtarı hesabınızda bulunamadı.')
  const proves = (proof: PasskeyProof) => secondStep === undefined || proof.secondStep === secondStep
  return {
    held: () => passkeys,
    list: async () => succeed(passkeys),
    async begin(proof) {
      if (proof.password !== password) return wrong()
      if (!proves(proof))
        return fail({
          kind: 'refused',
          status: 422,
          code: loginCodes.secondStepWanted,
          message: 'Doğrulama uygulamanızdaki kodu yazın.',
        })
      if (passkeys.length >= passkeyRules.most) return refused(409, 'En fazla 10 geçiş anahtarı ekleyebilirsiniz.')
      begun += 1
      return succeed({ challenge: 'c29ydQ', user: { id: 'dXll', name: 'ada@ornek.test' } })
    },
    async add({ name, idempotencyKey }) {
      const told = added.get(idempotencyKey)
      if (told) return succeed(told)
      if (begun === 0) return dead()
      begun = 0
      const passkey = {
        id: `anahtar-${passkeys.length + 1}`,
        name: normalizePasskeyName(name) || 'Chrome, Linux',
        addedAt: new Date('2026-11-24T10:00:00Z'),
        usedAt: undefined,
      }
      added.set(idempotencyKey, passkey)
      passkeys = [passkey, ...passkeys]
      return succeed(passkey)
    },
    async rename({ id, name, password: typed }) {
      if (passkeyNameProblems({ name }).length > 0) return refused(422, 'Ad en fazla 40 karakter olabilir.')
      if (typed !== password) return wrong()
      if (!passkeys.some((one) => one.id === id)) return none()
      passkeys = passkeys.map((one) => (one.id === id ? { ...one, name: normalizePasskeyName(name) } : one))
      return succeed(undefined)
    },
    async remove({ id, password: typed }) {
      if (typed !== password) return wrong()
      if (!passkeys.some((one) => one.id === id)) return none()
      passkeys = passkeys.filter((one) => one.id !== id)
      return succeed(undefined)
    },
    challenge: async () => succeed({ challenge: 'Z2lyaXM' }),
    async signIn() {
      const [newest] = passkeys
      if (!access || !newest) return refused(422, 'Bu geçiş anahtarıyla giriş yapılamadı.')
      passkeys = passkeys.map((one) => (one === newest ? { ...one, usedAt: new Date('2026-11-25T10:00:00Z') } : one))
      return succeed(access)
    },
  }
}
