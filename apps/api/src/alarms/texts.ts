import { decline } from '@market/domain'

/** Texts of the alarms room. */
export const texts = {
  productNotFound: 'Ürün bulunamadı.',
  alarmNotFound: 'Alarm bulunamadı.',
  deadLink: 'Bu bağlantı artık geçerli değil. Alarmlarınızı ürün sayfasından da bitirebilirsiniz.',
  needsMailbox: 'Alarm kurmak için giriş yapın ya da e-posta adresinizi doğrulayın.',
  choose: 'Lütfen önce ürünün seçeneklerini belirleyin.',
  inStock: 'Bu ürün şu anda stokta; hemen sepete ekleyebilirsiniz.',
  target: (price: string) => `Hedef fiyat, bugünkü ${price} fiyatının altında ve en az onda biri kadar olmalıdır.`,
  tooMany: (max: number) => `Aynı anda en fazla ${max} alarmınız olabilir. Yenisi için birini bitirin.`,
  mail: {
    price: {
      subject: (name: string) => `Beklediğiniz fiyata indi: ${name}`,
      title: 'Beklediğiniz fiyata indi',
      told: (name: string, price: string, target: string) =>
        `${name} şu anda ${price}. Hedefiniz ${decline(target, 'locative')} ya da altında haber vermemizdi.`,
    },
    stock: {
      subject: (name: string) => `Yeniden stokta: ${name}`,
      title: 'Beklediğiniz ürün geldi',
      told: (name: string, price: string) => `${name} yeniden satışta. Fiyatı ${price}.`,
    },
    toProduct: 'Ürüne git',
    care: (date: string) =>
      `Fiyat ve stok ${date} itibarıyladır; siz bakana kadar değişebilir. Bu alarm için başka ileti göndermeyeceğiz.`,
    end: 'Bekleyen tüm alarmlarımı bitir',
  },
}
