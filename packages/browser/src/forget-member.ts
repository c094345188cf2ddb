import type { BrowserStorages } from './browser-storages.ts'
import { storedText } from './stored-text.ts'
import { type StoredName, storedValues } from './stored-values.ts'

const names = Object.keys(storedValues) as readonly StoredName[]

/** Takes away what was kept of the member who leaves: whoever uses the browser next finds nothing of them. */
export function forgetMember(storages: BrowserStorages): void {
  for (const name of names) if (storedValues[name].personal) storedText(storages, name).remove()
}
