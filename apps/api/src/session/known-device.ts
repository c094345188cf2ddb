import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { emailKey } from '@market/commerce'
import type { Config } from '../platform/config/config.ts'

type DeviceConfig = Pick<Config, 'siteUrl'> & { readonly secrets: Pick<Config['secrets'], 'token'> }

const cookieName = 'device'
const day = 24 * 3_600_000
const lifeDays = 180
/** Maximum number of accounts that a browser remembers; the one with the oldest sign-in is dropped. */
const maxMarks = 4
const entry = /^[\w-]{22}\.\d{13}\.[\w-]{43}$/

/** A hash of a typed mail address: the key of its rate limits and part of a device's signed mark. */
export const accountOf = (email: string): string => createHash('sha256').update(emailKey(email)).digest('base64url')

/**
 * The random part of this device's mark for an account, or undefined. A device stores a signed mark in its cookie for
 * each account that it has signed in to. The mark does not replace the password; wrong guesses from such a device are
 * counted by the mark and not by the account, so that a stranger's guesses do not lock the owner out (security.md 21,
 * 25).
 */
export function knownDevice(config: DeviceConfig, cookies: string | undefined, account: string, now: Date) {
  const found = entriesOf(cookies).find((mark) => {
    const [nonce = '', since = '', sign = ''] = mark.split('.')
    const age = now.getTime() - Number(since)
    return age < lifeDays * day && isSame(sign, signOf(config, account, `${nonce}.${since}`))
  })
  return found?.split('.')[0]
}

/**
 * The `Set-Cookie` that adds this account's mark to the device. The browser sends the cookie with API calls only, not
 * with pages.
 */
export function markDevice(config: DeviceConfig, cookies: string | undefined, account: string, now: Date): string {
  const known = knownDevice(config, cookies, account, now)
  const others = entriesOf(cookies).filter((mark) => known === undefined || !mark.startsWith(`${known}.`))
  const seed = `${known ?? randomBytes(16).toString('base64url')}.${now.getTime()}`
  const marks = [`${seed}.${signOf(config, account, seed)}`, ...others].slice(0, maxMarks)
  const secure = config.siteUrl.startsWith('https:') ? '; Secure' : ''
  return `${cookieName}=${marks.join('~')}; Path=/eptnew; Max-Age=${(lifeDays * day) / 1000}; HttpOnly; SameSite=Strict${secure}`
}

function entriesOf(cookies = ''): readonly string[] {
  const value = new RegExp(`(?:^|; ?)${cookieName}=([^;]{1,400})`).exec(cookies)?.[1] ?? ''
  return value
    .split('~')
    .filter((mark) => entry.test(mark))
    .slice(0, maxMarks)
}

const signOf = ({ secrets }: DeviceConfig, account: string, seed: string) =>
  createHmac('sha256', secrets.token).update(`device:${account}:${seed}`).digest('base64url')

const isSame = (one: string, other: string) =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other))
