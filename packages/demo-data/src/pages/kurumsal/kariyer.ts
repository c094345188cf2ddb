import type { SeedPage } from '../seed-page.ts'
import { action, faq, h, p, steps, table, ul } from '../write.ts'

export const careers: SeedPage = {
  path: '/sayfa/kariyer.html',
  section: 'kurumsal',
  kind: 'page',
  title: 'Kariyer',
  summary: 'Paketi yola, insanı birbirine kavuşturan bir ekipte çalışmak isteyenler için açık görevler ve süreç.',
  blocks: [
    p(
      'Yazılımdan aktarma merkezine, müşteri hizmetlerinden mağaza danışmanlığına kadar aynı işi yapıyoruz: verilen sözü tutmak. Bunu birlikte yapmak istiyorsak tanışalım.',
    ),
    h('Birlikte çalışırken'),
    ul(
      'Ücret aralığı her ilanda yazar, görüşmede sürpriz olmaz.',
      'Uzaktan çalışılabilen görevlerde yer seçimi sizindir; ekip ayda iki gün bir araya gelir.',
      'Her çalışanın yılda on günlük eğitim hakkı vardır.',
      'Doğum, evlat edinme ve bakım izinlerinde yasadaki sürenin üstüne dört hafta eklenir.',
    ),
    h('Açık görevler'),
    table(
      'Bugün başvurabileceğiniz görevler',
      ['Görev', 'Yer', 'Çalışma biçimi'],
      ['Müşteri hizmetleri temsilcisi', 'Ankara, Erzurum', 'Vardiyalı, ofiste'],
      ['Mağaza danışmanı', 'İzmir', 'Karma'],
      ['Ön yüz geliştiricisi', 'Türkiye geneli', 'Uzaktan'],
      ['Dağıtım planlama uzmanı', 'İstanbul', 'Ofiste'],
      ['Erişilebilirlik uzmanı', 'Türkiye geneli', 'Uzaktan'],
    ),
    h('Süreç nasıl ilerler?'),
    steps(
      [
        'Başvuru',
        'Öz geçmişinizi ve neden bu görevi istediğinizi birkaç cümleyle yazın. Fotoğraf ve doğum tarihi istemeyiz.',
      ],
      ['Tanışma', 'Yarım saatlik görüntülü görüşme. İki taraf da soru sorar.'],
      ['Birlikte çalışma', 'Görevle ilgili, bir saati aşmayan bir uygulama. Evde ödev vermeyiz.'],
      ['Yanıt', 'Sonuç ne olursa olsun on iş günü içinde, gerekçesiyle yazarız.'],
    ),
    h('Sık sorulanlar'),
    faq(
      [
        'Staj olanağı var mı?',
        'Evet. Yaz stajları mart ayında, uzun dönem stajlar eylül ayında duyurulur ve ücretlidir.',
      ],
      [
        'Açık bir görev yoksa başvurabilir miyim?',
        'Başvurabilirsiniz. Öz geçmişiniz, onayınızla bir yıl saklanır; uygun görev açıldığında size yazarız.',
      ],
      [
        'Verilerim ne olur?',
        'Yalnızca işe alım için kullanılır. Ayrıntılar [aydınlatma metnindedir](/sayfa/aydinlatma-metni.html).',
      ],
    ),
    action('Başvurunuzu {careersEmail} adresine bekliyoruz.', 'Başvur', 'mailto:{careersEmail}'),
  ],
}
