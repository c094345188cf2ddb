import { deliveredOrder } from '@market/e2e/buy-by-calls'
import { makeMember } from '@market/e2e/make-member'
import type { StartedShop } from '@market/e2e/start-shop'
import { seeAlive, seeIdle, seeText, type Tab, until } from './tab.ts'

/** Check: a member logs in and returns an order, which API calls and office commands have placed and delivered. */
export async function memberReturns(tab: Tab, shop: StartedShop): Promise<void> {
  const member = await makeMember(shop)
  const { number } = await deliveredOrder(shop, { member, category: 'gomlek' })
  await tab.open(`${shop.url}/giris-yap`)
  await seeAlive(tab)
  await tab.write(['textbox', /^E-posta/], member.email)
  await tab.write('main input[type=password]', member.password)
  await tab.press('main form button[type=submit]')
  await until(tab, `location.pathname === '/'`)
  await seeIdle(tab)
  await tab.open(`${shop.url}/my/siparisler/${number}`)
  await tab.press(['button', 'İptal ya da iade et'])
  await tab.choose(['combobox', 'Neden'], 1)
  await tab.press(['button', 'İade talebini gönder'])
  await seeText(tab, 'Şubeye teslim edilecek')
  await tab.see(['img', /^İade kodunun karekodu/])
}
