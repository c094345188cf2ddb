import type { SeedPage } from '../seed-page.ts'
import { faq, h, note, p, table, tiles } from '../write.ts'

export const delivery: SeedPage = {
  path: '/sayfa/teslimat.html',
  section: 'rehber',
  kind: 'page',
  title: 'Teslimat Bilgileri',
  summary: 'Teslim seçenekleri, süreler, kargo ücreti ve hızlı teslimat.',
  blocks: [
    h('Üç teslim seçeneği'),
    tiles(
      [
        'truck',
        'Adrese Teslim',
        'Paket, hafta içi 09.00–19.00 ve cumartesi 09.00–15.00 arasında kapınıza gelir.',
        '/sayfa/teslimat.html#sureler',
      ],
      [
        'map-pin',
        'Posta Şubesinden Teslim',
        'Seçtiğiniz şubede 5 iş günü bekler, kimliğinizle alırsınız.',
        '/sayfa/subeler.html',
      ],
      [
        'package',
        'Kargomattan Teslim',
        'Teslim dolabından günün her saati, kodla.',
        '/sayfa/kargomat-ile-teslimat.html',
      ],
    ),
    h('Süreler'),
    table(
      'Siparişten teslime',
      ['Adım', 'Süre'],
      ['Mağazanın hazırlığı', 'Ürün sayfasında yazar'],
      ['Yol', '1–3 iş günü'],
      ['Hızlı teslimat seçilirse', 'Ertesi iş günü'],
    ),
    p(
      'Mağazanın hazırlık süresi ürün sayfasında yazar. İkisinin toplamı, tahmini teslim günü olarak ürün sayfasında ve sepette gösterilir. Yasal üst sınır **30 gündür**; süre aşılırsa siparişi iptal edebilirsiniz.',
    ),
    h('Kargo ücreti'),
    p(
      'Ücreti her mağaza kendi belirler; “Kargo ve Lojistik Hizmet Bedeli” satırında, ödeme adımından önce görünür. Mağazanın ücretsiz gönderim sınırını geçtiğinizde bu satır **Kargo Bedava** olur.',
    ),
    h('Büyük ürünler'),
    p(
      'Mobilya ve beyaz eşya da kapınıza kadar getirilir. Kurulum sunulan ürünlerde bu hizmeti ürün sayfasında ya da sepette ekleyebilirsiniz.',
    ),
    h('Hızlı teslimat'),
    p(
      '**Hızlı teslimat** etiketli ürünler, saat 14.00’e kadar verilen siparişlerde aynı gün yola çıkar. Mağazayla aynı ildeki adreslere ertesi iş günü teslim edilir; adres adımında seçersiniz.',
    ),
    note(
      'Teslim almadan önce paketi dışından inceleyin. Ezik ya da açılmışsa dağıtıcıya tutanak tutturma hakkınız vardır.',
    ),
    h('Sık sorulanlar'),
    faq(
      [
        'Pazar günü teslimat var mı?',
        'Adrese teslim pazar günü yapılmaz. Kargomat’taki paketinizi pazar da alabilirsiniz.',
      ],
      [
        'Resmî tatillerde süre işler mi?',
        'Tahmini gün, pazar günleri sayılmadan hesaplanır. Resmî tatile rastlayan teslimat bir sonraki iş gününe kalır.',
      ],
      [
        'Paketim kayboldu, ne olur?',
        'Tahmini günü 3 iş günü aşan paket için inceleme başlatılır. Bulunamazsa tutar iade edilir ya da ürün yeniden gönderilir; seçim sizindir.',
      ],
    ),
  ],
}
