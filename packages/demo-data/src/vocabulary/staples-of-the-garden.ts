import { fruit, vegetable } from './supermarket/meyve-ve-sebze.ts'
import type { LeafVocabulary } from './vocabulary.ts'

/** Fruit and vegetables that every market has, beside those that have most of the shelf. */
export const staplesOfTheGarden: readonly LeafVocabulary[] = [
  fruit({
    kind: 'Portakal',
    drawing: 'tangerine',
    sorts: ['Finike', 'Washington', 'Valensiya', 'Kozan'],
    price: 42,
    sentences: ['{name}, ince kabuklu ve bol suludur.', 'Sıkmaya da soyup yemeye de uygundur.'],
  }),
  fruit({
    kind: 'Üzüm',
    drawing: 'grapes',
    sorts: ['Sultani', 'Çavuş', 'Kokulu', 'Siyah'],
    price: 69,
    sentences: ['{name}, salkımı seyrek, taneleri diridir.', 'Yıkandıktan sonra süzdürüp buzdolabında saklayınız.'],
  }),
  fruit({
    kind: 'Şeftali',
    drawing: 'peach',
    sorts: ['Bursa', 'Bayramiç Beyazı', 'Çanakkale', 'Tüysüz'],
    price: 65,
    sentences: ['{name}, eti çekirdeğinden kolay ayrılır.', 'Oda ısısında bir günde yumuşar.'],
  }),
  fruit({
    kind: 'Armut',
    drawing: 'pear',
    sorts: ['Deveci', 'Santa Maria', 'Ankara', 'Margarita'],
    price: 55,
    sentences: ['{name}, sulu ve tatlıdır.', 'Olgunlaşınca buzdolabında saklanır.'],
  }),
  fruit({
    kind: 'Karpuz',
    drawing: 'watermelon',
    sorts: ['Diyarbakır', 'Adana', 'Çekirdeksiz', 'Kara Kabuk'],
    price: 22,
    sentences: ['{name}, ince kabuklu ve koyu kırmızıdır.', 'Kesildikten sonra buzdolabında üç gün dayanır.'],
  }),
  fruit({
    kind: 'Kivi',
    drawing: 'kiwi-fruit',
    sorts: ['Yalova', 'Ordu', 'Rize', 'Altın'],
    price: 75,
    sentences: ['{name}, yumuşayınca kaşıkla yenir.', 'C vitamini yüksektir.'],
  }),
  fruit({
    kind: 'Avokado',
    drawing: 'avocado',
    sorts: ['Alanya', 'Hass', 'Fuerte', 'Gazipaşa'],
    price: 120,
    sentences: ['{name}, tereyağı kıvamındadır.', 'Sertse kâğıda sarıp oda ısısında bekletiniz.'],
  }),
  vegetable({
    kind: 'Soğan',
    drawing: 'onion',
    sorts: ['Kuru', 'Karacabey', 'Mor', 'Polatlı'],
    price: 22,
    sentences: ['{name}, kuru ve sıkıdır, filizlenmemiştir.', 'Serin ve havadar yerde haftalarca dayanır.'],
  }),
  vegetable({
    kind: 'Mantar',
    drawing: 'brown-mushroom',
    sorts: ['Kestane', 'Kültür', 'İstiridye', 'Portobello'],
    price: 95,
    sentences: ['{name}, sapı kısa, şapkası kapalıdır.', 'Yıkamadan silerek temizleyiniz.'],
  }),
  vegetable({
    kind: 'Marul',
    drawing: 'leafy-green',
    sorts: ['Göbek', 'Kıvırcık', 'Yedikule', 'Aysberg'],
    price: 35,
    sentences: ['{name}, yaprakları diri ve gevrektir.', 'Nemli beze sarılıp buzdolabında saklanır.'],
  }),
  vegetable({
    kind: 'Brokoli',
    drawing: 'broccoli',
    sorts: ['Taze', 'İzmir', 'Baş', 'Köy'],
    price: 65,
    sentences: ['{name}, çiçekleri sıkı ve koyu yeşildir.', 'Buharda beş dakikada pişer.'],
  }),
  vegetable({
    kind: 'Mısır',
    drawing: 'ear-of-corn',
    sorts: ['Süt', 'Taze', 'Adapazarı', 'Tatlı'],
    price: 39,
    sentences: ['{name}, koçanı dolgun, taneleri sütlüdür.', 'Haşlamaya ve közlemeye uygundur.'],
  }),
  vegetable({
    kind: 'Zencefil',
    drawing: 'ginger-root',
    sorts: ['Taze', 'Kök', 'Körpe', 'Antalya'],
    price: 189,
    sentences: ['{name}, kabuğu ince, kokusu keskindir.', 'Çaya ve yemeğe rendelenir.'],
  }),
]
