import { useSyncExternalStore } from 'react'

let dialogs: readonly HTMLDialogElement[] = []
const listeners = new Set<() => void>()

function set(next: typeof dialogs) {
  dialogs = next
  for (const listener of listeners) listener()
}
const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Shows a dialog as modal above all others, until what it returns is called. */
export function openOnTop(dialog: HTMLDialogElement): () => void {
  dialog.showModal()
  set([...dialogs, dialog])
  return () => {
    dialog.close()
    set(dialogs.filter((one) => one !== dialog))
  }
}

/** The topmost modal dialog. Content outside of it is dimmed, and screen readers do not announce it. */
export const useTopDialog = () =>
  useSyncExternalStore(
    subscribe,
    () => dialogs.at(-1),
    () => undefined,
  )
