import type { BrowserStorages } from './browser-storages.ts'
import { storedText } from './stored-text.ts'
import { type StoredName, storedValues } from './stored-values.ts'

// `Object.keys` widens the names to texts; the table holds no others.
const names = Object.keys(storedValues) as readonly StoredName[]

/** Clears the stored data of a member at logout, so that the next user of the browser cannot see it. */
export function forgetMember(storages: BrowserStorages): void {
  for (const name of names) if (storedValues[name].personal) storedText(storages, name).remove()
}
