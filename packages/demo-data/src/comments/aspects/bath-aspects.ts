import type { Aspects } from './aspects.ts'

/** Of each thing of the bathroom: what is spoken of, praised, or complained about. */
export const bathAspects: Aspects = {
  batarya: [
    'Akışı|yumuşak, sıçratmıyor|zayıf kaldı',
    'Kolu|tek parmakla dönüyor|sert, alışamadım',
    'Kaplaması|kireç tutmuyor, siliyorum parlıyor|çabuk leke aldı',
    'Bağlantısı|sızdırmadan oturdu|contası ayrıca istedi',
    'Montajı|yarım saatte bitti|hortumu kısa kaldı',
  ],
  'dus-basligi': [
    'Tazyiki|düşük basınçta bile iyi|beklediğimden az',
    'Delikleri|silince kireci çıkıyor|çabuk tıkandı',
    'Hortumu|dolanmıyor|kısa geldi',
    'Askısı|başlığı tutuyor|gevşek, dönüyor',
    'Kaplaması|parlak, soyulmadı|ince',
  ],
  'dus-perdesi': [
    'Kumaşı|suyu hemen bırakıyor|bedene yapışıyor',
    'Boyu|küvete tam indi|kısa kaldı',
    'Halkaları|rayda kolay kayıyor|ikisi kırık geldi',
    'Deseni|yıkayınca solmadı|fotoğraftan soluk',
    'Etek ağırlığı|perdeyi düz tutuyor|yetmiyor, uçuşuyor',
  ],
  'banyo-paspasi': [
    'Tabanı|ıslak fayansta kaymıyor|yıkayınca sertleşti',
    'Dokusu|ayağa yumuşacık|ince kaldı',
    'Emiciliği|suyu tutuyor|suyu dağıtıyor',
    'Kuruması|sabaha kuruyor|çok yavaş',
    'Rengi|yıkayınca solmadı|fotoğraftan soluk',
  ],
  'tuvalet-fircasi': [
    'Kılları|sert, dağılmadı|çabuk yattı',
    'Haznesi|sağlam duruyor, su sızdırmıyor|hafif, devriliyor',
    'Sapı|uzun, elde kaymıyor|kısa kaldı',
    'Kapağı|koku vermiyor|tam oturmuyor',
    'Görünüşü|banyoda göze batmıyor|parmak izi tutuyor',
  ],
}
