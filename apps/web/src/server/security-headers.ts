import { createHash } from 'node:crypto'
import { bareHeaders } from '@market/server'
import { speculationRules } from '../page/early-speculation.ts'

/** Origins of others that a page may load from, where they are set up. */
export interface OutsideHosts {
  /** Of an outside robot check: its script and the frame it draws. */
  readonly robot?: readonly string[]
  /** Of a tag manager: its script, and where that sends what it measured. */
  readonly tags?: readonly string[]
  /** Of map tiles. */
  readonly maps?: readonly string[]
}

const speculation = `'sha256-${createHash('sha256').update(speculationRules).digest('base64')}'`

/**
 * Headers of every page. Scripts and styles come from this origin alone; of what is written into a page only the rules for documents
 * fetched ahead, and the styles whose hash is given, as the policy's source. The browser may also send a card to the tokenizer's
 * origin, and nowhere else (security.md 30, 31) but to those named here.
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
