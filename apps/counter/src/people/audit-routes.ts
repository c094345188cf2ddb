import { emailKey } from '@market/commerce'
import { type DeskRequest, getAudit, getAuditFile } from '@market/contract/counter'
import { readAudit, readAuditSubjects } from '@market/database'
import { normalizeEmail } from '@market/domain/validation'
import { csvFile, csvTime, mostInFile } from '../doors/csv-file.ts'
import { type AnyDeskRoute, deskRoute } from '../doors/desk-route.ts'
import { auditAbout } from './audit-subject.ts'
import { peopleTexts } from './texts.ts'

const searchOf = ({ action, person, shop, subject, from, to }: DeskRequest<typeof getAuditFile>['query']) => ({
  action,
  personKey: person === undefined ? undefined : emailKey(normalizeEmail(person)),
  shopId: shop === undefined ? undefined : Number(shop),
  subject,
  from,
  to,
})

/** The office's view of what was done behind both doors. */
export const auditRoutes = (): readonly AnyDeskRoute[] => [
  deskRoute(getAudit, async ({ query, db }) => {
    const { rows, next } = await readAudit(db, { ...searchOf(query), after: query.after })
    const records = await readAuditSubjects(
      db,
      rows.map(({ subject }) => subject),
    )
    return {
      items: rows.map((row) => ({
        id: String(row.id),
        at: row.at.toISOString(),
        door: row.door,
        person: row.email,
        key: row.key_name,
        role: row.role,
        shop: row.shop,
        action: row.action,
        about: auditAbout(row, records),
        subject: row.subject,
        before: row.before,
        after: row.after,
        reason: row.reason,
      })),
      next,
    }
  }),
  deskRoute(getAuditFile, async ({ query, db, now, audit }) => {
    const { rows } = await readAudit(db, searchOf(query), mostInFile)
    await audit({ action: 'audit.export', subject: query.subject ?? 'all', after: { rows: rows.length } })
    const records = await readAuditSubjects(
      db,
      rows.map(({ subject }) => subject),
    )
    const cells = rows.map((row) => [
      csvTime(row.at.toISOString()),
      row.email ?? row.key_name,
      row.role,
      row.shop,
      row.action,
      auditAbout(row, records).text,
      row.subject,
      row.before === null ? null : JSON.stringify(row.before),
      row.after === null ? null : JSON.stringify(row.after),
      row.reason,
    ])
    return csvFile('denetim-izi', now, [peopleTexts.auditColumns, ...cells])
  }),
]
