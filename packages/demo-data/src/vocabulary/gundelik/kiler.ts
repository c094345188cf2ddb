import { shelf } from '../shelf.ts'

const dry = ['Serin ve kuru yerde saklayınız', 'Son tüketim tarihi ambalajın üzerindedir', 'Türkiye’de üretilmiştir']
const cold = [
  'Soğuk zincirle gönderilir',
  'Buzdolabında 0-4 derecede saklayınız',
  'Son tüketim tarihi ambalajın üzerindedir',
]
const mills = ['Değirmenci Kızı', 'Başak Yolu', 'Değirmenoğlu', 'Ova Bereketi']
const dairies = ['Sütçü Nine', 'Ahırköy', 'Yayla Kazanı', 'Mayacı']
const cleaning = ['Köpükçe', 'Pakhane', 'Arıduru', 'Işılev']

/** Dry food of the larder. */
export const kiler = [
  ...shelf(
    { brands: mills, sentences: dry, maxInstallment: 1 },
    {
      un: {
        drawings: ['flour-bag'],
        price: { base: 34, by: { kg: 0.9 }, words: { Siyez: 2.4, 'Tam Buğday': 1.3, Baklavalık: 1.2, Mısır: 1.3 } },
        names: ['{tur} Unu {kg} kg', 'Taş Değirmen {tur} Unu {kg} kg'],
        slots: {
          tur: ['Ekmeklik Buğday', 'Tam Buğday', 'Baklavalık Buğday', 'Siyez', 'Mısır', 'Pirinç'],
          kg: ['1', '2', '5', '10'],
        },
        properties: { Tür: ['{tur}'], Ağırlık: ['{kg} kg'] },
        sentences: ['Hamuru iyi kabarır', 'Elenmiştir, topaklanmaz'],
      },
      seker: {
        drawings: ['sugar-bag'],
        brands: ['Şekerhane', 'Pancar Yolu', 'Akideci', 'Ova Bereketi'],
        price: { base: 42, by: { kg: 0.93 }, words: { Küp: 1.2, Esmer: 1.8, Pudra: 1.2 } },
        names: [
          'Toz Şeker {kg} kg {ambalaj}',
          'Küp Şeker {kg} kg {ambalaj}',
          'Esmer Şeker {kg} kg {ambalaj}',
          'Pudra Şekeri {kg} kg {ambalaj}',
        ],
        slots: { kg: ['1', '3', '5'], ambalaj: ['Kâğıt Paket', 'Kilitli Paket'] },
        properties: { Ağırlık: ['{kg} kg'] },
        sentences: ['Pancardan üretilmiştir', 'Çayda hemen erir'],
      },
      tuz: {
        drawings: ['salt'],
        brands: ['Çankırılı', 'Kaya Ocağı', 'Baharatlı Han', 'Tuzla Yolu'],
        price: { base: 19, by: { gr: 0.75 }, words: { Kaya: 1.4, Deniz: 1.5, Himalaya: 2.2 } },
        names: ['İyotlu Sofra Tuzu {gr} g', '{tane} Kaya Tuzu {gr} g', '{tane} Deniz Tuzu {gr} g'],
        slots: { gr: ['250', '750', '1.500', '3.000'], tane: ['İnce', 'Granül', 'Değirmenlik'] },
        properties: { Ağırlık: ['{gr} g'] },
        sentences: ['Nemden topaklanmaz'],
      },
      'aycicek-yagi': {
        drawings: ['sunflower-oil'],
        brands: ['Trakyalı', 'Gündönümü', 'Ova Bereketi', 'Sarı Tarla'],
        price: { base: 79, by: { litre: 0.93 }, words: { Mısırözü: 1.25, Yüksek: 1.2 } },
        names: [
          'Ayçiçek Yağı {litre} L {ambalaj}',
          'Mısırözü Yağı {litre} L {ambalaj}',
          'Yüksek Oleik Ayçiçek Yağı {litre} L',
        ],
        slots: { litre: ['1', '2', '4', '5'], ambalaj: ['Pet Şişe', 'Teneke'] },
        properties: { Hacim: ['{litre} L'] },
        sentences: ['Kızartmada köpürmez', 'Kokusuzdur, yemeğin tadını bastırmaz'],
      },
      salca: {
        drawings: ['tomato-paste-jar'],
        brands: ['Bakır Kazan', 'Salçahan', 'Teyzemin Kileri', 'Yayla Kiler'],
        price: { base: 69, by: { gr: 0.85 }, words: { Biber: 1.3, Güneşte: 1.4 } },
        names: [
          'Domates Salçası {gr} g {ambalaj}',
          '{aci} Biber Salçası {gr} g {ambalaj}',
          'Güneşte Kurutulmuş Domates Salçası {gr} g',
        ],
        slots: { gr: ['370', '700', '1.650', '4.300'], ambalaj: ['Cam Kavanoz', 'Teneke'], aci: ['Acı', 'Tatlı'] },
        properties: { Ağırlık: ['{gr} g'] },
        sentences: ['Koyu kıvamlıdır, az kullanılır', 'Katkısızdır'],
      },
      bulgur: {
        drawings: ['rice-bag'],
        price: { base: 45, by: { kg: 0.92 }, words: { Siyez: 2.3, Esmer: 1.2 } },
        names: ['{tur} Bulgur {kg} kg', 'Siyez {tur} Bulgur {kg} kg', 'Esmer {tur} Bulgur {kg} kg'],
        slots: { tur: ['Pilavlık', 'Köftelik', 'Başbaşı'], kg: ['1', '2,5', '5'] },
        properties: { Tür: ['{tur}'], Ağırlık: ['{kg} kg'] },
        sentences: ['Kaynatılıp güneşte kurutuldu', 'Tane tane pişer'],
      },
      ekmek: {
        drawings: ['bread', 'baguette-bread'],
        brands: ['Fırınlı', 'Taş Fırın', 'Ekşimayacı', 'Hamurhan'],
        price: { base: 35, by: { gr: 0.7 }, words: { Siyez: 1.8, 'Tam Buğday': 1.25, Glutensiz: 2.4, Dilimli: 1.1 } },
        names: ['{tur} Ekmek {gr} g', 'Ekşi Mayalı {tur} Ekmek {gr} g', 'Dilimli {tur} Tost Ekmeği {gr} g'],
        slots: { tur: ['Köy', 'Tam Buğday', 'Çavdarlı', 'Siyez', 'Glutensiz'], gr: ['350', '500', '750', '1.000'] },
        properties: { Tür: ['{tur}'], Ağırlık: ['{gr} g'] },
        sentences: ['Sabah pişip öğlen yola çıkar', 'Dilimleyip dondurabilirsiniz'],
      },
      konserve: {
        drawings: ['canned-food'],
        brands: ['Teyzemin Kileri', 'Tarlabaşım', 'Bostanlı', 'Derya Sofrası'],
        price: { base: 42, by: { gr: 0.8 }, words: { 'Ton Balığı': 2.2, Garnitür: 1.1 } },
        names: ['{tur} Konservesi {gr} g {paket}', 'Haşlanmış {tur} {gr} g {paket}'],
        slots: {
          tur: ['Bezelye', 'Mısır', 'Nohut', 'Ton Balığı', 'Bamya'],
          gr: ['160', '400', '800'],
          paket: ['Teneke', 'Cam Kavanoz'],
        },
        properties: { Ağırlık: ['{gr} g'] },
        sentences: ['Açıp hemen kullanılır'],
      },
    },
  ),
  ...shelf(
    { brands: dairies, sentences: cold, maxInstallment: 1 },
    {
      sut: {
        drawings: ['milk-carton', 'glass-of-milk'],
        price: { base: 38, by: { hacim: 0.9, paket: 0.95 }, words: { Laktozsuz: 1.4, Organik: 1.6, Keçi: 1.9 } },
        names: [
          '{yag} Süt {hacim} {paket}',
          'Laktozsuz {yag} Süt {hacim} {paket}',
          'Günlük Keçi Sütü {hacim}',
          'Organik {yag} Süt {hacim}',
        ],
        slots: {
          yag: ['Tam Yağlı', 'Yarım Yağlı', 'Yağsız'],
          hacim: ['500 ml', '1 L', '2 L'],
          paket: ['Tekli', '4’lü', '6’lı', '12’li'],
        },
        properties: { Hacim: ['{hacim}'], 'Yağ Oranı': ['{yag}'] },
        sentences: ['Çiğ sütü aynı gün toplanır', 'Katkı maddesi içermez'],
      },
      yogurt: {
        drawings: ['yoghurt-tub'],
        price: { base: 49, by: { gr: 0.85 }, words: { Süzme: 1.9, Manda: 2.3, Kaymaklı: 1.15 } },
        names: ['{tur} Yoğurt {gr} g', 'Köy Usulü {tur} Yoğurt {gr} g'],
        slots: { tur: ['Kaymaklı', 'Yarım Yağlı', 'Süzme', 'Manda'], gr: ['500', '1.000', '2.000', '3.000'] },
        properties: { Tür: ['{tur}'], Ağırlık: ['{gr} g'] },
        sentences: ['Kaşık batmayacak kadar koyudur', 'Geleneksel mayayla mayalanır'],
      },
      tereyagi: {
        drawings: ['butter'],
        price: { base: 129, by: { gr: 0.92 }, words: { Trabzon: 1.2, Köy: 1.15, Keçi: 1.5 } },
        names: ['{yore} Tereyağı {gr} g', 'Tuzlu {yore} Tereyağı {gr} g', 'Yayık {yore} Tereyağı {gr} g'],
        slots: { yore: ['Trabzon', 'Ardahan', 'Köy', 'Yayla'], gr: ['250', '500', '1.000'] },
        properties: { Yöre: ['{yore}'], Ağırlık: ['{gr} g'] },
        sentences: ['Kızarınca mis gibi kokar', 'Yüzde 82 süt yağıdır'],
      },
      yumurta: {
        drawings: ['egg'],
        brands: ['Gıdakhan', 'Ahırköy', 'Köy Kümesi', 'Folluk'],
        price: { base: 59, by: { adet: 0.88 }, words: { Gezen: 1.5, Organik: 1.9, 'XL Boy': 1.2, 'L Boy': 1.1 } },
        names: ['{adet} Yumurta {boy}', 'Gezen Tavuk Yumurtası {adet} {boy}', 'Organik Yumurta {adet} {boy}'],
        slots: { adet: ['10’lu', '15’li', '30’lu'], boy: ['M Boy', 'L Boy', 'XL Boy'] },
        properties: { Adet: ['{adet}'], Boy: ['{boy}'] },
        sentences: ['Kolisi darbeye karşı köpük kalıplıdır', 'Üzerindeki damgadan kümesi okunur'],
      },
      'kirmizi-et': {
        drawings: ['cut-of-meat'],
        brands: ['Kasap Dükkânı', 'Yaylacı Et', 'Satırbaşı', 'Ahırköy'],
        price: { base: 290, by: { gr: 0.95 }, words: { Kuzu: 1.2, Bonfile: 1.9, Antrikot: 1.6, Kuşbaşı: 1.15 } },
        names: ['Dana {parca} {gr} g', 'Kuzu {parca} {gr} g'],
        slots: {
          parca: ['Kıyma', 'Kuşbaşı', 'Antrikot', 'Pirzola', 'Haşlamalık', 'Bonfile'],
          gr: ['500', '1.000', '2.000'],
        },
        properties: { Ağırlık: ['{gr} g'] },
        sentences: ['Siparişten sonra kesilip vakumlanır', 'Kulak küpe numarası paketin üzerindedir'],
      },
      'tavuk-eti': {
        drawings: ['poultry-leg'],
        brands: ['Gıdakhan', 'Köy Kümesi', 'Kasap Dükkânı', 'Folluk'],
        price: { base: 89, by: { gr: 0.93 }, words: { Göğüs: 1.5, Pirzola: 1.3, Köy: 1.8, Hindi: 1.3 } },
        names: ['Tavuk {parca} {gr} g', 'Köy Tavuğu {parca} {gr} g', 'Hindi {parca} {gr} g'],
        slots: { parca: ['Göğüs', 'But', 'Pirzola', 'Kanat'], gr: ['500', '1.000', '2.000'] },
        properties: { Ağırlık: ['{gr} g'] },
        sentences: ['Antibiyotiksiz yetiştirilmiştir', 'Günlük kesilir'],
      },
      'deniz-baligi': {
        drawings: ['fish'],
        brands: ['Derya Sofrası', 'Ağlar', 'Mendirekli', 'Balıkhane'],
        price: { base: 190, by: { gr: 0.95 }, words: { Hamsi: 0.7, Levrek: 1.3, Somon: 1.9, Fileto: 1.3 } },
        names: ['Temizlenmiş {tur} {gr} g', '{tur} Fileto {gr} g'],
        slots: { tur: ['Hamsi', 'Levrek', 'Çipura', 'Somon', 'İstavrit'], gr: ['500', '1.000', '2.000'] },
        properties: { Tür: ['{tur}'], Ağırlık: ['{gr} g'] },
        sentences: ['Sabah mezattan alınır', 'Buz aküsüyle gönderilir'],
      },
    },
  ),
  ...shelf(
    {
      brands: cleaning,
      sentences: ['Ambalajı geri dönüştürülebilir', '{brand} ürünleri Türkiye’de üretilir'],
    },
    {
      'bulasik-deterjani': {
        drawings: ['detergent'],
        price: { base: 69, by: { ml: 0.75, adet: 0.85 }, words: { Konsantre: 1.2, Tablet: 1.5 } },
        names: [
          'Sıvı Bulaşık Deterjanı {koku} {ml} ml',
          'Konsantre Bulaşık Deterjanı {koku} {ml} ml',
          'Bulaşık Tableti {koku} {adet} Tablet',
        ],
        slots: {
          koku: ['Limon', 'Elma', 'Portakal', 'Parfümsüz'],
          ml: ['650', '1.500', '3.000'],
          adet: ['20', '40', '80'],
        },
        properties: { Koku: ['{koku}'] },
        sentences: ['Yağı tek damlada çözer', 'Durulayınca koku bırakmaz', 'Çocukların ulaşamayacağı yerde saklayınız'],
      },
      'kagit-havlu': {
        drawings: ['roll-of-paper'],
        price: { base: 79, by: { adet: 0.88 }, words: { Üç: 1.2, Dev: 1.4 } },
        names: [
          '{kat} Katlı Kâğıt Havlu {adet}',
          '{kat} Katlı Dev Kâğıt Havlu {adet}',
          'Desenli {kat} Katlı Kâğıt Havlu {adet}',
        ],
        slots: { kat: ['İki', 'Üç'], adet: ['4’lü', '8’li', '12’li', '24’lü'] },
        properties: { Adet: ['{adet}'] },
        sentences: ['Islanınca dağılmaz', 'Suyu bir çekişte emer'],
      },
      'camasir-suyu': {
        drawings: ['detergent'],
        price: { base: 45, by: { ml: 0.75 }, words: { Yoğun: 1.2, Çamaşır: 1 } },
        names: ['Çamaşır Suyu {koku} {ml} ml', 'Yoğun Kıvamlı Çamaşır Suyu {koku} {ml} ml'],
        slots: { koku: ['Çam', 'Bahar', 'Limon', 'Parfümsüz'], ml: ['750', '1.850', '4.000'] },
        properties: { Koku: ['{koku}'] },
        sentences: ['Beyazları sarartmaz', 'Tuz ruhuyla karıştırmayınız', 'Çocukların ulaşamayacağı yerde saklayınız'],
      },
      'bulasik-sungeri': {
        drawings: ['sponge'],
        price: { base: 22, by: { adet: 0.75 }, words: { Çelik: 0.9, Selülozik: 1.3 } },
        names: ['{tur} Bulaşık Süngeri {adet}', 'Tırnaklı {tur} Bulaşık Süngeri {adet}'],
        slots: { tur: ['Klasik', 'Selülozik', 'Çizmeyen'], adet: ['3’lü', '5’li', '10’lu'] },
        properties: { Adet: ['{adet}'] },
        sentences: ['Teflonu çizmez', 'Ele tam oturur'],
      },
    },
  ),
]
