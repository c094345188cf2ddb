/**
 * Headers of every page. Scripts and styles come from this origin alone, none inline; the browser may also send a card
 * to the tokenizer's origin, and nowhere else (security.md 30, 31).
 */
export const securityHeaders = (bankUrl: string): Readonly<Record<string, string>> => ({
  'content-security-policy': [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    `connect-src 'self' ${bankUrl}`,
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
