import type { CartSignal } from '@market/domain'
import type { BrowserStorages } from '../browser-storages.ts'
import { keptText } from '../kept-text.ts'
import type { KeptName } from '../kept-values.ts'

const name: KeptName = 'cart_changed'

/** Tells through the storage that the tabs share: only the others hear of what one writes there. */
export function tabCartSignal(storages: BrowserStorages, tab: Pick<Window, 'addEventListener'>): CartSignal {
  const text = keptText(storages, name)
  return {
    // A full storage costs no more than a badge in another tab.
    tell: (revision) => void text.write(String(revision)),
    onTold: (run) => tab.addEventListener('storage', (event) => event.key === name && run()),
  }
}
