import { randomBytes } from 'node:crypto'
import {
  beginSecondStep,
  confirmSecondStep,
  type Database,
  findSecondStep,
  readAddressee,
  writeRecoveryCodes,
} from '@market/database'
import { bareSecondStepCode } from '@market/domain/session'
import { secondStepOnMail } from '@market/mails'
import type { Config } from '../../platform/config/config.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import { writeMail } from '../../platform/mail/write-mail.ts'
import { texts } from '../texts.ts'
import { base32 } from './base-32.ts'
import { makeRecoveryCodes, recoveryHash } from './recovery-codes.ts'
import { turnOf } from './time-code.ts'

/** Key length: 160 bits, as long as the hash (RFC 4226, section 4). */
const keyBytes = 20
const setUpMinutes = 30

/** Stores a new key for an authenticator app and returns it; it has no effect until its first code. */
export async function beginSetUp(db: Database, config: Config, userId: string, now: Date) {
  const bytes = randomBytes(keyBytes)
  if (!(await beginSecondStep(db, { userId, key: bytes.toString('base64url'), now })))
    throw new ApiError(409, texts.secondStep.isOn)
  const { email } = await readAddressee(db, userId)
  return { key: base32(bytes), uri: uriOf(config.siteTitleShort, email, base32(bytes)) }
}

/** Turns the second step on by its first code and returns the recovery codes. */
export async function confirmSetUp(
  trx: Database,
  config: Config,
  { userId, code, now }: { readonly userId: string; readonly code: string; readonly now: Date },
): Promise<string[]> {
  const held = await findSecondStep(trx, userId, 'lock')
  if (held?.confirmed_at) throw new ApiError(409, texts.secondStep.isOn)
  if (!held || held.begun_at.getTime() < now.getTime() - setUpMinutes * 60_000)
    throw new ApiError(422, texts.secondStep.setUpOver)
  const turn = turnOf(Buffer.from(held.totp_key, 'base64url'), bareSecondStepCode(code), { now, last: null })
  if (turn === undefined) throw new ApiError(422, texts.secondStep.wrongFirst)
  await confirmSecondStep(trx, { userId, turn, now })
  await writeMail(trx, secondStepOnMail(config, await readAddressee(trx, userId)), now)
  const { codes, hashes } = newCodes(config, userId)
  await writeRecoveryCodes(trx, userId, hashes)
  return codes
}

/** New recovery codes and their hashes. */
export function newCodes(config: Pick<Config, 'secrets'>, userId: string) {
  const codes = makeRecoveryCodes()
  return { codes: [...codes], hashes: codes.map((one) => recoveryHash(config, userId, one)) }
}

/** The key URI (format of Google Authenticator). The app shows shop and account beside the code. */
const uriOf = (shop: string, email: string, key: string) =>
  `otpauth://totp/${encodeURIComponent(shop)}:${encodeURIComponent(email)}?${new URLSearchParams({ secret: key, issuer: shop }).toString().replaceAll('+', '%20')}`
