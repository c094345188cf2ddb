import { cleanText } from '@market/domain/text'
import type { ClipboardEvent } from 'react'

/**
 * Cleans pasted text before it is inserted into a field of limited length. Browsers cut pasted text to `maxLength`
 * before any script sees it, so that a blank or an invisible character at its start would cost the last letter. Spaces
 * in numbers are removed too.
 */
export function pasteClean(event: ClipboardEvent<HTMLInputElement>): void {
  const { maxLength, inputMode, type } = event.currentTarget
  if (maxLength < 0 || type === 'password') return
  const pasted = event.clipboardData.getData('text/plain')
  const clean = cleanText(pasted).trim()
  const plain = inputMode === 'numeric' ? clean.replaceAll(/[\s.\p{Pd}]+/gu, '') : clean
  if (plain === pasted) return
  event.preventDefault()
  // The only way that preserves the caret, the browser's undo and its `input` event.
  document.execCommand('insertText', false, plain)
}
