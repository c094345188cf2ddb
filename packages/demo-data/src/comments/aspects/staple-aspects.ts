import type { Aspects } from './aspects.ts'

/** Comments on staples that share a leaf with other things. */
export const stapleAspects: Aspects = {
  sucuk: [
    'Baharatı|yerinde, mideyi yakmıyor|fazla geldi',
    'Yağı|tavayı doldurmuyor|beklediğimden fazla',
    'Kokusu|kahvaltıda apartmanı sardı|hafif',
    'Dilimi|dağılmadan kızarıyor|tavada dağıldı',
    'Soğukluğu|buz aküsüyle geldi|yolda ısınmış',
  ],
  ceviz: [
    'Tazeliği|yağı ve kokusu yerinde|acımış gibiydi',
    'Kabuğu|avuçta kırılıyor|çekiçle zor kırıldı',
    'İçi|dolgun, zarı ince|yer yer kararmış',
    'Paketi|sıkı kapanmış|açık geldi',
    'Miktarı|tartıda tam çıktı|az geldi gözüme',
  ],
  leblebi: [
    'Çıtırı|kıvamında, dişi yormuyor|sert geldi',
    'Tazeliği|yeni kavrulmuş gibi|bayatlamış',
    'Tuzu|tam kararında|fazla',
    'Paketi|kilidi iyi tutuyor|yırtık geldi',
    'Miktarı|tartıda tam çıktı|az geldi gözüme',
  ],
  sirke: [
    'Kokusu|meyvesini belli ediyor|çok keskin',
    'Tadı|salataya yakıştı|sulandırılmış gibi',
    'Kapağı|damlatmıyor|sızdırmış',
    'Turşusu|çıtır oldu|yumuşadı',
    'Şişesi|sağlam geldi|çatlak çıktı',
  ],
  tursu: [
    'Çıtırlığı|son kaşığa kadar sürdü|yumuşak geldi',
    'Tuzu|kararında|fazla, suda beklettim',
    'Suyu|bardakla içilir|bulanıktı',
    'Kapağı|vakumu sağlamdı|sızdırmış',
    'Acısı|tam sevdiğim gibi|yazandan fazla',
  ],
  margarin: [
    'Kıvamı|dolaptan çıkınca bile sürülüyor|fazla yumuşak',
    'Tadı|kekte tereyağını aratmadı|ekmekte yavan',
    'Kokusu|pişince hafif|belirgin',
    'Paketi|düzgün kapanıyor|ezik geldi',
    'Soğukluğu|erimeden geldi|köşesi yumuşamıştı',
  ],
  battaniye: [
    'Sıcaklığı|film izlerken yetiyor|kışın ortasına az',
    'Dokusu|yumuşacık, kaşındırmıyor|tüy döktü',
    'Boyu|ayaklarımı da örtüyor|iki kişiye dar',
    'Rengi|yıkayınca solmadı|fotoğraftan soluk',
    'Dikişi|düzgün|kenarından söküldü',
  ],
  satranc: [
    'Tahtası|düzgün, kareleri net|menteşesi gevşek',
    'Taşları|elde ağırlığını hissettiriyor|hafif geldi',
    'Boyu|masaya tam oturuyor|göründüğünden küçük',
    'Kutusu|taşları yerinde tutuyor|ezik geldi',
    'İşçiliği|özenli, pürüzü yok|yer yer çapaklı',
  ],
  priz: [
    'Kablosu|kalın, masanın arkasına yetişti|kısa kaldı',
    'Girişi|fişi sıkı tutuyor|gevşek tutuyor',
    'Düğmesi|sağlam, ışığı görünüyor|çabuk gevşedi',
    'Malzemesi|ısınmıyor|ucuz hissettiriyor',
    'Aralığı|geniş adaptörlere de yetiyor|iki adaptör yan yana sığmıyor',
  ],
}
