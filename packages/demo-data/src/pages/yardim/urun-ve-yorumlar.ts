import type { SeedPage } from '../seed-page.ts'
import { faq, p } from '../write.ts'

export const helpProducts: SeedPage = {
  path: '/sayfa/yardim-urun.html',
  section: 'yardim',
  kind: 'help',
  icon: 'tag',
  title: 'Ürün, Yorum ve Mağaza',
  summary: 'Ürün bilgileri, garanti, yorum yazma ve mağazaya soru sorma.',
  blocks: [
    p('Ürünü satan mağazanın adı, puanı ve yasal bilgileri her ürün sayfasında yer alır.'),
    faq(
      [
        'Mağazaya nasıl soru sorarım?',
        'Ürün sayfasındaki **Mağazaya sor** butonuyla. Soru sormak için giriş yapmanız gerekir; yanıtlandığında bildirim alırsınız, yanıt ürün sayfasında yayımlanabilir.',
      ],
      [
        'Kimler yorum yazabilir?',
        'Yalnızca ürünü satın alanlar. Yorumlar [yorum kurallarına](/sayfa/yorum-kurallari.html) uygun oldukça değiştirilmeden yayımlanır; puanı düşük olanlar geri plana atılmaz.',
      ],
      [
        'Yorumum neden yayımlanmadı?',
        'Yorumlar hemen yayımlanır; kişisel bilgi, hakaret, reklam ya da ürünle ilgisiz içerik bulunanlar editörlerimizce yayından kaldırılır. Nedeni [Yorumlarım](/my/tr/yorumlar) sayfanızda yazar; düzeltip yeniden gönderebilirsiniz.',
      ],
      [
        'Ürünün garantisi var mı?',
        'Yeni ve garanti belgesiyle satılması zorunlu ürünlerde garanti en az 2 yıldır. Garanti veren firmayı **Mağazaya sor** ile satıcıdan öğrenebilirsiniz.',
      ],
      [
        'Ürün açıklamasıyla gelen ürün farklı, ne yapmalıyım?',
        'Bu ayıplı mal sayılır. Sipariş sayfasından **Yanlış ürün geldi** nedeniyle iade başlatın; onarım, değişim, indirim ya da para iadesi isteme hakkınız vardır.',
      ],
      [
        'Ürün tükendiyse ne yapabilirim?',
        'Ürün sayfasındaki **Gelince haber ver** butonuyla alarm kurun; ürün yeniden satışa çıkınca size bir kez haber veririz. Üye değilseniz e-posta adresinizi kodla doğrulamanız yeterlidir.',
      ],
      [
        'Sahte ürün olduğundan şüphelendim, nereye bildiririm?',
        'Ürünün adresiyle birlikte [bize yazın](/sayfa/iletisim.html); bildiriminizi inceler, sonucu e-posta ile yazarız.',
      ],
    ),
  ],
}
