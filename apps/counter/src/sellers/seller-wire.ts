import { isCompanyOpen, type Seller } from '@market/commerce'
import type { DeskAnswerInput, getMessages, getOwnShop, getRequirements } from '@market/contract/counter'
import { isoDayText } from '@market/domain/kernel'
import { toLira } from '@market/domain/money'
import type { CheckedRequirement } from '@market/domain/sellers'
import { slugify } from '@market/domain/text'
import type { PaperKind } from '../papers/paper-texts.ts'

type ShopWire = DeskAnswerInput<typeof getOwnShop>

/** A shop's settings on the wire. A leave that is over is left out. */
export const shopWire = (seller: Seller, slug: string, now: Date): ShopWire => ({
  id: seller.id,
  slug,
  name: seller.name,
  state: seller.state,
  state_at: seller.stateAt.toISOString(),
  state_reason: seller.stateReason,
  company_locked: !isCompanyOpen(seller),
  company: {
    legal_name: seller.company.legalName,
    tax_office: seller.company.taxOffice,
    tax_number: seller.company.taxNumber,
    mersis: seller.company.mersis,
    kep: seller.company.kep,
  },
  address: seller.address,
  return_address: seller.returnAddress,
  description: seller.description,
  cargo_price: toLira(seller.cargoPrice),
  free_cargo_over: seller.freeCargoOver === null ? null : toLira(seller.freeCargoOver),
  prepare_days: seller.prepareDays,
  leave: seller.leave && seller.leave.to >= isoDayText(now) ? seller.leave : null,
  on_leave: seller.onLeave,
  revision: seller.revision,
})

const extensions: Readonly<Record<PaperKind, string>> = {
  'application/pdf': 'pdf',
  'image/jpeg': 'jpg',
  'image/png': 'png',
}
/** The name under which a document is saved: that of its requirement, never one that the sender chose. */
export const documentName = (title: string, type: string): string =>
  `${slugify(title)}.${extensions[type as PaperKind]}`

/** A requirement on the wire. */
export const requirementWire = (one: CheckedRequirement): DeskAnswerInput<typeof getRequirements>['items'][number] => ({
  key: one.key,
  kind: one.kind,
  title: one.title,
  text: one.text,
  version: one.version,
  needed: one.needed,
  state: one.state,
  note: one.note,
  open_fields: [...one.openFields],
  valid_until: one.validUntil,
  documents: one.documents
    .filter(({ status }) => status !== 'refused')
    .map(({ id, type, bytes, sentAt }) => ({
      id,
      name: documentName(one.title, type),
      type: type as PaperKind,
      bytes,
      sent_at: sentAt.toISOString(),
    })),
})

interface MessageRow {
  readonly id: string | number
  readonly from_office: boolean
  readonly author: string
  readonly text: string
  readonly at: Date
  readonly read_at: Date | null
}
/** A message on the wire. Sellers see the market in place of the person who wrote for it. */
export const messageWire = (
  row: MessageRow,
  market: string | undefined,
): DeskAnswerInput<typeof getMessages>['items'][number] => ({
  id: String(row.id),
  from: row.from_office ? 'office' : 'seller',
  author: row.from_office && market !== undefined ? market : row.author,
  text: row.text,
  at: row.at.toISOString(),
  read_at: row.read_at?.toISOString() ?? null,
})
