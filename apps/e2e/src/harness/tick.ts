import type { Locator } from 'playwright'

/** Ticks a checkbox or chooses a radio button by keyboard, because a click on it may land on its label. */
export async function tick(choice: Locator): Promise<void> {
  await choice.focus()
  await choice.press('Space')
}
