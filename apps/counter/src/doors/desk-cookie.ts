import { type Door, teamRules } from '@market/domain/team'

/**
 * The session's cookie of a panel. On https it is bound to the panel's own host; on http, where hosts are shared in a
 * demo, to the panel's path.
 */
export function deskCookie(door: Door, url: string) {
  const secure = url.startsWith('https:')
  const name = `${secure ? '__Host-' : ''}market-${door}`
  const rest = `; Path=${secure ? '/' : `/${door}/v1`}; HttpOnly; SameSite=Strict${secure ? '; Secure' : ''}`
  const pattern = new RegExp(`(?:^|; ?)${name}=([\\w-]{43})(?:;|$)`)
  return {
    /** The token in a `Cookie` header. */
    read: (header = ''): string | undefined => pattern.exec(header.slice(0, 10_000))?.[1],
    /** `Set-Cookie` for a new session. */
    write: (token: string) => `${name}=${token}${rest}; Max-Age=${teamRules.sessions[door].lifeMinutes * 60}`,
    /** `Set-Cookie` that removes it. */
    clear: () => `${name}=${rest}; Max-Age=0`,
  }
}
