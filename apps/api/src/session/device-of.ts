/** First match wins: a user agent also names related browsers. */
const browsers = [
  ['Edge', /Edg(?:e|A|iOS)?\//],
  ['Opera', /OPR\/|OPT\//],
  ['Samsung Internet', /SamsungBrowser\//],
  ['Yandex', /YaBrowser\//],
  ['Firefox', /Firefox\/|FxiOS\//],
  ['Chrome', /Chrome\/|CriOS\//],
  ['Safari', /Version\/[\d.]+.*Safari\//],
] as const
const systems = [
  ['iPhone', /iPhone/],
  ['iPad', /iPad/],
  ['Android', /Android/],
  ['Windows', /Windows NT/],
  ['macOS', /Macintosh/],
  ['ChromeOS', /CrOS/],
  ['Linux', /Linux/],
] as const

/**
 * Only this many characters are read, more than any browser sends, so that long headers cost no time (security.md 41).
 */
const maxLength = 1_000

/**
 * Browser and system from the `User-Agent`, as `Chrome, Android`. Only names of this list are returned, whatever a
 * client claims.
 */
export function deviceOf(userAgent = ''): string | null {
  const read = userAgent.slice(0, maxLength)
  const named = [browsers, systems].flatMap((kinds) => kinds.find(([, mark]) => mark.test(read))?.[0] ?? [])
  return named.length === 0 ? null : named.join(', ')
}
