import { fail, succeed } from '@market/domain/kernel'
import { loginCodes, secondStepRules } from '@market/domain/session'
import type { SecondStep, SecondStepGateway } from '@market/domain/account'
import { notFound, refused } from '../kernel/failing.ts'

const { recoveryLetters: letters } = secondStepRules

export interface MemorySecondStep extends SecondStepGateway {
  /** The app's codes, in turn; each is good once. */
  readonly codes: readonly string[]
}

/** One member's second step. Any unused code counts as the app's code. */
export const memorySecondStep = (password = 'Deneme123', begun?: SecondStep): MemorySecondStep => {
  const off: SecondStep = { on: false, since: undefined, recoveryCodes: 0 }
  let step = begun ?? off
  const codes = Array.from({ length: 20 }, (_, index) => String(100_000 + index))
  const spent = new Set<string>()
  const given = new Map<string, readonly string[]>()
  const spend = (code: string) => {
    if (!codes.includes(code) || spent.has(code)) return false
    spent.add(code)
    return true
  }
  const makeCodes = () =>
    Array.from(
      { length: secondStepRules.recoveryCodes },
      (_, index) => `ABCDEFG${letters[given.size]}${letters[index]}2`,
    )
  const wrong = () => refused(422, 'Mevcut şifreniz hatalı.')
  return {
    codes,
    read: async () => succeed(step),
    async begin(typed) {
      if (typed !== password) return wrong()
      if (step.on) return refused(409, 'İki adımlı doğrulama zaten açık.')
      return succeed({ key: 'GEZDGNBVGY3TQOJQ', uri: 'otpauth://totp/Magaza:ada%40ornek.test?secret=GEZDGNBVGY3TQOJQ' })
    },
    async confirm({ code, idempotencyKey }) {
      const told = given.get(idempotencyKey)
      if (told) return succeed(told)
      if (step.on) return refused(409, 'İki adımlı doğrulama zaten açık.')
      if (!spend(code)) return refused(422, 'Kod hatalı.')
      const { recoveryCodes } = secondStepRules
      step = { on: true, since: new Date('2026-11-20T10:00:00Z'), recoveryCodes }
      given.set(idempotencyKey, makeCodes())
      return succeed(given.get(idempotencyKey) ?? [])
    },
    async renewCodes({ code, idempotencyKey }) {
      const told = given.get(idempotencyKey)
      if (told) return succeed(told)
      if (!step.on) return notFound('İki adımlı doğrulama zaten kapalı.')
      if (!spend(code)) return refused(422, 'Kod hatalı.')
      step = { ...step, recoveryCodes: secondStepRules.recoveryCodes }
      given.set(idempotencyKey, makeCodes())
      return succeed(given.get(idempotencyKey) ?? [])
    },
    async remove({ password: typed, code }) {
      if (typed !== password) return wrong()
      if (!step.on) return notFound('İki adımlı doğrulama zaten kapalı.')
      if (!spend(code))
        return fail({
          kind: 'refused',
          status: 422,
          code: loginCodes.secondStepWanted,
          message: 'Doğrulama kodu hatalı.',
        })
      step = off
      return succeed(undefined)
    },
  }
}
