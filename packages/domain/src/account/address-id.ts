import { textualId } from '../kernel/id.ts'

/** Makes an address's id from the provider's text; throws on the empty one. */
export const addressId = textualId('AddressId')
/** Id of a saved address. */
export type AddressId = ReturnType<typeof addressId>
