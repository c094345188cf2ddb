import type { Aspects } from './aspects.ts'

export const petShop: Aspects = {
  'kedi-mamasi kopek-mamasi kus-yemi balik-yemi kemirgen-yemi': [
    'Kokusu|rahatsız etmiyor|ağır',
    'Paketi|ağzı tekrar kapanıyor|yırtık geldi',
    'Son kullanma tarihi|uzun|yakındı',
    'Tanesi|tam boyunda|bizimkine büyük',
    'Etkisi|tüyünden, canlılığından belli|bizde fark yaratmadı',
  ],
  'kedi-kumu': [
    'Topaklanması|sert, kolay ayıklanıyor|dağılıyor',
    'Kokusu|kutuyu saklıyor|bebek pudrası gibi, ağır',
    'Tozu|yok denecek kadar az|çok, camı açtırıyor',
    'Tutumu|bir torba uzun gidiyor|çabuk bitiyor',
    'Paketi|sağlam geldi|dipten delikti',
  ],
  'kedi-oyuncagi kopek-oyuncagi kopek-tasmasi kedi-tirmalama kopek-yatagi': [
    'Malzemesi|dişe tırnağa dayandı|bir haftada söküldü',
    'Boyu|bizimkine tam|bizimkine küçük',
    'Kokusu|kedimi kaçırmadı, hemen alıştı|birkaç gün yaklaştırmadı',
    'Rengi|fotoğraftaki gibi|fotoğraftan soluk',
    'İşçiliği|sağlam|kenarından attı',
  ],
  'kus-kafesi kemirgen-kafesi': [
    'Kurulumu|on beş dakika sürdü|teller zor geçti',
    'Tepsisi|çekip yıkamak kolay|sıkışıyor',
    'Telleri|kemirmeye dayanıyor|ince',
    'Kapısı|kendiliğinden açılmıyor|yayı gevşek',
    'Genişliği|içinde dönüp durmasına yetiyor|göründüğünden az',
  ],
  akvaryum: [
    'Camı|kabarcıksız, pürüzsüz|köşede çizik vardı',
    'Silikonu|temiz, sızdırmadı|taşmış, kazıdım',
    'Işığı|bitkilere yetiyor|zayıf',
    'Paketi|dört yanı köpüktü|güven vermedi',
    'Filtre sesi|duyulmuyor bile|gece fark ediliyor',
  ],
}
