import type { CancelField } from '@market/domain/orders'

/** Texts about cancelling and returning, for shoppers. */
export const texts = {
  cancel: {
    problems: {
      lines: 'Seçtiğiniz ürünler şu anda iptal ya da iade edilemiyor. Lütfen sayfayı yenileyip tekrar deneyin.',
      quantity: 'Adet geçersiz. Lütfen iptal ya da iade edebileceğiniz adedi seçin.',
      reason: 'Lütfen her ürün için bir neden seçin.',
      note: 'Lütfen nedeninizi kısaca yazın (en fazla 500 karakter).',
    } satisfies Record<CancelField, string>,
    oneKind: 'Henüz yola çıkmamış ve teslim edilmiş ürünleri ayrı ayrı iptal ve iade edin.',
    notFound: 'İptal ya da iade talebi bulunamadı.',
    arrived: 'Ürün bize ulaştığı için talep geri alınamıyor.',
    handedIn: 'Paketiniz teslim alındığı için talep geri alınamıyor.',
    restExchanged: 'Bu ürünün kalanını değiştirdiğiniz için iade talebi geri alınamıyor.',
    totalChanged: 'İade edilecek tutar değişti. Lütfen yeni tutarı kontrol edip tekrar onaylayın.',
    pickupDay: 'Kurye seçtiğiniz gün gelemiyor. Lütfen başka bir gün ya da şubeyi seçin.',
    photos: 'Fotoğraflar talebe eklenemedi. Kaldırıp yeniden ekleyin ya da fotoğrafsız gönderin.',
    nothingToReturn: 'Bu siparişte iade edilebilecek bir ürün yok; fotoğraf eklenemez.',
    tooManyPhotos: 'Bu sipariş için çok sayıda fotoğraf gönderdiniz. Talebinizi gönderin ya da yarın yeniden deneyin.',
    noPhotos: 'Bu talebin fotoğrafı yok ya da silinmiş.',
    withdrawn: 'Talebiniz geri alındı.',
    exchangeGone: 'Seçtiğiniz ürün az önce tükendi. Lütfen başka bir seçenek ya da iadeyi seçin.',
    lapsed: 'Değişimin süresi dolduğu için talep kapandı; ürün sizde kaldı.',
    noCounter: 'Teslimat yerinizin yakınında değişim yapılacak bir şube yok. Ürünü iade edebilirsiniz.',
    exchangedFor: (choice: string) => `Yenisi: ${choice}. Para iadesi yapılmaz.`,
    /** A return that waits for its seller's answer or the office's decision, and one that was refused. */
    atSeller: {
      arrived: 'Ürün mağazaya ulaştı, inceleniyor',
      disputed: 'Mağaza itiraz etti, inceliyoruz',
      refused: (reason: string) => `Kabul edilmedi: ${reason}`,
    },
    status: {
      cancel: {
        waiting: 'Teslim alınmadı, mağazaya dönüyor',
        approved: 'İptal edildi, iade ediliyor',
        refused: 'Kabul edilmedi',
        refunded: 'İptal edildi',
      },
      return: {
        waiting: 'Ürünün gelmesi bekleniyor',
        approved: 'Ürün geldi, tutar iade ediliyor',
        refused: 'Kabul edilmedi',
        refunded: 'Tutar iade edildi',
      },
      exchange: {
        waiting: 'Değişim sürüyor',
        approved: 'Ürün değiştirildi',
        refused: 'Süresi doldu, değişim yapılmadı',
        refunded: 'Ürün değiştirildi',
      },
    },
  },
}
