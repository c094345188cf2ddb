/**
 * Headers of every page. Scripts and styles come from this origin alone, none inline; the browser may also send a card
 * to the tokenizer's origin, and nowhere else (security.md 30, 31). `robotHosts` are those of an outside robot check, where
 * one is configured.
 */
export const securityHeaders = (bankUrl: string, robotHosts: readonly string[]): Readonly<Record<string, string>> => ({
  'content-security-policy': [
    "default-src 'none'",
    ["script-src 'self'", ...robotHosts].join(' '),
    ...(robotHosts.length > 0 ? [['frame-src', ...robotHosts].join(' ')] : []),
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    [`connect-src 'self' ${bankUrl}`, ...robotHosts].join(' '),
    `form-action 'self' ${bankUrl}`,
    "manifest-src 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; '),
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(self), payment=(self)',
  'cross-origin-opener-policy': 'same-origin',
})
