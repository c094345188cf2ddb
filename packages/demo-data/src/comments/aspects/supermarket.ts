import type { Aspects } from './aspects.ts'

export const supermarket: Aspects = {
  'bal recel tahin-ve-pekmez': [
    'Tadı|köyden gelen gibi|biraz fazla şekerli',
    'Kıvamı|tam kaşıklık|sulu',
    'Kokusu|kapağı açınca yayılıyor|beklediğimden az',
    'Kapağı|sıkı, akıtmamış|akıtmıştı',
    'Ambalajı|sağlam geldi|yapış yapış geldi',
  ],
  'zeytin peynir': [
    'Tuzu|tam kararında|bana fazla',
    'Tazeliği|belli oluyor|konusunda emin olamadım',
    'Tadı|her sabah soframızda|ortalama',
    'Paketi|sızdırmadan geldi|kargoda sızdırmış',
    'Dokusu|diri|biraz yumuşak',
  ],
  'zeytinyagi bakliyat makarna pirinc baharat': [
    'Tadı|yemeği güzelleştirdi|sıradan',
    'Tazeliği|yeni mahsul olduğu belli|daha iyi olabilirdi',
    'Ambalajı|düzgün kapanıyor|yırtık geldi',
    'Kokusu|evi sardı|zayıf',
    'Temizliği|ayıklamak gerekmedi|biraz istiyor',
  ],
  'cay kahve': [
    'Kokusu|paketi açınca mutfağı sardı|zayıf',
    'Tadı|yumuşak, mide yakmıyor|biraz acımsı',
    'Tazeliği|tarihinden belli|beklediğim kadar değil',
    'Paketi|ağzı tekrar kapanıyor|delik geldi',
    'İçimi|bir bardakla yetinilmiyor|alıştığımdan hafif',
  ],
  'meyve-suyu su': [
    'Tadı|temiz|bana göre değil',
    'Kapağı|sıkı|zor açılıyor',
    'Kolisi|kapıya kadar sağlam geldi|yırtık geldi',
    'Tarihi|uzun|yakındı',
    'Şişesi|buzdolabı kapağına sığıyor|ezik geldi',
  ],
  'cikolata kuruyemis lokum biskuvi kuru-meyve': [
    'Tazeliği|çıtırtısından belli|daha iyi olabilirdi',
    'Tadı|bir oturuşta bitti|beklediğimden tatlı',
    'Paketi|misafire çıkarmalık|açık geldi',
    'Miktarı|tartıda tam çıktı|az geldi gözüme',
    'Kokusu|iştah açıyor|yok gibi',
  ],
  'deterjan yuzey-temizleyici': [
    'Kokusu|temiz, ağır değil|genzi yakıyor',
    'Temizliği|ikinci silmeyi istemedi|yağda zayıf',
    'Kıvamı|az miktar yetiyor|sulu, çok gidiyor',
    'Kapağı|akıtmamış|kargoda akıtmıştı',
    'Ambalajı|rahat tutuluyor|ezik geldi',
  ],
  'cop-torbasi tuvalet-kagidi': [
    'Kalınlığı|yırtılmıyor|ince',
    'Paketi|düzenli, dolaba sığıyor|yırtık geldi',
    'Adedi|tam çıktı|çabuk bitiyor',
    'Koparması|çizgisinden düzgün|yan yırtılıyor',
    'Kalitesi|markettekini aratmıyor|bir öncekinden kötü',
  ],
  'taze-meyve taze-sebze': [
    'Tazeliği|dalından kopmuş gibi|iki günde gitti',
    'Tadı|mevsiminde gibi|yavan',
    'Paketi|hava alıyor, ezilmemiş|ezik geldi',
    'Boyları|eşit|karışık',
    'Dayanıklılığı|dolapta bir hafta duruyor|dolapta üç gün',
  ],
}
