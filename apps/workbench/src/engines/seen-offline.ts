import type { StartedShop } from '@market/e2e/start-shop'
import { seeAlive, seeIdle, type Tab, until } from './tab.ts'

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
  // The worker fetches the offline page after the first page.
  const isKept = () => tab.read<boolean>(`caches.match('/my/cevrimdisi').then(Boolean)`)
  for (let tries = 0; tries < 20 && !(await isKept()); tries += 1) await seeIdle(tab)
  await shop.stopWeb()
  try {
    await tab.open(`${shop.url}/elektronik`)
    await tab.see(['heading', 'Elektronik'])
    await tab.open(`${shop.url}/pet-shop`)
    await tab.see(['heading', 'Bağlantınız yok'])
  } finally {
    await shop.startWeb()
  }
  await tab.press(['link', 'Yeniden dene'])
  await tab.see(['heading', 'Pet Shop'])
}
