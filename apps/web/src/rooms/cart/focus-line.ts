import type { LineRef } from '@market/domain/cart'
import { lineKey } from '@market/stores'

/** Moves the focus to a line that is in the cart again, once its row is drawn: the button that brought it back has gone. */
export function focusLine(line: LineRef): void {
  const row = `[data-row="${CSS.escape(lineKey(line))}"]`
  setTimeout(() => document.querySelector<HTMLElement>(`${row} [data-name]`)?.focus())
}
