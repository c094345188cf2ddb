import type { Aspects } from './aspects.ts'

/** Of what hangs and wipes in a bathroom, of creams, lashes and lunch boxes. */
export const sculleryAspects: Aspects = {
  'banyo-takimi': [
    'Pompası|damlatmıyor|ilk ay bozuldu',
    'Kaplaması|paslanmadı|lekelendi',
    'Montajı|on dakika|vidası kısa',
    'Boyu|tam|küçük geldi',
    'Paketi|kırılmadan geldi|çatlak geldi',
  ],
  'legen-ve-cekpas': [
    'Sapı|sağlam|gevşek',
    'Plastiği|kalın|ince',
    'Boyu|yazdığı gibi|küçük geldi',
    'Temizliği|iz bırakmıyor|su bırakıyor',
    'Dayanıklılığı|yıllık|çabuk eskidi',
  ],
  'bebek-pudrasi': [
    'Kokusu|hafif|ağır',
    'İnceliği|topaklanmıyor|toz kaldırıyor',
    'Kapağı|sıkı|döküldü',
    'Etkisi|pişik olmadı|fark etmedim',
    'Miktarı|uzun gidiyor|az',
  ],
  'goz-kremi': [
    'Etkisi|morluk azaldı|fark görmedim',
    'Dokusu|hafif|yağlı',
    'Kokusu|yok|keskin',
    'Ucu|kolay sıkılıyor|akıtıyor',
    'Miktarı|iki ay gitti|az',
  ],
  'ayak-kremi': [
    'Etkisi|topuklar yumuşadı|fark etmedim',
    'Emilimi|hızlı|yapış yapış',
    'Kokusu|ferah|ağır',
    'Kıvamı|yoğun|sulu',
    'Miktarı|bir kış gitti|çabuk bitti',
  ],
  'takma-kirpik': [
    'Bandı|ince, batmıyor|sert',
    'Görünüşü|doğal|abartılı',
    'Yapıştırıcısı|tutuyor|tutmadı',
    'Uzunluğu|göze uydu|uzun geldi',
    'Kutusu|koruyor|kırık geldi',
  ],
  'beslenme-kutusu': [
    'Kapağı|sızdırmıyor|sızdırdı',
    'Kilidi|çocuk açıyor|sert',
    'Bölmesi|yeterli|dar',
    'Kokusu|hiç yok|plastik gibi',
    'Boyu|çantaya sığıyor|büyük',
  ],
}
