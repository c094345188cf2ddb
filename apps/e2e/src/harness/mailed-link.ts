import type { Shop } from './start-shop.ts'

/** The path of the link that leads below `/my/tr/` in the newest mail to an address. */
export async function mailedLink(shop: Shop, recipient: string, page: string): Promise<string> {
  const pattern = new RegExp(`/my/tr/${page}/[\\w-]+`)
  for (;;) {
    const mail = shop.mails().findLast((text) => text.startsWith(`Alıcı: ${recipient}\n`) && pattern.test(text))
    const link = mail && pattern.exec(mail)?.[0]
    if (link) return link
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}
