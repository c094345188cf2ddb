import { leafComments } from '../leaf-comments.ts'
import { generalComments } from './general-comments.ts'

export const temelGidaComments = leafComments(generalComments, {
  zeytinyagi: {
    good: [
      'Kapağı açınca taze zeytin kokusu yayılıyor.',
      'Salatada farkını hemen gösterdi, boğazı tatlı tatlı yakıyor.',
      'Köpükle sarılmıştı, damlatmadan geldi.',
      'Üç yıldır aynı yağı alıyoruz, hiç değişmedi.',
    ],
    middle: ['Kokusu güzel ama yakıcılığı fazla geldi.', 'Yağ iyi, dökme ağzı damlatıyor.'],
    bad: ['Kapağından sızdırmış, yarısı kutudaydı.', 'Kokusu zayıftı, beklediğim gibi çıkmadı.'],
  },
  bakliyat: {
    good: [
      'Bir gece ıslattım, yarım saatte pişti.',
      'İçinden taş çıkmadı, taneler aynı boyda.',
      'Kabuğunu atmadan, ağızda dağılıyor.',
      'Yeni mahsul olduğu pişerken belli oluyor.',
    ],
    middle: ['Lezzetli ama geç pişti.', 'Aralarında kırık taneler vardı.'],
    bad: ['İki saat kaynattım, sert kaldı.', 'Paketi yırtılmış, taneler kutuya dağılmıştı.'],
  },
  mercimek: {
    good: [
      'Islatmadan yirmi dakikada pişti.',
      'Çorbası süzmeden pürüzsüz oldu.',
      'İçinden taş çıkmadı, tek yıkamada suyu duruldu.',
      'Köftesini yaptım, güzel toparladı.',
    ],
    middle: ['Lezzetli ama köpüğü fazla.', 'Arasında birkaç kabuklu tane vardı.'],
    bad: ['Pişince lapa oldu, salataya koyamadım.', 'Paketi yırtılmış, taneler kutuya dağılmıştı.'],
  },
  makarna: {
    good: [
      'Diri kalıyor, sosu güzel tutuyor.',
      'Haşlarken yapışmadı, suyu bulanmadı.',
      'Çocukların beslenme kabının değişmezi oldu.',
      'Paketteki süreye uydum, tam kıvamında pişti.',
    ],
    middle: ['Tadı iyi, pişmesi yazandan uzun sürdü.', 'Paketin dibinde kırıklar vardı.'],
    bad: ['Haşlayınca dağıldı, hamur gibi oldu.', 'Paket patlamış, yarısı kırılmıştı.'],
  },
  pirinc: {
    good: [
      'Tane tane pilav oldu, lapa olmuyor.',
      'Kırık yok denecek kadar az.',
      'Suyunu güzel çekiyor, nişastası az.',
      'Sütlaçta da dolmada da kullandım, çok memnunum.',
    ],
    middle: ['Pilavı güzel ama fazla su istiyor.', 'Taneler iyi, arada birkaç kırık var.'],
    bad: ['Ne yaptıysam lapa oldu.', 'Torbası delinmişti, pirinç kutuya saçılmış.'],
  },
  baharat: {
    good: [
      'Paketi açınca mutfağı kokusu sardı.',
      'Rengi canlı, tozu yok, taze olduğu belli.',
      'Yemeğe azıcık atmak yetiyor.',
      'Aktardan aldığımdan daha kokulu.',
    ],
    middle: ['Kokusu güzel, kıyımı biraz iri.', 'İyi ama paketi tekrar kapanmıyor.'],
    bad: ['Kokusu uçmuş, bayattı.', 'Paketi açılmış, kutunun içine dökülmüştü.'],
  },
})
