import { movedAddresses, pageAddresses } from '@market/e2e/addresses'
import { findLinks } from '@market/e2e/find-links'
import { seeAlive, seeIdle, type Tab } from './tab.ts'

/** Addresses that the shop does not have. */
const unknownAddresses = ['/olmayan-sayfa/bir/iki/uc', '/olmayan-urun-p-999999999']

/** An address for every route, as paths of this shop. */
export async function routeAddresses(shopUrl: string): Promise<readonly string[]> {
  const { product, comments, shop, add } = await findLinks(shopUrl)
  return [
    ...pageAddresses,
    product,
    comments,
    shop,
    add,
    '/koleksiyon/yeni-gelenler',
    '/kampanyalar/kisa-hazir-evler',
    '/campaign-preview/yeni-yil-hediyeleri',
    ...Object.keys(movedAddresses(product)),
    ...unknownAddresses,
  ]
}

/** Addresses of pages with different content for members. */
export const memberAddresses = pageAddresses.filter((path) => path.startsWith('/my/'))

/** Opens a page and throws if it is wider than the viewport at 390 or 1280 px. */
export async function openPage(tab: Tab, url: string): Promise<void> {
  await tab.resize(390)
  await tab.open(url)
  await tab.see('h1')
  await seeAlive(tab)
  for (const width of [390, 1280]) {
    await tab.resize(width)
    await seeIdle(tab)
    const over = await tab.read<number>('document.documentElement.scrollWidth - document.documentElement.clientWidth')
    if (over > 0) throw new Error(`${over} px too wide at ${width} px`)
  }
}

/** Whether a complaint is expected: browsers report the 404 status of unknown addresses. */
export const isExpected = (path: string, complaint: string): boolean =>
  unknownAddresses.includes(path) && complaint.includes('404')
