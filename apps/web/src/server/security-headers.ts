import { createHash } from 'node:crypto'
import { bareHeaders } from '@market/server'
import { speculationRules } from '../page/early-speculation.ts'

/** Outside origins that a page may load from, if they are configured. */
export interface OutsideHosts {
  /** Origins of an outside robot check: its script and its frame. */
  readonly robot?: readonly string[]
  /** Origins of a tag manager: its script and the address to which it sends measurements. */
  readonly tags?: readonly string[]
  /** Origins of map tiles. */
  readonly maps?: readonly string[]
}

const speculation = `'sha256-${createHash('sha256').update(speculationRules).digest('base64')}'`

/**
 * Headers of every page. Scripts and styles load from this origin only. Inline, the policy allows only the speculation
 * rules and the styles whose hash is given. Besides, the browser may send a card to the tokenizer's origin, and
 * otherwise only connects to the origins named here (security.md 30, 31).
 */
export function securityHeaders(
  bankUrl: string,
  { robot = [], tags = [], maps = [] }: OutsideHosts = {},
): (styles?: string) => Readonly<Record<string, string>> {
  const before = [
    "default-src 'none'",
    ["script-src 'self'", speculation, ...robot, ...tags].join(' '),
    ...(robot.length > 0 ? [['frame-src', ...robot].join(' ')] : []),
    "style-src 'self'",
  ].join('; ')
  const after = [
    '',
    ["img-src 'self' data:", ...tags, ...maps].join(' '),
    "font-src 'self'",
    [`connect-src 'self' ${bankUrl}`, ...robot, ...tags].join(' '),
    `form-action 'self' ${bankUrl}`,
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
  return (styles) => ({ ...bareHeaders, 'content-security-policy': before + (styles ? ` ${styles}` : '') + after })
}
