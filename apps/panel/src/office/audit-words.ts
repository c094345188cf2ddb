import { packageStateNames, returnStateNames } from '@market/domain/packages'
import { sellerStateNames } from '@market/domain/sellers'
import { roleName } from '../parts/names.ts'

type Words = Readonly<Record<string, string>>

const actionWords: Words = {
  'sign-in': 'giriş yaptı',
  'sign-in.refused': 'giriş reddedildi',
  'sign-out': 'çıkış yaptı',
  'second-step.begin': 'ikinci adımı kurmaya başladı',
  'second-step.on': 'ikinci adımı açtı',
  'second-step.ask-lift': 'ikinci adımın kaldırılmasını istedi',
  'second-step.lift': 'ikinci adımı kaldırdı',
  'invitation.send': 'davet gönderdi',
  'invitation.accept': 'daveti kabul etti',
  'invitation.remove': 'daveti geri aldı',
  'membership.change': 'üyeliği değiştirdi',
  'member.remove': 'ekipten çıkardı',
  'role.change': 'rolü değiştirdi',
  'key.create': 'API anahtarı üretti',
  'key.remove': 'API anahtarını iptal etti',
  'package.read': 'paketi açtı',
  'package.export': 'siparişleri dosyaya aldı',
  'package.accept': 'siparişi onayladı',
  'package.pack': 'paketi tamamladı',
  'package.ship': 'kargoya verdi',
  'package.undo': 'son adımı geri aldı',
  'package.unsupply': 'tedarik edemedi',
  'package.label': 'paket fişini aldı',
  'package.invoice': 'fatura yükledi',
  'return.export': 'iadeleri dosyaya aldı',
  'return.read': 'iadeyi açtı',
  'return.photo': 'itiraz fotoğrafı ekledi',
  'return.accept': 'iadeyi kabul etti',
  'return.dispute': 'iadeye itiraz etti',
  'dispute.export': 'itirazları dosyaya aldı',
  'dispute.read': 'itirazı açtı',
  'dispute.decide': 'itirazı karara bağladı',
  'order.search': 'sipariş aradı',
  'order.read': 'siparişi açtı',
  'shop.change': 'mağaza ayarlarını değiştirdi',
  'document.send': 'belge yükledi',
  'document.read': 'belgeyi açtı',
  'document.remove': 'belgeyi kaldırdı',
  'requirement.accept': 'sözleşmeyi ya da beyanı onayladı',
  'message.write': 'mesaj yazdı',
  'seller.export': 'satıcıları dosyaya aldı',
  'audit.export': 'denetim izini dosyaya aldı',
  'seller.read': 'satıcıyı açtı',
  'seller.ask': 'açıklama istedi',
  'seller.verify': 'doğruladı',
  'seller.refuse': 'başvuruyu reddetti',
  'seller.open': 'mağazayı açtı',
  'seller.stop': 'mağazayı satışa kapattı',
  'seller.lift': 'mağazayı yeniden açtı',
  'seller.end': 'üyeliği bitirdi',
}
/** The action in words; one without words as it is stored. */
export const actionWord = (action: string): string => actionWords[action] ?? action

const fieldWords: Words = {
  accepted: 'Kabul edilen',
  address: 'Adres',
  asked_by: 'İsteyen',
  autopilot: 'Otomatik gönderim',
  bytes: 'Dosya, bayt',
  cargo_price: 'Kargo ücreti, TL',
  cause: 'Gerekçe',
  city: 'İl',
  company: 'Şirket',
  description: 'Tanıtım',
  disputed: 'İtiraz edilen',
  district: 'İlçe',
  for: 'Haklı taraf',
  found: 'Bulunan',
  free_cargo_over: 'Ücretsiz kargo sınırı, TL',
  from: 'Başlangıç',
  kep: 'KEP',
  key: 'Belge',
  leave: 'İzin',
  legal_name: 'Unvan',
  line: 'Satır',
  lines: 'Ürünler',
  mersis: 'MERSİS',
  name: 'Ad',
  on_leave: 'İzinde',
  prepare_days: 'Hazırlık, iş günü',
  proof: 'Giriş yolu',
  return_address: 'İade adresi',
  role: 'Rol',
  rows: 'Satır sayısı',
  state: 'Durum',
  tax_number: 'Vergi numarası',
  tax_office: 'Vergi dairesi',
  to: 'Bitiş',
  trackingNo: 'Takip no',
  type: 'Dosya türü',
  units: 'Adet',
  version: 'Metin',
}
const valueWords: Readonly<Record<string, Words>> = {
  for: { shopper: 'Alıcı', seller: 'Mağaza' },
  proof: { password: 'Şifre', 'second-step': 'Şifre ve ikinci adım', passkey: 'Geçiş anahtarı' },
  state: { ...packageStateNames, ...returnStateNames, ...sellerStateNames },
}

/** The fields of `before` or `after` of an entry, by name, each in words. */
export const fieldsInWords = (value: unknown): Words => {
  if (value === null || value === undefined) return {}
  const fields = typeof value === 'object' ? Object.entries(value) : [['value', value] as const]
  return Object.fromEntries(fields.map(([name, one]) => [fieldWords[name] ?? name, valueInWords(name, one)]))
}

function valueInWords(name: string, value: unknown): string {
  if (value === null || value === '') return 'yok'
  if (typeof value === 'boolean') return value ? 'evet' : 'hayır'
  if (Array.isArray(value)) return value.map((one) => valueInWords(name, one)).join('; ') || 'yok'
  if (typeof value === 'object')
    return Object.entries(fieldsInWords(value))
      .map(([field, one]) => `${field}: ${one}`)
      .join(', ')
  const text = String(value)
  return name === 'role' ? roleName(text) : (valueWords[name]?.[text] ?? text)
}
