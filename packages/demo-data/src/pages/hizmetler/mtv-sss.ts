import type { SeedPage } from '../seed-page.ts'
import { action, faq, h, p } from '../write.ts'

export const vehicleTaxQuestions: SeedPage = {
  path: '/static/mtv-sss',
  section: 'hizmetler',
  kind: 'help',
  icon: 'bank',
  title: 'MTV Hakkında Sorular',
  summary: 'Motorlu taşıtlar vergisinin zamanı, tutarı, devri ve muafiyeti.',
  blocks: [
    p('Ödeme adımları [MTV ödeme](/sayfa/mtv-odeme.html) sayfasındadır.'),
    faq(
      [
        'MTV ne zaman ödenir?',
        'Ocak ve temmuz aylarında, iki eşit bölümde. Son gün tatile rastlarsa ilk iş gününe uzar.',
      ],
      [
        'MTV tutarı neye göre belirlenir?',
        'Taşıtın türüne, yaşına, motor silindir hacmine, ilk tescil tarihine ve taşıt değerine göre her yıl yayımlanan tarifeden bulunur. Elektrikli araçlarda motor gücü esas alınır.',
      ],
      [
        'Aracı yıl içinde aldım, vergiyi kim öder?',
        'Ödeme döneminin başında ruhsatta kimin adı yazıyorsa o öder. Noter satışında ödenmemiş vergi bulunmadığı denetlenir.',
      ],
      ['Borcu varken araç satılabilir mi?', 'Hayır. Vergi borcu ve trafik cezası ödenmeden noterde devir yapılamaz.'],
      [
        'Engelli muafiyeti nasıl alınır?',
        'Engel oranı %90 ve üzerinde olanlar adına kayıtlı taşıtlar ile özel tertibatlı taşıtlar vergiden muaftır. Başvuru vergi dairesine yapılır.',
      ],
      ['Vergiyi başkası adına ödeyebilir miyim?', 'Evet, plaka ve araç sahibinin kimlik numarasıyla ödeyebilirsiniz.'],
      [
        'Fazla ödedim, geri alabilir miyim?',
        'Fazla ödeme vergi dairesine dilekçeyle istenir; ödeme aracı kuruluştan geri alınamaz.',
      ],
    ),
    h('Vergisini ödediniz, sıra bakımda'),
    action('Kış lastiği, akü ve antifriz:', 'Otomobil ürünleri', '/otomobil-motosiklet'),
  ],
}
