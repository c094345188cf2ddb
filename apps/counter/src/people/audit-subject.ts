import type { AuditAbout } from '@market/contract/counter'
import type { AuditSubject } from '@market/database'
import { peopleTexts } from './texts.ts'

interface Row {
  readonly action: string
  readonly subject: string
  readonly shop_id: number | null
  readonly after: unknown
}
const texts = peopleTexts.auditSubjects

const field = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined

/** The record of a row of the audit in words, with the office's page of it. */
export function auditAbout(
  { action, subject, shop_id: shopId, after }: Row,
  records: ReadonlyMap<string, AuditSubject>,
): AuditAbout {
  const found = records.get(subject)
  const kind = /^(\w+):/.exec(subject)?.[1]
  const seller = shopId === null ? null : ({ of: 'seller', id: String(shopId) } as const)
  if (kind === 'shop') return { text: found?.name ?? texts.shop, page: { of: 'seller', id: subject.slice(5) } }
  if (kind === 'message') return { text: texts.message, page: seller }
  if (kind === 'requirement' || kind === 'document') return { text: found?.name ?? texts[kind], page: seller }
  if (kind === 'membership' || kind === 'person' || kind === 'invitation')
    return { text: found?.name ?? texts[kind], page: null }
  if (found?.number) {
    const isReturn = !action.startsWith('package.')
    return {
      text: isReturn ? texts.returnOf(found.number) : texts.packageOf(found.number, subject),
      page: found.disputed ? { of: 'dispute', id: subject } : { of: 'order', id: found.number },
    }
  }
  if (action === 'order.read') return { text: subject, page: { of: 'order', id: subject } }
  const [rows, accepted] = [field(after, 'rows'), field(after, 'accepted')]
  if (typeof rows === 'number') return { text: texts.rows(rows), page: null }
  if (Array.isArray(accepted) && subject === '') return { text: texts.packages(accepted.length), page: null }
  return { text: subject === 'unknown' ? texts.person : subject, page: null }
}
