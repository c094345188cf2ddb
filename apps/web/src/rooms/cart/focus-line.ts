import type { LineRef } from '@market/domain/cart'
import { lineKey } from '@market/stores'

/** Focuses a line that was added back to the cart, once its row is rendered, because the pressed button was removed. */
export function focusLine(line: LineRef): void {
  const row = `[data-row="${CSS.escape(lineKey(line))}"]`
  setTimeout(() => document.querySelector<HTMLElement>(`${row} [data-name]`)?.focus())
}
