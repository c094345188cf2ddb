import { textualId } from '../kernel/id.ts'

export const addressId = textualId('AddressId')
export type AddressId = ReturnType<typeof addressId>
