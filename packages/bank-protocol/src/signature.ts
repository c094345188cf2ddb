import { createHmac, timingSafeEqual } from 'node:crypto'

type Fields = Readonly<Record<string, string>>
/** How far the time of a signed message may differ from now, in either direction. */
const freshMs = 5 * 60_000

/**
 * Signs the messages between bank and shop. `purpose` keeps a signature from being reused for another kind of message;
 * fields are signed with their names, sorted by name.
 */
export const signFields = (secret: string, purpose: string, fields: Fields): string =>
  createHmac('sha256', secret)
    .update(JSON.stringify([purpose, Object.entries(fields).sort(([left], [right]) => (left < right ? -1 : 1))]))
    .digest('base64url')

export function isSignedFields(secret: string, purpose: string, fields: Fields, signature: string): boolean {
  const [given, right] = [Buffer.from(signature), Buffer.from(signFields(secret, purpose, fields))]
  return given.length === right.length && timingSafeEqual(given, right)
}

/** Whether a message's time, ms since the epoch as text, is near enough to now. */
export const isFresh = (time: string, now: Date): boolean =>
  /^\d{13}$/.test(time) && Math.abs(now.getTime() - Number(time)) <= freshMs
