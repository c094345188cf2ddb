import { shelf } from '../shelf.ts'

const sentences = [
  '{brand} ürünleri iki yıl garanti kapsamındadır',
  'Türkçe kullanım kılavuzu kutusundadır',
  'Yetkili servis ağı 81 ildedir',
]
const renk = ['Beyaz', 'İnoks', 'Siyah']

/** Appliances that most homes have. */
export const evAletleri = shelf(
  { brands: ['Serin', 'Lodos', 'Yuvam', 'Berrak', 'Ocaklı'], sentences },
  {
    'derin-dondurucu': {
      drawings: ['freezer'],
      price: { base: 9900, by: { litre: 0.65 }, words: { Frost: 1.3, İnoks: 1.08 } },
      names: [
        'Derin Dondurucu {litre} Litre {cekmece} Çekmeceli',
        'No Frost Derin Dondurucu {litre} Litre {renk}',
        'Sandık Tipi Derin Dondurucu {litre} Litre',
      ],
      slots: { litre: ['100', '150', '210', '280', '380'], cekmece: ['4', '6', '7'], renk },
      properties: { Hacim: ['{litre} L'] },
      sentences: ['{litre} litre hacmi kışlık sebzeye ve kurbana yeter', 'Elektrik kesilse de gün boyu soğuk tutar'],
    },
    'mikrodalga-firin': {
      drawings: ['microwave'],
      price: { base: 2990, by: { litre: 0.6 }, words: { Ankastre: 2, Izgaralı: 1.2, Dijital: 1.15 } },
      names: ['Mikrodalga Fırın {litre} Litre {ozellik} {renk}', 'Ankastre Mikrodalga Fırın {litre} Litre {renk}'],
      slots: { litre: ['20', '23', '25', '30'], ozellik: ['Mekanik', 'Dijital', 'Izgaralı'], renk },
      properties: { Hacim: ['{litre} L'], Renk: ['{renk}'] },
      sentences: ['Buz çözme programı gramajla çalışır', 'Döner tablası çıkarılıp yıkanır'],
    },
    'kurutma-makinesi': {
      drawings: ['washing-machine'],
      price: { base: 15900, by: { kg: 0.8 }, words: { 'Isı Pompalı': 1.25, Nemölçer: 1.1 } },
      names: ['{kg} kg Isı Pompalı Kurutma Makinesi {ozellik}', '{kg} kg Yoğuşmalı Kurutma Makinesi {ozellik}'],
      slots: { kg: ['8', '9', '10'], ozellik: ['Nem Algılayıcılı', 'Hızlı Programlı', 'Sessiz'] },
      properties: { Kapasite: ['{kg} kg'], Özellik: ['{ozellik}'] },
      sentences: ['Çamaşır makinesinin üstüne kurulur', 'Havluları yumuşacık çıkarır'],
    },
    klima: {
      drawings: ['air-conditioner'],
      price: { base: 16900, by: { btu: 0.75 }, words: { Inverter: 1.2, Salon: 2.2, Portatif: 0.75 } },
      names: [
        '{seri} Inverter Klima {btu} BTU',
        '{seri} Duvar Tipi Klima {btu} BTU',
        '{seri} Portatif Klima {kucuk} BTU',
      ],
      slots: {
        seri: ['Esinti', 'Kutup', 'Meltem', 'Buğu', 'Yayla', 'Ayaz', 'Serinlik', 'İmbat', 'Kırağı', 'Poyraz'],
        btu: ['9.000', '12.000', '18.000', '24.000'],
        kucuk: ['7.000', '9.000', '12.000'],
      },
      properties: { Kapasite: ['{btu} BTU'] },
      sentences: ['Soğutur ve ısıtır', 'Gece kipinde fısıltı kadar ses çıkarır', 'Montajı yetkili servisçe yapılır'],
    },
    fritoz: {
      drawings: ['air-fryer'],
      brands: ['Pratika', 'Ocaklı', 'Yuvam', 'Mutfakçım', 'Köpükhan'],
      price: { base: 1990, by: { litre: 0.6 }, words: { Sıcak: 1.35, Pencereli: 1.1, Dijital: 1.12 } },
      names: ['Sıcak Hava Fritözü {litre} Litre {ozellik}', 'Yağlı Fritöz {litre} Litre {hazne}'],
      slots: {
        litre: ['3', '4,5', '6', '8'],
        ozellik: ['Dijital', 'Pencereli', 'Mekanik'],
        hazne: ['Çıkar Hazneli', 'Yağ Süzgeçli'],
      },
      properties: { Hacim: ['{litre} L'] },
      sentences: ['Patatesi bir kaşık yağla çıtır yapar', 'Haznesi bulaşık makinesinde yıkanır'],
    },
    isitici: {
      drawings: ['fan-heater'],
      price: { base: 790, by: { guc: 0.6 }, words: { Kuleli: 1.5, Konvektör: 1.6, Kumandalı: 1.15 } },
      names: [
        'Fanlı Isıtıcı {guc} W {ozellik}',
        'Konvektör Isıtıcı {guc} W {ozellik}',
        'Elektrikli Isıtıcı {guc} W {ozellik}',
      ],
      slots: { guc: ['1.200', '1.800', '2.400'], ozellik: ['Kumandalı', 'Termostatlı', 'Zamanlayıcılı'] },
      properties: { Güç: ['{guc} W'], Özellik: ['{ozellik}'] },
      sentences: ['Devrilince kendiliğinden kapanır', 'Odayı birkaç dakikada ılıtır'],
    },
  },
)

/** Accessories that plug into a computer or a phone. */
export const cevreBirimleri = shelf(
  { brands: ['Klavi', 'Nova', 'Zirve', 'Sesta', 'Maris'], sentences },
  {
    'usb-bellek': {
      drawings: ['memory-stick'],
      brands: ['Klavi', 'Bellekçi', 'Zirve', 'Takçıkar'],
      price: { base: 129, by: { gb: 0.55 }, words: { Metal: 1.15, Çift: 1.35, '3.2': 1.25 } },
      names: [
        'Metal USB Bellek {gb} GB USB {hiz}',
        'Çift Uçlu USB Bellek {gb} GB',
        'Mini USB Bellek {gb} GB USB {hiz}',
      ],
      slots: { gb: ['32', '64', '128', '256', '512'], hiz: ['2.0', '3.2'] },
      properties: { Kapasite: ['{gb} GB'] },
      sentences: ['Anahtarlığa takılır', 'Dosyaları saniyeler içinde aktarır'],
    },
    modem: {
      drawings: ['router'],
      brands: ['Klavi', 'Sinyal', 'Zirve', 'Ağkur'],
      price: { base: 890, words: { '6': 1.7, '7': 3, Menzil: 0.6 } },
      names: [
        'Wi-Fi {nesil} Modem {anten} Antenli',
        'Wi-Fi {nesil} Yönlendirici {anten} Antenli',
        'Wi-Fi {nesil} Menzil Genişletici',
      ],
      slots: { nesil: ['5', '6', '7'], anten: ['İki', 'Dört', 'Altı'] },
      properties: { 'Wi-Fi': ['{nesil}. nesil'] },
      sentences: ['Kalın duvarlı evlerde bile her odaya ulaşır', 'Kurulumu telefondan yapılır'],
    },
    'kulak-ici-kulaklik': {
      drawings: ['earbuds'],
      brands: ['Sesta', 'Maris', 'Tını', 'Orkun', 'Dalgasan'],
      price: { base: 490, by: { saat: 0.35 }, words: { ANC: 1.9, Spor: 1.15, Kablolu: 0.3 } },
      names: ['{seri} Kulak İçi Bluetooth Kulaklık {saat} Saat {ozellik}', '{seri} Spor Kulaklık {saat} Saat'],
      slots: {
        seri: ['Çift 1', 'Damla', 'Tohum', 'İnci', 'Kelebek', 'Çift 3', 'Zerre', 'Tane', 'Pırıltı', 'Fısıl'],
        saat: ['20', '28', '36', '48'],
        ozellik: ['ANC', 'Çift Mikrofonlu', 'Düşük Gecikmeli'],
      },
      properties: { 'Pil Süresi': ['{saat} saat'], Bağlantı: ['Bluetooth 5.3', 'Bluetooth 5.4'] },
      sentences: ['Kutusuyla {saat} saate kadar çalar', 'Üç boy silikon ucu vardır', 'Tere ve yağmura dayanır'],
    },
  },
)
