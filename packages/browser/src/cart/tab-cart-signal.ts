import type { CartSignal } from '@market/domain/cart'
import type { BrowserStorages } from '../browser-storages.ts'
import { storedText } from '../stored-text.ts'
import type { StoredName } from '../stored-values.ts'

const name: StoredName = 'cart_changed'

/** Signals through local storage, whose `storage` event reaches only the other tabs. */
export function tabCartSignal(storages: BrowserStorages, tab: Pick<Window, 'addEventListener'>): CartSignal {
  const text = storedText(storages, name)
  return {
    // If the storage is full, only the badges of other tabs are outdated.
    announce: (revision) => void text.write(String(revision)),
    onAnnounced: (run) => tab.addEventListener('storage', (event) => event.key === name && run()),
  }
}
