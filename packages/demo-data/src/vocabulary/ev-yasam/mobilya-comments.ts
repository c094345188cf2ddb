import { leafComments } from '../leaf-comments.ts'
import { generalComments } from './general-comments.ts'

export const mobilyaComments = leafComments(generalComments, {
  koltuk: {
    good: [
      'Üç kişi otursak da çökmüyor, süngeri gerçekten tok.',
      'Kumaşı tüylenmiyor, kedimiz bile tırmalayamadı.',
      'Randevulu geldi, ayaklarını on dakikada taktık.',
      'Salonun havası değişti, annem de aynısından istedi.',
    ],
    middle: ['Rahat ama oturma yüksekliği biraz alçak.', 'İlk hafta hafif bir kumaş kokusu vardı, geçti.'],
    bad: ['Minderi bir ayda yana kaydı, sürekli düzeltiyorum.', 'Kumaşta ip çekmesi vardı, fotoğrafını gönderdim.'],
  },
  masa: {
    good: [
      'Sallanmıyor, üzerinde hamur bile açıyoruz.',
      'Kurulumu eşimle yarım saatte bitirdik, vidaların hepsi tamdı.',
      'Mutfağa tam sığdı, ölçüler doğru yazılmış.',
      'Çay dökülünce leke kalmadı, yüzeyi iyi.',
    ],
    middle: [
      'Tablası iyi, ayak vidalarını ara sıra sıkmak gerekiyor.',
      'Delik yerleri bir iki yerde tam karşılaşmadı.',
    ],
    bad: ['Tablanın kenarında kabarma vardı.', 'Ayaklardan biri kısa, altına karton koyduk.'],
  },
  sandalye: {
    good: [
      'Sırtı beli sarıyor, uzun sofralarda yormuyor.',
      'Hafif ama sağlam, misafir geldikçe rahatça taşıyorum.',
      'Dört tane aldık, hepsi aynı tonda.',
      'Gıcırdamıyor, ayak keçeleri bile takılmış.',
    ],
    middle: ['Oturağı biraz sert, minder koyunca iyi oldu.', 'Montaj anahtarı bir tane çıkmış, iki kişi kuramadık.'],
    bad: ['Birinin ayağı yamuk geldi.', 'İki ayda oturağı gevşedi.'],
  },
  yatak: {
    good: [
      'Bel ağrım azaldı, sabahları dinlenmiş kalkıyorum.',
      'Eşim dönünce hissetmiyorum, yayları gerçekten bağımsız.',
      'Rulodan çıkıp bir günde kabardı, kokusu da olmadı.',
      'Çocuğumun odasına aldık, deliksiz uyuyor.',
    ],
    middle: ['İlk üç gün sert geldi, sonra alıştık.', 'Yüksekliği yazandan bir parmak az.'],
    bad: ['Kenarı iki ayda çöktü.', 'Vakumdan çıkınca bir köşesi tam açılmadı.'],
  },
  kitaplik: {
    good: [
      'Ansiklopedileri bile taşıyor, raflar bel vermedi.',
      'Duvara sabitleme aparatının çıkması çok iyi düşünülmüş.',
      'Tek başıma bir saatte kurdum, şema anlaşılır.',
      'Salonun boş köşesini tam doldurdu.',
    ],
    middle: ['Arkalığı ince, yine de iş görüyor.', 'Bir rafın kenar bandı kalkmıştı, yapıştırdım.'],
    bad: ['Kapağı hizalanmıyor, menteşesi zayıf.', 'Raflardan biri çatlak çıktı.'],
  },
})
