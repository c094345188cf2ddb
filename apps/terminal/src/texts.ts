import { suggestionLimits } from '@market/domain/catalog'

/** Texts of the terminal, in addition to those of the core and the API. */
export const texts = {
  welcome: 'Hoş geldiniz. Komutlar için “yardım” yazın.',
  goodbye: 'Görüşmek üzere!',
  help: [
    'ara <kelime>                  ürün arar',
    'göster <no>                   son aramadaki ürünü gösterir',
    'ekle <no> [adet] [seçenek]    ürünü sepete ekler; seçenek numarası “göster” ile görünür',
    'sepet                         sepeti ve toplamları gösterir',
    'adet <satır> <n>              sepetteki satırın adedini değiştirir',
    'sil <satır>                   satırı sepetten siler',
    'yardım                        bu listeyi gösterir',
    'çık                           mağazadan çıkar',
  ].join('\n'),
  unknownCommand: (word: string) => `“${word}” diye bir komut yok. Komutlar için “yardım” yazın.`,
  noApi: (url: string) =>
    `${url} adresinde mağazanın API’si yanıt vermiyor. Önce “npm start” ile mağazayı başlatın ya da API_URL ile başka bir adres verin.`,
  failed: {
    offline: 'Bağlantı kurulamadı. Biraz sonra tekrar deneyin.',
    session: 'Oturumunuz yenilenemedi. Çıkıp yeniden başlatın.',
    unexpected: 'Beklenmeyen bir sorun oluştu. Biraz sonra tekrar deneyin.',
    cart: 'Sepetiniz yüklenemedi. Biraz sonra “sepet” yazarak tekrar deneyin.',
  },
  search: {
    tooShort: `Aramak için en az ${suggestionLimits.minCharacters} karakter yazın: ara <kelime>`,
    corrected: (words: string) => `Bunu mu demek istediniz? “${words}” için sonuçlar:`,
    tryInstead: (words: string) => `Şunları deneyin: ${words}`,
    found: (count: number) => `${count} ürün bulundu.`,
    foundMore: (count: number, shown: number) =>
      `${count} ürün bulundu, ilk ${shown} tanesi aşağıda. Aramayı daraltmak için bir kelime daha ekleyin.`,
    none: 'Önce “ara <kelime>” ile ürün arayın.',
    outOfRange: (last: number) =>
      last === 1 ? 'Son aramada tek ürün var, numarası 1.' : `Son aramada 1 ile ${last} arasında bir numara verin.`,
  },
  product: {
    price: 'Fiyat',
    insteadOf: (price: string) => `${price} yerine`,
    lowest: (price: string) => `son 30 günün en düşük fiyatı: ${price}`,
    share: (left: number, bought: number, all: number) =>
      `${left} adet indirimli (${all} adedin ${bought} tanesi alındı)`,
    stock: (count: number) => (count > 0 ? `stokta ${count} adet` : 'tükendi'),
    max: (limit: number) => `En fazla ${limit} adet alınabilir`,
    shop: 'Mağaza',
    cargo: 'Kargo',
    variants: (names: string) => `Seçenekler (${names}):`,
    inactive: 'Bu ürün şu anda satışta değil.',
  },
  add: {
    soldOut: (name: string) => `“${name}” tükendi.`,
    quantity: (max: number) =>
      max === 1 ? 'Bu üründen yalnızca 1 adet ekleyebilirsiniz.' : `Adet 1 ile ${max} arasında bir tam sayı olmalıdır.`,
    choose: (no: string, last: number) =>
      `Bu ürünün seçenekleri var. “göster ${no}” ile bakıp 1 ile ${last} arasında bir seçenek verin: ekle ${no} <adet> <seçenek>`,
    noVariants: 'Bu ürünün seçeneği yok: ekle <no> [adet]',
  },
  cart: {
    outOfRange: (last: number) =>
      last === 1 ? 'Sepette tek satır var, numarası 1.' : `Sepette 1 ile ${last} arasında bir satır numarası verin.`,
    clamped: (max: number) => `Bu üründen en fazla ${max} adet alınabilir.`,
    unchanged: 'Adet değişmedi. Satırda olandan farklı, en az 1 olan bir tam sayı verin: adet <satır> <n>',
    goods: 'Ürünlerin toplamı',
    saved: (amount: string) => `Kazancınız: ${amount} (toplama yansıtıldı)`,
    cargoDiscount: 'Kargo indirimi',
    confirm: '(evet / hayır)',
    kept: 'Silinmedi.',
  },
}
