import type { CartSignal } from '@market/domain'
import type { BrowserStorages } from '../browser-storages.ts'
import { storedText } from '../stored-text.ts'
import type { StoredName } from '../stored-values.ts'

const name: StoredName = 'cart_changed'

/** Tells through the storage that the tabs share: only the others hear of what one writes there. */
export function tabCartSignal(storages: BrowserStorages, tab: Pick<Window, 'addEventListener'>): CartSignal {
  const text = storedText(storages, name)
  return {
    // A full storage costs no more than a badge in another tab.
    announce: (revision) => void text.write(String(revision)),
    onAnnounced: (run) => tab.addEventListener('storage', (event) => event.key === name && run()),
  }
}
