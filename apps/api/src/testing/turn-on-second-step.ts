import { postSecondStepBegin, postSecondStepConfirm } from '@market/contract'
import { timeCode } from '../account/second-step/time-code.ts'
import type { TestApi } from './start-test-api.ts'
import type { Visitor } from './make-visitor.ts'

/** Decodes a base32 key like an authenticator app. */
function keyOf(base32: string): Buffer {
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
  const bits = Array.from(base32, (letter) => letters.indexOf(letter).toString(2).padStart(5, '0')).join('')
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
}

/** Advances the clock by one turn and returns the app's code, so that it differs from the last one. */
export function nextCode(api: TestApi, key: string): string {
  api.advance(30_000)
  return shownCode(api, key)
}

/** The code that the app shows for the key now. */
export const shownCode = (api: TestApi, key: string): string =>
  timeCode(keyOf(key), Math.floor(api.deps.clock.now().getTime() / 30_000))

/** Turns on the second step for the member of this session. */
export async function turnOnSecondStep(api: TestApi, visitor: Visitor, password: string) {
  const { key } = await visitor.ask(postSecondStepBegin, { body: { password } })
  const { recovery_codes } = await visitor.ask(postSecondStepConfirm, { body: { code: nextCode(api, key) } })
  return { key, recoveryCodes: recovery_codes }
}
