import type { LeafVocabulary } from '../vocabulary.ts'
import { lastikVeJantComments } from './lastik-ve-jant-comments.ts'

const shared = { brands: ['Yolkavrar', 'Asfalt', 'Dişlisan', 'Tekerhan', 'Kervan Lastik', 'Viraj'], variants: [] }
const common = [
  'Üretim tarihi sipariş anında son on iki ay içindedir.',
  'Stepne yerine geçici kullanım için uygun değildir.',
  'Anlaşmalı montaj noktalarında takılabilir.',
  '{brand} ürünleri üretim hatalarına karşı beş yıl garantilidir.',
]
const tyre = {
  /** Width, profile, rim, load and speed go together. */
  ebat: [
    '175/65 R14 82T',
    '185/60 R15 88H',
    '185/65 R15 88H',
    '195/55 R16 87V',
    '195/65 R15 91H',
    '205/55 R16 91V',
    '215/55 R17 94V',
    '215/60 R16 99H',
    '225/45 R17 94W',
    '235/55 R18 100V',
  ],
  sinif: ['A', 'B', 'C', 'D'],
  ses: ['69 dB', '70 dB', '71 dB', '72 dB'],
}
const tyreProperties = {
  Ebat: ['{ebat}'],
  'Yakıt Sınıfı': ['{sinif}'],
  'Dış Gürültü': ['{ses}'],
}

export const lastikVeJant: readonly LeafVocabulary[] = [
  {
    ...shared,
    category: 'yaz-lastigi',
    comments: lastikVeJantComments['yaz-lastigi'],
    drawings: ['tyre'],
    names: ['{model} {ebat} Yaz Lastiği', '{model} {ebat} Sessiz Yaz Lastiği'],
    slots: { ...tyre, model: ['Akdeniz', 'Güneş', 'Kumsal', 'Sahil 2', 'Temmuz', 'Yaz Yolu'] },
    price: { base: 1890, by: { ebat: 1.9 }, words: { Sessiz: 1.1 } },
    properties: tyreProperties,
    sentences: [
      '{name}, sıcak asfaltta kısa fren mesafesi sağlar.',
      'Silika katkılı karışımı yuvarlanma direncini düşürür.',
      'Dört geniş kanalı yağmurda suyu hızla atar.',
      'Dış gürültü düzeyi {ses} olarak ölçülmüştür.',
      'Ebadı ve endeksi: {ebat}.',
      'Aşınma göstergeleri sırt deseninde görünür.',
      'Yedi derecenin üzerindeki havalarda kullanılması önerilir.',
      ...common,
    ],
  },
  {
    ...shared,
    category: 'kis-lastigi',
    comments: lastikVeJantComments['kis-lastigi'],
    drawings: ['tyre'],
    names: ['{model} {ebat} Kış Lastiği', '{model} {ebat} 4 Mevsim Lastik'],
    slots: { ...tyre, model: ['Ayaz', 'Buz Kıran', 'Erciyes', 'Kar Yolu', 'Kuzey 3', 'Tipi'] },
    price: { base: 2190, by: { ebat: 1.9 }, words: { 'M+S': 1.05 } },
    properties: tyreProperties,
    sentences: [
      '{name}, karda ve buzda güvenle tutunur.',
      'Üç tepeli dağ ve kar tanesi işareti taşır.',
      'Yumuşak hamuru soğukta sertleşmez.',
      'Kılcal kesikleri buzlu zeminde çekişi artırır.',
      'Dış gürültü düzeyi {ses} olarak ölçülmüştür.',
      'Zorunlu kış lastiği uygulamasına uygundur.',
      'Dört tekerde birlikte kullanılması önerilir.',
      ...common,
    ],
  },
  {
    ...shared,
    brands: ['Tekerhan', 'Çarkıfelek', 'Alaşımcı', 'Viraj', 'Jantevi'],
    category: 'jant',
    comments: lastikVeJantComments.jant,
    drawings: ['tyre'],
    names: [
      '{inc} İnç Alaşım Jant {model} {bijon}',
      '{model} {inc} İnç Çelik Jant {bijon}',
      '{inc} İnç {model} Jant Takımı {renk} {bijon}',
    ],
    slots: {
      inc: ['14', '15', '16', '17', '18', '19'],
      model: ['Anka', 'Beş Kollu', 'Çift Kollu', 'Petek', 'Türbin', 'Yıldız'],
      bijon: ['4x100', '4x108', '5x100', '5x112', '5x114,3'],
      renk: ['Mat Siyah', 'Gümüş', 'Antrasit', 'Elmas Kesim'],
      et: ['ET35', 'ET38', 'ET42', 'ET45'],
    },
    price: { base: 1590, by: { inc: 2 }, words: { 'Jant Takımı': 3.8, 'Çelik Jant': 0.6, 'Elmas Kesim': 1.25 } },
    properties: { Çap: ['{inc} inç'], 'Bijon Aralığı': ['{bijon}'], Renk: ['{renk}'], Ofset: ['{et}'] },
    sentences: [
      '{name}, sportif duruşu hafif gövdeyle birleştirir.',
      'Ofset değeri {et} olarak üretilmiştir.',
      'Çok katlı boyası tuza ve fren tozuna dayanır.',
      'Merkezleme halkası kutudadır.',
      'Yük taşıma değeri gövdenin içine işlenmiştir.',
      'Balans kurşunları içten yapıştırılabilir.',
      'Bijonlar ayrıca satılır.',
      ...common.slice(2),
    ],
  },
]
