import type { Locator } from 'playwright'

/** Ticks a box or chooses a radio by keyboard: its whole row answers the pointer, not the box alone. */
export async function tick(choice: Locator): Promise<void> {
  await choice.focus()
  await choice.press('Space')
}
