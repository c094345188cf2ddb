import { bareHeaders } from '@market/server'

/** Origins of others that a page may load from, where they are set up. */
export interface OutsideHosts {
  /** Of an outside robot check: its script and the frame it draws. */
  readonly robot?: readonly string[]
  /** Of a tag manager: its script, and where that sends what it measured. */
  readonly tags?: readonly string[]
  /** Of map tiles. */
  readonly maps?: readonly string[]
}

/**
 * Headers of every page. Scripts and styles come from this origin alone, none inline; the browser may also send a card
 * to the tokenizer's origin, and nowhere else (security.md 30, 31) but to those named here.
 */
export const securityHeaders = (
  bankUrl: string,
  { robot = [], tags = [], maps = [] }: OutsideHosts = {},
): Readonly<Record<string, string>> => ({
  ...bareHeaders,
  'content-security-policy': [
    "default-src 'none'",
    ["script-src 'self'", ...robot, ...tags].join(' '),
    ...(robot.length > 0 ? [['frame-src', ...robot].join(' ')] : []),
    "style-src 'self'",
    ["img-src 'self' data:", ...tags, ...maps].join(' '),
    "font-src 'self'",
    [`connect-src 'self' ${bankUrl}`, ...robot, ...tags].join(' '),
    `form-action 'self' ${bankUrl}`,
    "manifest-src 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; '),
})
