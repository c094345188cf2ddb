import { officeRoles, sellerRoles } from '@market/domain/team'
import * as v from 'valibot'

/** The opaque cursor that the list before it returned as `next`. */
export const after = v.optional(v.pipe(v.string(), v.maxLength(300)))
/** A list with the cursor of its next page, which is null at the end. */
export const pageOf = <const Item extends v.GenericSchema>(item: Item) =>
  v.object({ items: v.array(item), next: v.nullable(v.string()) })
export const sellerRole = v.picklist(sellerRoles)
export const officeRole = v.picklist(officeRoles)
