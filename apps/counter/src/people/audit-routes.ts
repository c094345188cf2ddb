import { emailKey } from '@market/commerce'
import { getAudit } from '@market/contract/counter'
import { readAudit } from '@market/database'
import { normalizeEmail } from '@market/domain/validation'
import { cursorOf, pageOfRows, pageRows, readCursor } from '../doors/cursor.ts'
import { type AnyDeskRoute, deskRoute } from '../doors/desk-route.ts'

/** The office's view of what was done behind both doors. */
export const auditRoutes = (): readonly AnyDeskRoute[] => [
  deskRoute(getAudit, async ({ query, db }) => {
    const [before] = readCursor(query.after, 'number') ?? []
    const rows = await readAudit(db, {
      before,
      action: query.action,
      personKey: query.person === undefined ? undefined : emailKey(normalizeEmail(query.person)),
      shopId: query.shop === undefined ? undefined : Number(query.shop),
      subject: query.subject,
      from: query.from,
      to: query.to,
      limit: pageRows + 1,
    })
    return pageOfRows(
      rows,
      (row) => ({
        id: String(row.id),
        at: row.at.toISOString(),
        door: row.door,
        person: row.email,
        role: row.role,
        shop: row.shop,
        action: row.action,
        subject: row.subject,
        before: row.before,
        after: row.after,
        reason: row.reason,
      }),
      (row) => cursorOf(row.id),
    )
  }),
]
