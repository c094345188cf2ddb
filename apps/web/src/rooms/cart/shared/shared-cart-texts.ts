import { decline } from '@market/domain/text'

/** Texts of shared carts, for the owner and for visitors. */
export const sharedCartTexts = {
  open: 'Sepeti paylaş',
  title: 'Sepeti paylaş',
  what: (days: number) =>
    `Bağlantıyı bilen herkes seçili ürünleri, adetlerini ve adınızı görür; soyadınız, adresiniz ve hediye kodunuz görünmez. Bağlantı ${days} gün açılır, sepetinizde sonradan değişenler bağlantıya yansımaz.`,
  member: 'Sepetinizi paylaşmak için giriş yapın.',
  login: 'Giriş yap',
  begin: 'Yeni bağlantı oluştur',
  begun: 'Bağlantınız hazır; açan herkes seçtiğiniz ürünleri görebilir.',
  ended: 'Paylaşım durduruldu; bağlantı artık çalışmıyor.',
  link: (lines: number, day: string) => `${lines} ürünlük sepet, ${day} tarihine kadar açık`,
  name: 'Sepetim',
  by: (owner: string) => `${decline(owner, 'genitive')} paylaştığı sepet`,
  about: (lines: number, day: string) => `${lines} ürün · ${day} tarihine kadar açık · Güncel fiyatlarla`,
  choose: (name: string) => `Seç: ${name}`,
  units: (count: number) => `${count} adet`,
  chosen: 'Seçilenlerin toplamı',
  add: (lines: number) => `${lines} ürünü sepete ekle`,
  none: 'Sepete eklemek için ürün seçin',
  problems: {
    notFound: 'Bu sepet artık paylaşılmıyor.',
    unavailable: 'Sepet şu anda gösterilemiyor. Lütfen biraz sonra yeniden deneyin.',
  },
}
