import type { StartedShop } from '@market/e2e/start-shop'
import { seeText, type Tab, until } from './tab.ts'

/**
 * Check: a guest finds a product, proves a mail address, writes a delivery address and pays by card on the bank's 3-D
 * page.
 */
export async function guestBuys(tab: Tab, shop: StartedShop, email: string): Promise<void> {
  await tab.open(shop.url)
  await tab.write(['combobox', 'Ürün ara'], 'kulaklik')
  await tab.enter(['combobox', 'Ürün ara'])
  await until(tab, `location.pathname === '/arama'`)
  await tab.press('main h3 a')
  await until(tab, `/-p-\\d+$/.test(location.pathname)`)
  await tab.press(['button', 'Sepete Ekle'])
  await tab.press(['link', 'Sepete git'])
  await tab.press(['link', 'Üye olmadan devam et'])
  await proveEmail(tab, shop, email)
  await writeAddress(tab)
  await tab.press(['button', 'Ödemeye geç'])
  await payByCard(tab, shop)
}

async function proveEmail(tab: Tab, shop: StartedShop, email: string): Promise<void> {
  await tab.write(['textbox', /^E-posta/], email)
  const before = Date.now()
  await tab.press(['button', 'Kod gönder'])
  await tab.see(['textbox', /Doğrulama kodu/])
  await tab.write(['textbox', /Doğrulama kodu/], await shop.code('mail', before))
  await seeText(tab, `${email} doğrulandı`)
}

async function writeAddress(tab: Tab): Promise<void> {
  await tab.write(['textbox', /Adres başlığı/], 'Ev')
  await tab.write(['textbox', /Cep telefonu/], '0532 123 45 67')
  await tab.write(['combobox', /^Adres zorunlu/], 'Atatürk Bulvarı No: 12/3 Çankaya')
  await tab.enter(['combobox', /^Adres zorunlu/])
  await tab.see(['button', 'Değiştir: Çankaya / Ankara'])
  await tab.write(['textbox', /^Ad soyad zorunlu/], 'Ayşe Deneme')
  await tab.press(['button', 'Adresi kaydet'])
  // The payment opens only once the address is saved.
  await until(tab, `!document.body.innerText.includes('Adresi kaydet')`)
}

async function payByCard(tab: Tab, shop: StartedShop): Promise<void> {
  await tab.write(['textbox', /Kart numarası/], '9792000000000011')
  await tab.write(['textbox', /Kart üzerindeki/], 'Ayşe Deneme')
  await tab.write(['textbox', /Son kullanma/], '1230')
  await tab.write(['textbox', /CVC/], '123')
  await tab.tick(['checkbox', /okudum, onaylıyorum/])
  const before = Date.now()
  await tab.press(['button', 'Siparişi onayla ve öde'])
  await until(tab, `location.pathname.startsWith('/3ds/')`)
  await tab.write(['textbox', /./], await shop.code('sms', before))
  await tab.press('form button')
  await tab.see(['heading', 'Siparişiniz alındı'])
}
