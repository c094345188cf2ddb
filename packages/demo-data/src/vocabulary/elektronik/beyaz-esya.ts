import { shelf } from '../shelf.ts'
import { deviceSentences as sentences } from './device-sentences.ts'

export const ev = { brands: ['Serin', 'Lodos', 'Yuvam', 'Berrak', 'Ocaklı'], sentences }
export const beyazEsya = shelf(ev, {
  buzdolabi: {
    drawings: ['refrigerator'],
    price: { base: 17900, by: { litre: 0.8 }, words: { Gardırop: 1.6, Kombi: 1.1, C: 1.2, D: 1.08 } },
    names: ['No Frost Buzdolabı {litre} Litre {tip}', '{tip} Buzdolabı {litre} Litre {sinif} Enerji'],
    slots: {
      litre: ['260', '350', '420', '490', '560', '620'],
      tip: ['Kombi', 'Çift Kapılı', 'Gardırop Tipi'],
      sinif: ['C', 'D', 'E'],
      ses: ['38', '39', '41'],
    },
    properties: {
      Hacim: ['{litre} L'],
      'Enerji Sınıfı': ['{sinif}'],
      Tip: ['{tip}'],
      'Ses Düzeyi': ['{ses} dB'],
      Soğutma: ['No Frost'],
    },
    sentences: [
      '{litre} litre hacmi kalabalık ailelere yeter',
      'Buzlanmayan sistemi elle temizlik istemez',
      'Sebzelik nemi koruyarak tazeliği uzatır',
      '{ses} dB ile mutfakta duyulmayacak kadar sessizdir',
      'Kapısı açık kalırsa uyarır',
      'Kapı yönü değiştirilebilir',
      'Kata kadar taşınır; kurulumu yetkili servis yapar',
    ],
  },
  'camasir-makinesi': {
    drawings: ['washing-machine'],
    price: { base: 12900, by: { kg: 0.8, devir: 0.5 }, words: { Kurutmalı: 1.7 } },
    names: ['{kg} kg {devir} Devir Çamaşır Makinesi', '{kg} kg {devir} Devir Kurutmalı Çamaşır Makinesi'],
    slots: {
      kg: ['7', '8', '9', '10', '12'],
      devir: ['1000', '1200', '1400'],
      program: ['12', '15', '16'],
      ses: ['52', '54', '57'],
      sinif: ['A', 'B'],
    },
    properties: {
      Kapasite: ['{kg} kg'],
      Devir: ['{devir}'],
      'Program Sayısı': ['{program}'],
      'Ses Düzeyi': ['{ses} dB'],
      'Enerji Sınıfı': ['{sinif}'],
    },
    sentences: [
      '{kg} kg kapasiteyle tek seferde çok yıkar',
      'Hızlı programı 30 dakikada biter',
      'Sessiz motoru gece de kullanılabilir',
      '{program} programı vardır; yünlü ve narin çamaşır için ayrı ayarlıdır',
      'Çocuk kilidi ve taşma koruması vardır',
      'Çamaşırı tartar, suyu ona göre alır',
      'Kata kadar taşınır; kurulumu yetkili servis yapar',
    ],
  },
  'bulasik-makinesi': {
    drawings: ['fork-and-knife-with-plate'],
    price: { base: 12900, by: { set: 1, program: 0.25 }, words: { Ankastre: 1.2 } },
    names: [
      '{program} Programlı Bulaşık Makinesi {set} Kişilik',
      '{program} Programlı Ankastre Bulaşık Makinesi {set} Kişilik',
    ],
    slots: {
      program: ['4', '5', '6', '8'],
      set: ['12', '13', '14', '15'],
      ses: ['42', '44', '46'],
      su: ['9,5', '10', '11'],
      sinif: ['C', 'D'],
    },
    properties: {
      Kapasite: ['{set} kişilik'],
      Program: ['{program}'],
      'Ses Düzeyi': ['{ses} dB'],
      'Su Tüketimi': ['{su} L'],
      'Enerji Sınıfı': ['{sinif}'],
    },
    sentences: [
      '{set} kişilik sofrayı bir kerede yıkar',
      'Yarım yük seçeneği su tasarrufu sağlar',
      'Üst sepeti yükseklik ayarlıdır',
      'Bir yıkamada {su} litre su harcar',
      '{ses} dB ile açık mutfakta rahatsız etmez',
      'Kısa programı 30 dakikada biter',
      'Tuz ve parlatıcı azalınca uyarır',
    ],
  },
  'firin-ve-ocak': {
    facts: { Ocak: { pisirme: '' }, Fırın: { ocak: '' } },
    drawings: ['oven'],
    price: {
      base: 2990,
      by: { litre: 0.7, buyuk: 0.8 },
      words: { 'Ankastre Fırın': 3.4, 'Ankastre Ocak': 2.2, İndüksiyonlu: 1.8, Turbo: 1.15, İnoks: 1.08 },
    },
    names: [
      '{buyuk} Litre Ankastre Fırın {renk} {pisirme}',
      'Mini Fırın {litre} Litre {renk} {pisirme}',
      '4 Gözlü Ankastre Ocak {renk} {ocak}',
    ],
    slots: {
      buyuk: ['65', '72', '80'],
      litre: ['28', '36', '45', '50'],
      renk: ['Siyah', 'İnoks', 'Beyaz'],
      pisirme: ['Fanlı', 'Turbo', 'Statik'],
      ocak: ['Gazlı', 'Cam Yüzeyli', 'İndüksiyonlu'],
    },
    properties: {
      Hacim: ['{litre} L'],
      'Fırın Hacmi': ['{buyuk} L'],
      Renk: ['{renk}'],
      Kumanda: ['Düğmeli', 'Dokunmatik'],
    },
    sentences: [
      '{pisirme} pişirme ısıyı eşit dağıtır',
      'Yağ tutmayan camı kolay temizlenir',
      '{ocak} gözleri ayrı ayrı ayarlanır',
      'Yüzeyi nemli bezle silinir',
      'Kurulumu yetkili servis yapar',
    ],
  },
})
