import { packageTabs, unsuppliedReasons } from '@market/domain/packages'
import * as v from 'valibot'
import { count, id, instant, lira, nothing, positive, shortText, text } from '../kernel/field.ts'
import { defineDeskCall } from './desk-call.ts'
import { after, pageOf } from './desk-field.ts'

/** `YYYY-MM-DD` in Turkish time. */
const day = text
const state = v.picklist([
  'new',
  'accepted',
  'packed',
  'shipped',
  'delivered',
  'unsupplied',
  'cancelled',
  'returned',
  'lost',
])
const tab = v.picklist(packageTabs)
const packageId = v.pipe(v.string(), v.regex(/^\d{16}$/))
/** The package's `revision` that the caller saw; 409 with the present package as `data` if it has another one. */
const revision = v.pipe(v.number(), v.safeInteger(), v.minValue(0))

const line = v.object({
  /** Line number in the order, from 1. */
  line: id,
  product_id: id,
  name: text,
  image: text,
  attributes: v.array(v.object({ key: text, value: text })),
  /** Units to pack, without cancelled ones. */
  units: count,
  /** Units that the shopper cancelled, or that could not be supplied. */
  cancelled: count,
  /** The shopper's price of the remaining units, gift wrapping and gift code included. */
  paid: lira,
  /** How to pack a gift; null for other lines. The note is null without the right to see the buyer. */
  gift: v.nullable(v.object({ wrapped: v.boolean(), note: v.nullable(text), prices_hidden: v.boolean() })),
})
/** A package in a list. */
export const packageRow = v.object({
  id: text,
  /** The order's number. */
  order_id: text,
  state,
  revision: count,
  ordered_at: instant,
  /** The day on which it must be handed to the carrier. */
  due_on: day,
  overdue: v.boolean(),
  /** Working days since `due_on`; 0 if it is not late. */
  days_late: count,
  units: count,
  lines: v.array(line),
  /** Null for roles without the right to see the buyer. */
  recipient: v.nullable(text),
  tracking_no: v.nullable(text),
})
/** A package with its address, steps and invoice. */
export const packageDetail = v.object({
  ...packageRow.entries,
  /** Null for roles without the right to see the buyer. */
  address: v.nullable(
    v.object({
      name: text,
      phone: text,
      city: text,
      district: text,
      neighborhood: text,
      address: text,
      /** The branch or locker that it is sent to. */
      place: v.nullable(text),
    }),
  ),
  /** The shopper's note to the order; null without one, and for callers without the right to see the buyer. */
  note: v.nullable(text),
  /** The buyer's names and tax number for the seller's invoice; null without the right to see the buyer. */
  bill_to: v.nullable(v.object({ name: text, tax: v.nullable(text), address: text })),
  cargo: lira,
  /** Cash that the carrier will collect; null if the order is paid otherwise, and after the cash was booked. */
  cash: v.nullable(lira),
  accepted_at: v.nullable(instant),
  packed_at: v.nullable(instant),
  /** The carrier's steps, as the shopper sees them. */
  steps: v.array(
    v.object({
      key: v.picklist(['ordered', 'prepared', 'shipped', 'out_for_delivery', 'delivered']),
      title: text,
      date: v.nullable(text),
      state: v.picklist(['done', 'current', 'ahead']),
    }),
  ),
  /** The seller's invoice; null before it is sent. */
  invoice: v.nullable(v.object({ uploaded_at: instant, bytes: count })),
})
/** Fields of the list's query, which the export takes too. */
const filters = {
  tab: v.optional(tab),
  /** The order's number, the package's id or its tracking number, whole. */
  q: v.optional(shortText),
  /** Only packages that are late, or that are due by the end of today. */
  due: v.optional(v.picklist(['overdue', 'today'])),
}
const params = v.object({ id: packageId })
const counts = v.object({ new: count, preparing: count, shipped: count, delivered: count, problem: count })

/** Open tabs by due day, the earliest first; ended ones latest first. Counts stop at 1,000. */
export const getPackages = defineDeskCall({
  method: 'GET',
  door: 'seller',
  path: '/packages',
  who: 'package.read',
  summary: 'Packages of the shop',
  query: v.object({ ...filters, after }),
  answer: v.object({ ...pageOf(packageRow).entries, counts }),
})
/** UTF-8 with a byte-order mark and `;`. Cells that a spreadsheet would run start with an apostrophe. */
export const getPackagesFile = defineDeskCall({
  method: 'GET',
  door: 'seller',
  path: '/packages.csv',
  who: 'package.read',
  summary: 'Packages of the shop as CSV, 10,000 at most',
  query: v.object(filters),
  download: true,
  answer: nothing,
})
/** 404 for another shop’s package. */
export const getPackage = defineDeskCall({
  method: 'GET',
  door: 'seller',
  path: '/packages/{id}',
  who: 'package.read',
  summary: 'One package',
  params,
  answer: packageDetail,
})
/** Each package is answered for itself; a refused one does not stop the others. */
export const postAccept = defineDeskCall({
  method: 'POST',
  door: 'seller',
  path: '/packages/accept',
  who: 'package.work',
  summary: 'Accept up to 100 packages',
  idempotent: true,
  body: v.strictObject({
    packages: v.pipe(v.array(v.strictObject({ id: packageId, revision })), v.minLength(1), v.maxLength(100)),
  }),
  answer: v.object({
    results: v.array(
      v.object({
        id: text,
        accepted: v.boolean(),
        /** Why it was not accepted. */
        message: v.nullable(text),
        /** The package as it is now; null for an unknown id. */
        package: v.nullable(packageRow),
      }),
    ),
  }),
})
/** 409 with the present package for a stale revision or another state. */
export const postPack = defineDeskCall({
  method: 'POST',
  door: 'seller',
  path: '/packages/{id}/pack',
  who: 'package.work',
  summary: 'Record that a package is packed',
  idempotent: true,
  params,
  body: v.strictObject({ revision }),
  answer: packageDetail,
})
/** Refused once the package is shipped. */
export const postUndo = defineDeskCall({
  method: 'POST',
  door: 'seller',
  path: '/packages/{id}/undo',
  who: 'package.work',
  summary: 'Take back the last step, accepting or packing, of a package',
  idempotent: true,
  params,
  body: v.strictObject({ revision }),
  answer: packageDetail,
})
/** A mail tells the shopper. A package that was not accepted or packed counts as both. */
export const postShip = defineDeskCall({
  method: 'POST',
  door: 'seller',
  path: '/packages/{id}/ship',
  who: 'package.work',
  summary: 'Record that a package was handed to the carrier',
  idempotent: true,
  params,
  body: v.strictObject({
    revision,
    tracking_no: v.pipe(v.string(), v.trim(), v.regex(/^[A-Za-z0-9][A-Za-z0-9 -]{3,38}[A-Za-z0-9]$/)),
  }),
  answer: packageDetail,
})
/** The units are cancelled and refunded, and a mail tells the shopper. With its last unit the package ends. */
export const postUnsupplied = defineDeskCall({
  method: 'POST',
  door: 'seller',
  path: '/packages/unsupplied',
  who: 'package.work',
  summary: 'Report units that cannot be supplied',
  idempotent: true,
  body: v.strictObject({
    id: packageId,
    revision,
    lines: v.pipe(
      v.array(
        v.strictObject({ line: positive, units: v.pipe(v.number(), v.safeInteger(), v.minValue(1), v.maxValue(999)) }),
      ),
      v.minLength(1),
      v.maxLength(100),
    ),
    reason: v.picklist(Object.keys(unsuppliedReasons) as (keyof typeof unsuppliedReasons)[]),
    /** For the office; the shopper does not see it. */
    note: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(500)), ''),
  }),
  answer: v.object({ package: packageDetail, refund: lira, gift_code: lira }),
})
/** 100 × 150 mm. Read with `package.work`, since it has the address. */
export const getSlip = defineDeskCall({
  method: 'GET',
  door: 'seller',
  path: '/packages/{id}/slip.pdf',
  who: 'package.work',
  summary: 'The label of a package as PDF',
  download: true,
  params,
  answer: nothing,
})
/** A PDF by its content, without scripts and attachments. A new one takes the place of the old. */
export const putInvoice = defineDeskCall({
  method: 'PUT',
  door: 'seller',
  path: '/packages/{id}/invoice',
  who: 'package.work',
  summary: 'Send the invoice of a package',
  params,
  upload: 2_000_000,
  answer: packageDetail,
})

/** A package in a list, as a client reads it. */
export type PackageRowWire = v.InferOutput<typeof packageRow>
/** A package with its address and steps, as a client reads it. */
export type PackageDetailWire = v.InferOutput<typeof packageDetail>
