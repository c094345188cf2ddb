import type { LineRef } from '@market/domain'
import { lineKey } from '@market/stores'

/** Moves the focus to a line that is in the cart again: the button that brought it back has gone. */
export const focusLine = (line: LineRef): void =>
  document.querySelector<HTMLElement>(`[data-row="${CSS.escape(lineKey(line))}"] [data-name]`)?.focus()
