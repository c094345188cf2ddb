import { useLayoutEffect, useRef } from 'react'
import type { MouseEvent, SyntheticEvent } from 'react'
import { openOnTop } from './use-top-dialog.ts'

/** Focuses the first field, also one that is drawn after an answer, as long as the focus was not moved meanwhile. */
function focusFirstField(dialog: HTMLElement): (() => void) | undefined {
  const start = document.activeElement
  const focus = () => {
    const field = dialog.querySelector<HTMLElement>('input, select, textarea')
    field?.focus()
    return field !== null
  }
  if (focus()) return undefined
  const drawn = new MutationObserver(() => {
    if (document.activeElement !== start || focus()) drawn.disconnect()
  })
  drawn.observe(dialog, { childList: true, subtree: true })
  return () => drawn.disconnect()
}

/**
 * Opens a native `<dialog>` as modal while `open` is true: the page behind is inert, Escape closes it, and the focus
 * returns to where it was. A click beside the content calls `onOutside`. The focus starts at the first control, or with
 * `startsInField` in the first field, once it is drawn. Spread the result on the dialog.
 */
export function useModal(open: boolean, onClose: () => void, onOutside?: () => void, startsInField = false) {
  const ref = useRef<HTMLDialogElement>(null)
  useLayoutEffect(() => {
    const dialog = ref.current
    if (!open || !dialog) return
    const close = openOnTop(dialog)
    const stopWaiting = startsInField ? focusFirstField(dialog) : undefined
    return () => {
      stopWaiting?.()
      close()
    }
  }, [open, startsInField])
  return {
    ref,
    onCancel: (event: SyntheticEvent) => {
      // The `cancel` event of a file input inside bubbles up to here.
      if (event.target !== ref.current) return
      event.preventDefault()
      onClose()
    },
    // On a second Escape the browser closes the dialog without `cancel`.
    onClose: () => {
      if (open) onClose()
    },
    // A click has the dialog itself as its target only beside its content.
    onClick: (event: MouseEvent) => {
      if (event.target === ref.current) onOutside?.()
    },
  }
}
