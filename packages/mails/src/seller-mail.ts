import { linkMail } from './link-mail.ts'
import type { MailShop } from './mail-layout.ts'
import type { Mail } from './mail.ts'

/** Matters that a shop's owner gets a mail about. */
export type SellerMailKind =
  | 'invited'
  | 'asked'
  | 'hearing'
  | 'refused'
  | 'verified'
  | 'opened'
  | 'stopped'
  | 'lifted'
  | 'ended'
  | 'messages'

interface SellerMail {
  readonly email: string
  readonly kind: SellerMailKind
  readonly shopName: string
  /** The office's text. */
  readonly reason?: string
  /** The requirement that is asked for. */
  readonly requirement?: string
  /** Number of messages, of hours for an invitation, or of days for an answer. */
  readonly count?: number
  /** Page of the panel, or the link of an invitation. */
  readonly url: string
}

interface Words {
  readonly subject: string
  readonly title: string
  readonly lines: readonly string[]
  readonly label: string
}

const wordsOf: Readonly<Record<SellerMailKind, (mail: SellerMail) => Words>> = {
  invited: ({ shopName, count = 0 }) => ({
    subject: 'Mağaza başvurunuzu tamamlayın',
    title: 'Başvurunuzu tamamlayın',
    lines: [
      `${shopName} için başvurunuzu aldık. Hesabınızı oluşturup belgelerinizi göndermek için aşağıdaki bağlantıyı açın.`,
      `Bağlantı ${count} saat geçerlidir ve yalnızca bir kez kullanılabilir.`,
    ],
    label: 'Başvuruya devam et',
  }),
  asked: ({ shopName, requirement = '' }) => ({
    subject: `${shopName}: bir belge ya da bilgi bekliyoruz`,
    title: 'Eksik belge veya bilgi',
    lines: [`${shopName} için sizden beklediğimiz: ${requirement}.`],
    label: 'Panelde tamamla',
  }),
  hearing: ({ shopName, count = 0 }) => ({
    subject: `${shopName}: açıklamanızı bekliyoruz`,
    title: 'Açıklamanız gerekiyor',
    lines: [
      `${shopName} hakkında aşağıdaki konuda açıklamanızı rica ederiz. Yanıtınızı panelden ${count} iş günü içinde yazın; bu sürede yanıt gelmezse mağaza durdurulabilir.`,
    ],
    label: 'Yanıt yaz',
  }),
  refused: ({ shopName }) => ({
    subject: `${shopName}: başvurunuz kabul edilmedi`,
    title: 'Başvurunuz kabul edilmedi',
    lines: [`${shopName} için başvurunuzu kabul edemedik.`],
    label: 'Paneli aç',
  }),
  verified: ({ shopName }) => ({
    subject: `${shopName}: bilgileriniz doğrulandı`,
    title: 'Sıra sözleşmede',
    lines: [`${shopName} için verdiğiniz bilgi ve belgeler doğrulandı. Mağazanın açılması için sözleşmeyi onaylayın.`],
    label: 'Sözleşmeyi oku',
  }),
  opened: ({ shopName }) => ({
    subject: `${shopName} açıldı`,
    title: 'Mağazanız açıldı',
    lines: [`${shopName} artık alışverişe açık. Gelen siparişleri panelde görebilirsiniz.`],
    label: 'Paneli aç',
  }),
  stopped: ({ shopName }) => ({
    subject: `${shopName} durduruldu`,
    title: 'Mağazanız durduruldu',
    lines: [
      `${shopName} satışa kapatıldı. Açık siparişlerinizi göndermeye devam edin. Karara yedi gün içinde panelde Mesajlar’dan itiraz edebilirsiniz.`,
    ],
    label: 'Paneli aç',
  }),
  lifted: ({ shopName }) => ({
    subject: `${shopName} yeniden açıldı`,
    title: 'Mağazanız yeniden açıldı',
    lines: [`${shopName} yeniden alışverişe açık.`],
    label: 'Paneli aç',
  }),
  ended: ({ shopName }) => ({
    subject: `${shopName}: sözleşmeniz sona erdi`,
    title: 'Sözleşmeniz sona erdi',
    lines: [`${shopName} kapatıldı. Kayıtlarınıza panelden bir yıl boyunca ulaşabilirsiniz.`],
    label: 'Paneli aç',
  }),
  messages: ({ shopName, count = 1 }) => ({
    subject: `${shopName}: ${count} yeni ileti`,
    title: 'Yeni ileti',
    lines: [`${shopName} için ${count} okunmamış iletiniz var.`],
    label: 'İletileri oku',
  }),
}

/** Tells an owner what happened to the shop, with the office's reason. */
export function sellerMail(shop: MailShop, mail: SellerMail): Mail {
  const { subject, title, lines, label } = wordsOf[mail.kind](mail)
  return linkMail(shop, {
    email: mail.email,
    subject,
    title,
    paragraphs: ['Merhaba,', ...lines, ...(mail.reason ? [`Gerekçe: ${mail.reason}`] : [])],
    action: { label, url: mail.url },
  })
}
