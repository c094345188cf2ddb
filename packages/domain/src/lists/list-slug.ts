import { textualId } from '../kernel/id.ts'

/** A list's name in addresses, given by the provider; it stays when the list is renamed. */
export const listSlug = textualId('ListSlug')
/** What `listSlug` makes. */
export type ListSlug = ReturnType<typeof listSlug>
