import type { StartedShop } from '@market/e2e/start-shop'
import { seeAlive, seeIdle, type Tab, until, untilDone } from './tab.ts'

/** Whether the offline page and all its files are in the browser's store. */
const isKept = `caches.match('/my/cevrimdisi').then(async (page) => {
  const files = (await page?.text())?.match(/\\/assets\\/[\\w.-]+/g) ?? []
  const kept = await Promise.all(files.map((file) => caches.match(file, { ignoreVary: true })))
  return kept.length > 0 && kept.every(Boolean)
})`

/**
 * Check: while the server is down, a visited page opens again and another one leads to the offline page; once the
 * server is back, the offline page leads to the requested page.
 */
export async function seenOffline(tab: Tab, shop: StartedShop): Promise<void> {
  await tab.open(shop.url)
  await seeAlive(tab)
  await until(tab, 'navigator.serviceWorker.controller !== null')
  await tab.open(`${shop.url}/elektronik`)
  await seeAlive(tab)
  // The worker fetches the offline page and its files after the first page.
  await untilDone('the offline page', async () => {
    if (!(await tab.read<boolean>(isKept))) throw new Error('is not stored')
  })
  await seeIdle(tab)
  await shop.stopWeb()
  try {
    await tab.open(`${shop.url}/elektronik`)
    await tab.see(['heading', 'Elektronik'])
    await tab.open(`${shop.url}/pet-shop`)
    await tab.see(['heading', 'Bağlantınız yok'])
    // The link leads home until the script has read the address.
    await seeAlive(tab)
  } finally {
    await shop.startWeb()
  }
  await tab.press(['link', 'Yeniden dene'])
  await tab.see(['heading', 'Pet Shop'])
}
