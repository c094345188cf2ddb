import { createHmac, randomInt, timingSafeEqual } from 'node:crypto'
import { formatPrice, kurus } from '@market/domain/money'
import type { BankDeps } from '../bank-deps.ts'
import { texts } from '../texts.ts'

/** Creates a code of six random digits; only its keyed hash is stored. */
export function makeCode(secret: string, reference: string): { readonly code: string; readonly codeHash: string } {
  const code = String(randomInt(1_000_000)).padStart(6, '0')
  return { code, codeHash: hash(secret, reference, code) }
}

export const isCode = (secret: string, payment: { reference: string; code_hash: string }, code: string): boolean =>
  timingSafeEqual(Buffer.from(payment.code_hash), Buffer.from(hash(secret, payment.reference, code)))

export const sendCode = ({ clock, merchant, sendSms }: BankDeps, amount: number, code: string): void =>
  sendSms({ at: clock.now(), title: texts.smsTitle, text: texts.sms(code, merchant.name, formatPrice(kurus(amount))) })

const hash = (secret: string, reference: string, code: string) =>
  createHmac('sha256', secret).update(`code:${reference}:${code}`).digest('base64url')
