import type { Shop } from './shop.ts'

/**
 * The path of a link in the newest mail to an address that has one; `page` is a pattern or the page's name below
 * `/my/tr/`. Waits for the mail.
 */
export async function mailedLink(shop: Shop, recipient: string, page: string | RegExp): Promise<string> {
  const pattern = typeof page === 'string' ? new RegExp(`/my/tr/${page}/[\\w-]+`) : page
  for (;;) {
    const mail = shop.mails().findLast((text) => text.startsWith(`Alıcı: ${recipient}\n`) && pattern.test(text))
    const link = mail && pattern.exec(mail)?.[0]
    if (link) return link
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}
