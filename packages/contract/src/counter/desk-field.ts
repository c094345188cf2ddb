import { officeRoles, sellerRoles } from '@market/domain/team'
import * as v from 'valibot'

/** The opaque cursor that the list before it returned as `next`. */
export const after = v.optional(v.pipe(v.string(), v.maxLength(300)))
/** A list with the cursor of its next page, which is null at the end. */
export const pageOf = <const Item extends v.GenericSchema>(item: Item) =>
  v.object({ items: v.array(item), next: v.nullable(v.string()) })
/** A role of a shop’s team. */
export const sellerRole = v.picklist(sellerRoles)
/** A role of the operator’s staff. */
export const officeRole = v.picklist(officeRoles)
