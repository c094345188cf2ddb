import type { Browser, Page } from 'playwright'
import { deskSession } from '../harness/desk-session.ts'
import type { Shop } from '../harness/shop.ts'
import { type Visit, visit } from '../harness/visit.ts'

/** Opens the seller's panel as one of the demo people, who sign in once. */
export function deskOf(shop: Shop, browser: Browser): (email: string, width: number) => Promise<Visit> {
  const sessions = new Map<string, Awaited<ReturnType<typeof deskSession>>>()
  return async (email, width) => {
    const storageState = sessions.get(email) ?? (await deskSession(shop, 'seller', email))
    sessions.set(email, storageState)
    return visit(browser, width, { storageState })
  }
}

export async function openPackage(page: Page, shop: Shop, order: string): Promise<void> {
  await page.goto(`${shop.sellerUrl}/siparisler`)
  await page.getByRole('link', { name: order }).click()
  await page.getByRole('heading', { name: new RegExp(order), level: 1 }).waitFor()
}

/** Carries out the first call to these addresses, and loses its answer. */
export async function loseAnswer(page: Page, addresses: string): Promise<void> {
  await page.route(
    addresses,
    async (route) => {
      await route.fetch()
      await route.abort()
    },
    { times: 1 },
  )
}

/** Complaints apart from the network errors of {@link loseAnswer}. */
export const withoutLost = (complaints: readonly string[]) =>
  complaints.filter((text) => !text.includes('net::ERR_FAILED'))
