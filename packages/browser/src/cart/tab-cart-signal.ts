import type { CartSignal } from '@market/domain'

const key = 'cart_changed'

/** Tells through the storage that the tabs share: only the others hear of what one writes there. */
export const tabCartSignal = (
  storage: Pick<Storage, 'setItem'> | undefined,
  tab: Pick<Window, 'addEventListener'>,
): CartSignal => ({
  tell: (revision) => {
    try {
      storage?.setItem(key, String(revision))
    } catch {
      // A full storage costs no more than a badge in another tab.
    }
  },
  onTold: (run) => tab.addEventListener('storage', (event) => event.key === key && run()),
})
