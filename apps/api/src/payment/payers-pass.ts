import { createHmac, timingSafeEqual } from 'node:crypto'

const lifeMs = 60 * 60_000

/**
 * A signed pass that the bank's redirect back to the shop includes. For an hour it shows how one payment ended to a
 * payer who used another shopper's payment link. It gives access to nothing else.
 */
export function payersPass(secret: string, payment: string, now: Date): string {
  const until = String(now.getTime() + lifeMs)
  return `${until}.${sign(secret, payment, until)}`
}

export function isPayersPass(
  secret: string,
  { payment, pass, now }: { readonly payment: string; readonly pass: string; readonly now: Date },
): boolean {
  const [until = '', signature = ''] = pass.split('.')
  const [given, right] = [Buffer.from(signature), Buffer.from(sign(secret, payment, until))]
  return Number(until) > now.getTime() && given.length === right.length && timingSafeEqual(given, right)
}

const sign = (secret: string, payment: string, until: string): string =>
  createHmac('sha256', secret).update(`payer:${payment}:${until}`).digest('base64url')
