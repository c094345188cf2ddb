import { decline } from '@market/domain/text'
import type { LeftPlace, RouteStop } from '@market/domain/orders'

/** Texts of a parcel's delivery and of the mails about it. */
export const parcelTexts = {
  code: 'Teslim kodu',
  care: {
    door: 'Kurye kapınıza gelince bu kodu söyleyin. Telefonla ya da mesajla isteyene vermeyin.',
    waiting: 'Paketi alırken bu kodu söyleyin.',
  },
  until: (day: string) => `Paketiniz ${day} gününe kadar sizi bekler.`,
  byCode: 'Teslim kodunuz söylenerek teslim edildi.',
  left: {
    door: 'Kod sorulmadan kapınıza bırakıldı.',
    neighbour: 'Kod sorulmadan komşunuza bırakıldı.',
    reception: 'Kod sorulmadan danışmaya bırakıldı.',
  } satisfies Record<LeftPlace, string>,
  photo: {
    show: 'Teslim fotoğrafını göster',
    alt: 'Kuryenin teslim ederken çektiği fotoğraf',
    note: (day: string) => `Fotoğrafı yalnızca siz görürsünüz; ${decline(day, 'locative')} silinir.`,
  },
  invoice: { download: 'Faturayı indir', label: (shop: string) => `Faturayı indir: ${shop}` },
  way: {
    show: 'Paketin yolunu haritada göster',
    hide: 'Haritayı gizle',
    label: (shop: string) => `${shop} paketinin yolu, harita`,
    list: (shop: string) => `${shop} paketinin uğradığı yerler`,
    state: { done: '(geçildi)', current: '(paketiniz burada)', ahead: '(sırada)' } satisfies Record<
      RouteStop['state'],
      string
    >,
  },
  mails: {
    title: 'Kargo iletileri',
    ask: 'Paketiniz yola çıkınca, dağıtıma çıkınca ve teslim edilince bu adrese ileti gönderiyoruz. İsterseniz durdurun; şubede ya da Kargomat’ta bekleyen paketin kodu yine gönderilir.',
    end: 'Kargo iletilerini durdur',
    ended: 'Kargo iletileri durduruldu. Paketinizi sipariş sayfasından izleyebilirsiniz.',
    again: 'Yeniden gönderilsin',
    resumed: 'Kargo iletileri yeniden gönderilecek.',
    missing: 'Bağlantı eksik. Lütfen iletideki bağlantıya yeniden tıklayın.',
    goOn: 'Alışverişe devam et',
  },
} as const
