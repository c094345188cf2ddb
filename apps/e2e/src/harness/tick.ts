import type { Locator } from 'playwright'

/**
 * Ticks a checkbox or chooses a radio button by keyboard, because its whole row, not the box itself, receives clicks.
 */
export async function tick(choice: Locator): Promise<void> {
  await choice.focus()
  await choice.press('Space')
}
