import type { BrowserStorages } from './browser-storages.ts'
import { keptText } from './kept-text.ts'
import { type KeptName, keptValues } from './kept-values.ts'

const names = Object.keys(keptValues) as readonly KeptName[]

/** Takes away what was kept of the member who leaves: whoever uses the browser next finds nothing of them. */
export function forgetMember(storages: BrowserStorages): void {
  for (const name of names) if (keptValues[name].personal) keptText(storages, name).remove()
}
