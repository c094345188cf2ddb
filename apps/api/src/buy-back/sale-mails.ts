import { type Mail, linkMail, officeMail } from '@market/mails'
import { deviceSaleUrl } from '@market/domain/navigation'
import { formatPrice, kurus } from '@market/domain/money'
import { formatPhone } from '@market/domain/validation'
import type { DeviceSale, DeviceSeller } from '@market/domain/buy-back'
import type { Selectable } from 'kysely'
import type { BuyBackTables } from '@market/database'
import type { Config } from '../platform/config/config.ts'
import { texts } from './texts.ts'

type Sale = Selectable<BuyBackTables['device_sales']>
type Sold = Pick<Sale, 'offer_id' | 'service' | 'device' | 'price' | 'cargo_code'>
type ToSeller = Sold & { readonly email: string }

const mailTo = (config: Config, sale: ToSeller, title: string, paragraphs: readonly string[]): Mail =>
  linkMail(config, {
    email: sale.email,
    subject: `${title}: ${sale.device}`,
    title,
    paragraphs,
    // The link works for members and for visitors without an account.
    action: {
      label: 'Satışa git',
      url: config.siteUrl + deviceSaleUrl({ service: sale.service, offerId: sale.offer_id }),
    },
  })

/** Confirms a sale and says how the device is sent. */
export const soldMail = (config: Config, sale: ToSeller): Mail =>
  mailTo(config, sale, 'Cihazınızı alıyoruz', [
    `${sale.device} için ${formatPrice(kurus(sale.price))} tutarındaki teklifimizi kabul ettiniz.`,
    `Cihazı paketleyip ${sale.cargo_code} koduyla bir şubeye ya da Kargomat’a bırakın; gönderim ücretsizdir.`,
    'Göndermeden önce verilerinizi yedekleyin, hesabınızdan çıkın, fabrika ayarlarına dönün ve SIM kartınızı çıkarın.',
  ])

const told: { readonly [Status in DeviceSale['status']]?: (sale: Sold) => readonly [string, string] } = {
  'in-transit': ({ device }) => ['Cihazınız yola çıktı', `${device} elimize ulaşınca inceleyip size haber vereceğiz.`],
  inspected: ({ device, price }) => [
    'Cihazınızı inceledik',
    `${device} belirttiğiniz durumdaydı. ${formatPrice(kurus(price))} tutarındaki ödemeniz hazırlanıyor.`,
  ],
  paid: ({ device, price }) => [
    'Ödemeniz gönderildi',
    `${device} için ${formatPrice(kurus(price))} bildirdiğiniz hesaba gönderildi.`,
  ],
  returned: ({ device }) => ['Cihazınız geri gönderildi', `${device} adresinize ücretsiz olarak geri gönderildi.`],
}

/** Title and sentence for a new status; undefined if another mail reports it. */
export const toldOf = (status: DeviceSale['status'], sale: Sold) => told[status]?.(sale)

export const movedMail = (config: Config, sale: ToSeller, [title, sentence]: readonly [string, string]): Mail =>
  mailTo(config, sale, title, [sentence])

/** Confirms that a sale was cancelled; a device that is under way is sent back after its arrival. */
export const cancelledMail = (config: Config, sale: ToSeller, underWay: boolean): Mail =>
  mailTo(config, sale, 'Satışınız iptal edildi', [
    `${sale.device} satışınız isteğiniz üzerine iptal edildi; bu satış için ödeme yapılmaz.`,
    underWay
      ? 'Cihazınız elimize ulaşınca iade adresinize ücretsiz olarak geri gönderilir.'
      : `${sale.cargo_code} kodu artık geçerli değil; cihazı kargoya vermeyin.`,
  ])

/** Notifies a seller that the account was changed, so that a change by a stranger is noticed. */
export const accountChangedMail = (config: Config, sale: ToSeller, end: string): Mail =>
  mailTo(config, sale, 'Ödeme hesabınız değişti', [
    `${sale.device} satışınızın ödemesi artık sonu ${end} olan hesaba gönderilecek.`,
    'Bu değişikliği siz yapmadıysanız şifrenizi hemen değiştirin ve bize ulaşın.',
  ])

/** Asks a seller for another account. */
export const otherAccountMail = (config: Config, sale: ToSeller): Mail =>
  mailTo(config, sale, 'Ödemeniz gönderilemedi', [
    `Banka, ${sale.device} satışınız için yazdığınız hesabı bulamadı.`,
    'Satışın sayfasında IBAN’ınızı düzeltin; ödemeniz ardından otomatik olarak gönderilir.',
  ])

export const toOfficeCancelledMail = (config: Config, sale: Pick<Sale, 'offer_id' | 'device' | 'cargo_code'>): Mail =>
  officeMail(config, {
    subject: `Cihaz satışı iptal edildi: ${sale.device}`,
    fields: [
      ['Teklif no', sale.offer_id],
      ['Kargo kodu', sale.cargo_code],
    ],
  })

/** Tells the office which device is coming and how it was described, for the inspection. */
export const toInspectMail = (
  config: Config,
  sale: Pick<Sale, 'offer_id' | 'service' | 'device' | 'price' | 'cargo_code' | 'answers'>,
  seller: DeviceSeller,
): Mail =>
  officeMail(config, {
    subject: `Cihaz alımı: ${sale.device}`,
    fields: [
      ['Program', texts.services[sale.service]],
      ['Teklif no', sale.offer_id],
      ['Kargo kodu', sale.cargo_code],
      ['Tutar', formatPrice(kurus(sale.price))],
      ['Satan', `${seller.firstName} ${seller.lastName}, ${formatPhone(seller.phone)}, ${seller.email}`],
      ['İade adresi', `${seller.address}, ${seller.district}, ${seller.city}`],
      ...sale.answers,
    ],
  })

/** Tells the office that a payout needs manual work. */
export const unpaidMail = (
  config: Config,
  sale: Pick<Sale, 'offer_id' | 'device' | 'price' | 'seller'>,
  reason: string,
): Mail =>
  officeMail(config, {
    subject: `Cihaz ödemesi yapılamadı: ${sale.device}`,
    fields: [
      ['Teklif no', sale.offer_id],
      ['Tutar', formatPrice(kurus(sale.price))],
      [
        'Satan',
        `${sale.seller.firstName} ${sale.seller.lastName}, ${formatPhone(sale.seller.phone)}, ${sale.seller.email}`,
      ],
      ['Bankanın yanıtı', reason],
    ],
  })
