import { leafComments } from '../leaf-comments.ts'
import { generalComments } from './general-comments.ts'

export const kitapComments = leafComments(generalComments, {
  roman: {
    good: [
      'İki günde bitirdim, elimden bırakamadım.',
      'Dili o kadar akıcı ki gece yarısına kadar okudum.',
      'Kitap kulübünde okuduk, saatlerce konuştuk.',
      'Kâğıdı ve baskısı göz yormuyor.',
    ],
    middle: ['Konusu güzel ama ortalara doğru yavaşlıyor.', 'Birkaç yerde dizgi hatası vardı.'],
    bad: ['Sonunu çok aceleye getirmiş, beğenmedim.', 'Otuz sayfası boş basılmış.'],
  },
  'cocuk-kitaplari': {
    good: [
      'Kızım her gece bunu okutuyor, ezberledik.',
      'Resimleri harika, sayfaları kalın ve yırtılmıyor.',
      'Oğlum okumayı bununla sökmeye başladı.',
      'Sonundaki etkinlikler çok eğlenceli.',
    ],
    middle: ['Yazıları biraz küçük, yaş grubuna göre büyüyebilirdi.', 'Güzel ama çabuk bitiyor.'],
    bad: ['Sayfaları bir haftada cildinden ayrıldı.', 'Yaş grubuna uygun değil, dili ağır.'],
  },
  siir: {
    good: [
      'Bazı dizeleri günlerce aklımdan çıkmadı.',
      'Küçük boyu çantada taşımaya çok uygun.',
      'Baskısı zarif, sevdiğime armağan ettim.',
      'Yüksek sesle okuyunca bambaşka.',
    ],
    middle: ['Bazı şiirler çok kapalı geldi.', 'Beklediğimden ince bir kitap.'],
    bad: ['Bana hitap etmedi.', 'Kapağı çizik geldi.'],
  },
  'tarih-kitaplari': {
    good: [
      'Kaynakçası çok zengin, tez için de yararlandım.',
      'Sıkmadan anlatıyor, roman gibi okunuyor.',
      'Haritaları çok açıklayıcı.',
      'Öğretmenimin önerisiyle aldım, haklıymış.',
    ],
    middle: ['Dipnotlar sonda toplanmış, sürekli çevirmek gerekiyor.', 'Konuyu bilmeyene biraz ağır.'],
    bad: ['Görsellerin baskısı soluk.', 'Dizinindeki sayfa numaraları tutmuyor.'],
  },
  'kisisel-gelisim': {
    good: [
      'Anlattıklarını hemen uygulamaya başladım.',
      'Kısa bölümleri var, otobüste okuyorum.',
      'Öğüt vermiyor, sohbet ediyor.',
      'Çizelgelerini çoğaltıp duvara astım.',
    ],
    middle: ['Bildiğim şeyler ama derli toplu.', 'Örnekler biraz birbirine benziyor.'],
    bad: ['Çok tekrar var, yarım bıraktım.', 'Tanıtımıyla içeriği örtüşmüyor.'],
  },
  'sinav-kitaplari': {
    good: [
      'Soruları gerçek sınava çok yakın, netlerim arttı.',
      'Çözüm videoları anlaşılır, öğretmen gibi anlatıyor.',
      'Kolaydan zora gitmesi çok iyi düşünülmüş.',
      'Kâğıdı kalın, arkasına geçirmiyor.',
    ],
    middle: ['Birkaç sorunun cevap anahtarı yanlıştı.', 'Konu özetleri kısa, ayrıca anlatım kitabı gerekiyor.'],
    bad: ['Karekodların bir bölümü açılmıyor.', 'Eski programa göre hazırlanmış.'],
  },
})
