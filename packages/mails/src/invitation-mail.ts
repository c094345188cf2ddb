import { linkMail } from './link-mail.ts'
import type { MailShop } from './mail-layout.ts'
import type { Mail } from './mail.ts'

interface Invitation {
  readonly email: string
  /** The team that invites: a shop's name, or null for the office. */
  readonly team: string | null
  /** The role in words. */
  readonly role: string
  /** The single-use link. */
  readonly url: string
  readonly hours: number
}

/** Invites a person to a shop's team or to the office. */
export const invitationMail = (shop: MailShop, { email, team, role, url, hours }: Invitation): Mail => {
  const name = team ?? `${shop.siteTitleShort} ofisi`
  return linkMail(shop, {
    email,
    subject: `${name} sizi ekibine davet ediyor`,
    title: 'Ekip daveti',
    paragraphs: [
      'Merhaba,',
      `${name} sizi “${role}” rolüyle ekibine davet ediyor. Daveti kabul etmek için aşağıdaki bağlantıyı açın.`,
      `Bağlantı ${hours} saat geçerlidir ve yalnızca bir kez kullanılabilir.`,
    ],
    action: { label: 'Daveti aç', url },
    notes: ['Bu daveti beklemiyorsanız iletiyi silebilirsiniz; bağlantı kullanılmadıkça hiçbir şey değişmez.'],
  })
}
