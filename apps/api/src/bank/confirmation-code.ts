import { createHmac, randomInt, timingSafeEqual } from 'node:crypto'
import { formatPrice, kurus } from '@market/domain'
import type { Deps } from '../platform/deps.ts'
import { writeOutboxFile } from '../platform/mail/write-outbox-file.ts'
import { texts } from './texts.ts'

/** A fresh code of six random digits; only its keyed hash is kept. */
export function makeCode(secret: string, reference: string): { readonly code: string; readonly codeHash: string } {
  const code = String(randomInt(1_000_000)).padStart(6, '0')
  return { code, codeHash: hash(secret, reference, code) }
}

export const isCode = (secret: string, payment: { reference: string; code_hash: string }, code: string): boolean =>
  timingSafeEqual(Buffer.from(payment.code_hash), Buffer.from(hash(secret, payment.reference, code)))

/** The bank's SMS, as a file of the outbox. */
export function sendCode({ config, clock }: Pick<Deps, 'config' | 'clock'>, amount: number, code: string): void {
  const content = `${texts.sms(code, config.siteTitleShort, formatPrice(kurus(amount)))}\n`
  writeOutboxFile(config.dataDir, { at: clock.now(), title: texts.smsTitle, ending: 'sms.txt', content })
}

const hash = (secret: string, reference: string, code: string) =>
  createHmac('sha256', secret).update(`code:${reference}:${code}`).digest('base64url')
