import { cleanText } from '@market/domain/text'
import type { ClipboardEvent } from 'react'

/**
 * Pastes into a field of limited length what is left of the text once it is clean: browsers cut pasted text to `maxLength` before
 * any script sees it, and a blank or an invisible mark at its beginning costs its last letter. Numbers lose their gaps too.
 */
export function pasteClean(event: ClipboardEvent<HTMLInputElement>): void {
  const { maxLength, inputMode, type } = event.currentTarget
  if (maxLength < 0 || type === 'password') return
  const pasted = event.clipboardData.getData('text/plain')
  const clean = cleanText(pasted).trim()
  const plain = inputMode === 'numeric' ? clean.replaceAll(/[\s.\p{Pd}]+/gu, '') : clean
  if (plain === pasted) return
  event.preventDefault()
  // The only way that keeps the caret, the browser's undo and its `input` event.
  document.execCommand('insertText', false, plain)
}
