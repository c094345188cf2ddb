import type { Page } from 'playwright'
import { expect } from 'vitest'
import { press } from './keyboard.ts'
import type { Shop } from './shop.ts'

/**
 * Logs out from the account's menu by keyboard. Waits for the token of the new anonymous session, because until then a
 * new page would start with the member's.
 */
export async function logOut(page: Page, shop: Shop): Promise<void> {
  const token = () => page.evaluate(() => localStorage.getItem('access_token'))
  const before = await token()
  const menu = page.getByRole('button', { name: 'Hesap menüsü' })
  const leave = page.getByRole('navigation', { name: 'Hesabım' }).getByRole('button', { name: 'Çıkış' })
  await menu.or(leave).first().waitFor()
  // On desktops the menu is always open.
  if (await menu.isVisible()) await press(page, menu)
  await press(page, leave)
  await page.waitForURL(`${shop.url}/`)
  await expect.poll(async () => ![null, before].includes(await token())).toBe(true)
}
