import { decline } from '@market/domain/text'
/** Texts of the alarms room. */
export const texts = {
  productNotFound: 'Ürün bulunamadı.',
  alarmNotFound: 'Alarm bulunamadı.',
  deadLink: 'Bu bağlantı artık geçerli değil. Alarmlarınızı ürün sayfasından da bitirebilirsiniz.',
  needsMailbox: 'Alarm kurmak için giriş yapın ya da e-posta adresinizi doğrulayın.',
  choose: 'Lütfen önce ürünün seçeneklerini belirleyin.',
  inStock: 'Bu ürün şu anda stokta; hemen sepete ekleyebilirsiniz.',
  target: (price: string) => `Hedef fiyat ${decline(price, 'ablative')} düşük, bunun onda birinden yüksek olmalıdır.`,
  tooMany: (max: number) => `Aynı anda en fazla ${max} alarmınız olabilir. Yenisi için birini kaldırın.`,
}
