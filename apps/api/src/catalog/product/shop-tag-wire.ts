import type { AnswerInput, getShopTag } from '@market/contract'

interface TagRow {
  readonly legal_name: string
  readonly city: string
  readonly mersis: string
  readonly kep: string
  readonly tax_number: string
  readonly on_leave: boolean
  readonly leave_to: string | null
}

/** The company data that a shop must show by law, and until when it is on leave. */
export const shopTagWire = (row: TagRow): AnswerInput<typeof getShopTag> => ({
  name: row.legal_name,
  city: row.city,
  mersis: row.mersis,
  kep: row.kep,
  taxnumber: row.tax_number,
  ...(row.on_leave && row.leave_to !== null && { seller: { leave_until: row.leave_to } }),
})
