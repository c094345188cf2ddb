// All platforms of the core provide it: browsers, workers, servers.
declare function atob(text: string): string

/** The payload of a JWT, unverified; empty if the text is not a JWT. */
export function tokenPayload(text: string): Readonly<Record<string, unknown>> {
  try {
    const payload = text.split('.')[1] ?? ''
    const bytes = atob(payload.replaceAll('-', '+').replaceAll('_', '/'))
    const escaped = bytes.replaceAll(/[%\u0080-\u00FF]/g, (byte) => `%${byte.codePointAt(0)?.toString(16)}`)
    return Object(JSON.parse(decodeURIComponent(escaped)))
  } catch {
    return {}
  }
}
