import { leafComments } from '../leaf-comments.ts'
import { generalComments } from './general-comments.ts'

export const mutfakComments = leafComments(generalComments, {
  caydanlik: {
    good: [
      'Demini çok güzel alıyor, ağzı damlatmıyor.',
      'İndüksiyonda kullanıyorum, sorunsuz ısınıyor.',
      'Sapı ısınmıyor, elim yanmıyor.',
      'Anneme hediye aldım, çeyiz takımının en güzeli oldu.',
    ],
    middle: [
      'Süzgecinin delikleri biraz geniş, ince yaprak kaçırıyor.',
      'Güzel ama kapağı bulaşık makinesinde sesli titriyor.',
    ],
    bad: ['İlk haftada tabanı lekelendi.', 'Demliğin kulpu gevşek geldi.'],
  },
  tava: {
    good: [
      'Yumurta kayıp gidiyor, neredeyse yağsız pişiyor.',
      'Tabanı kalın, her yeri aynı anda ısınıyor.',
      'Sapı elde dengeli duruyor, hafif.',
      'Aylardır her sabah kullanıyorum, kaplaması ilk günkü gibi.',
    ],
    middle: ['Biraz ağır ama pişirmesi çok iyi.', 'Kapak ayrı alınmalıymış, dikkat edin.'],
    bad: ['Üç ayda yapıştırmaya başladı.', 'Sapının vidası gevşiyor, sıktıkça açılıyor.'],
  },
  tencere: {
    good: [
      'Dolma yaptım, dibi hiç tutmadı.',
      'Kulpları perçinli, dolu taşırken güven veriyor.',
      'Fırında da kullandım, rengi değişmedi.',
      'Kapağı tam oturuyor, kısık ateşte saatlerce kaynattım.',
    ],
    middle: ['Beklediğimden ağır, onun dışında memnunum.', 'Cam kapağın kenarı tam yuvarlak değil.'],
    bad: ['İçinde ince çizikler vardı.', 'Kulpu ısınıyor, eldivensiz tutulmuyor.'],
  },
  'tabak-takimi': {
    good: [
      'Her parça köpüğe sarılmıştı, tek kırık yoktu.',
      'Bayram soframızın gözdesi oldu, desenleri çok zarif.',
      'Makinede yıkıyorum, yaldızı solmadı.',
      'Tabaklar üst üste düzgün oturuyor, dolapta az yer tutuyor.',
    ],
    middle: ['Çorba tabakları beklediğimden küçük.', 'İki tabağın tonu diğerlerinden biraz açık.'],
    bad: ['Üç tabak kırık geldi, değişim uzun sürdü.', 'Sırında küçük kabarcıklar vardı.'],
  },
  'bicak-seti': {
    good: [
      'Domatesi kâğıt gibi kesiyor.',
      'Sapı elde kaymıyor, dengesi çok iyi.',
      'Kasap komşuma gösterdim, çeliğini beğendi.',
      'Bir yıldır kullanıyorum, bir kez biledim.',
    ],
    middle: ['Keskin ama sapı biraz ince geldi.', 'Kutusu hediyelik değildi, kendim paketledim.'],
    bad: ['Ucunda pas lekesi oluştu.', 'Küçük bıçağın ağzı eğri geldi.'],
  },
  bardak: {
    good: [
      'Camı berrak, çınlaması bile hoş.',
      'Kalın tabanlı, çocuklar deviremiyor.',
      'Kırılmasın diye çok iyi sarmışlar.',
      'Makinede matlaşmadı, ilk günkü gibi parlıyor.',
    ],
    middle: ['Ağzı biraz dar, yıkarken fırça gerekiyor.', 'Beklediğimden ince ama zarif.'],
    bad: ['Sıcak suda biri çatladı.', 'Altı bardaktan biri kırık çıktı.'],
  },
})
