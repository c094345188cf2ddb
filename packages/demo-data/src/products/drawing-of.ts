import type { Random } from '../random.ts'
import type { LeafVocabulary } from '../vocabulary/vocabulary.ts'

type Rule = readonly [named: RegExp, drawing: string]

const jewels: readonly Rule[] = [
  [/Küpe/u, 'earrings'],
  [/Bilezik|Bileklik|Künye|Halhal/u, 'bracelet'],
  [/Yüzük|Alyans/u, 'ring'],
  [/Kolye|Zincir|Set/u, 'necklace'],
]
const coats: readonly Rule[] = [
  [/Şişme|Su Geçirmez|Yelek|Kapitone|Kapüşonlu/u, 'puffer-jacket'],
  [/Deri/u, 'motorcycle-jacket'],
  [/Kaban|Trençkot|Kaşe|Mont/u, 'coat'],
]
const jackets: readonly Rule[] = [
  [/Kot/u, 'denim-jacket'],
  [/Deri|Bomber/u, 'motorcycle-jacket'],
  [/./u, 'blazer'],
]
const bound: readonly Rule[] = [
  [/Dizisi|Set|Cilt/u, 'books'],
  [/./u, 'book-cover'],
]
const animals: readonly Rule[] = [
  [/Tavşan/u, 'rabbit'],
  [/Fil/u, 'elephant'],
  [/Panda/u, 'plush-panda'],
  [/Köpek/u, 'dog'],
  [/Kedi/u, 'cat'],
  [/Aslan/u, 'lion'],
  [/Penguen/u, 'penguin'],
]

/** The drawing of a kind by a word of the product's name, first match first; other names take one of the leaf's. */
const rules: Readonly<Record<string, readonly Rule[]>> = {
  'kedi-oyuncagi': [[/./u, 'cat-toy']],
  yagmurluk: [[/./u, 'raincoat']],
  sweatshirt: [[/./u, 'hoodie']],
  'kadin-ceket': jackets,
  'erkek-ceket': jackets,
  'kadin-corap': [
    [/Külotlu/u, 'tights'],
    [/./u, 'socks'],
  ],
  'nevresim-takimi': [[/./u, 'bed-linen']],
  carsaf: [
    [/Alez/u, 'mattress'],
    [/./u, 'bed-linen'],
  ],
  'ekran-koruyucu': [[/./u, 'screen-protector']],
  'bulasik-makinesi': [[/./u, 'dishwasher']],
  'firin-ve-ocak': [
    [/Ocak/u, 'hob'],
    [/Mikrodalga/u, 'microwave'],
    [/./u, 'oven'],
  ],
  supurge: [
    [/Robot/u, 'robot-vacuum'],
    [/Dikey|Şarjlı/u, 'stick-vacuum'],
    [/./u, 'vacuum-cleaner'],
  ],
  'cay-ve-kahve-makinesi': [
    [/Espresso/u, 'espresso-machine'],
    [/Kahve/u, 'coffee-machine'],
    [/./u, 'kettle'],
  ],
  blender: [
    [/El Blender/u, 'hand-blender'],
    [/./u, 'blender'],
  ],
  'televizyon-aski-aparati': [[/./u, 'tv-mount']],
  'aksiyon-kamerasi': [
    [/Araç/u, 'dash-camera'],
    [/./u, 'action-camera'],
  ],
  tripod: [
    [/Selfie/u, 'selfie-stick'],
    [/./u, 'tripod'],
  ],
  'akilli-bileklik': [[/./u, 'fitness-band']],
  'klavye-ve-fare': [
    [/Oyuncu Klavyesi/u, 'gaming-keyboard'],
    [/Klavye/u, 'keyboard'],
    [/Fare/u, 'computer-mouse'],
  ],
  'oyun-konsolu': [
    [/El Tipi/u, 'handheld-console'],
    [/./u, 'game-console'],
  ],
  'oyun-kolu': [[/./u, 'video-game']],
  recel: [
    [/Böğürtlen|Dut|Vişne|İncir/u, 'berry-jam-jar'],
    [/Kayısı|Ayva|Portakal/u, 'apricot-jam-jar'],
    [/./u, 'jam-jar'],
  ],
  elbise: [
    [/Tesettür|Ferace/u, 'modest-dress'],
    [/Gelin/u, 'wedding-dress'],
    [/Hamile/u, 'maternity-dress'],
    [/Triko/u, 'knit-dress'],
    [/Maxi|Abiye/u, 'long-dress'],
    [/./u, 'dress'],
  ],
  'kadin-bluz': [[/./u, 'blouse']],
  'kadin-mont': coats,
  'erkek-mont': coats,
  'kadin-pantolon': [
    [/Şort/u, 'shorts'],
    [/Kot/u, 'jeans'],
    [/./u, 'trousers'],
  ],
  'erkek-pantolon': [
    [/Kot/u, 'jeans'],
    [/./u, 'trousers'],
  ],
  'takim-elbise': [[/./u, 'suit']],
  'bot-ve-cizme': [
    [/Erkek.*(Çizme|Fermuarlı|Chelsea)|(Çizme|Fermuarlı|Chelsea).*Erkek/u, 'zipped-boot'],
    [/Çizme|Fermuarlı/u, 'womans-boot'],
    [/./u, 'hiking-boot'],
  ],
  'terlik-ve-sandalet': [
    [/Erkek.*Sandalet|Sandalet.*Mantar/u, 'flat-sandal'],
    [/Sandalet/u, 'womans-sandal'],
    [/Plaj/u, 'thong-sandal'],
    [/./u, 'slippers'],
  ],
  'kadin-canta': [
    [/Portföy/u, 'clutch-bag'],
    [/./u, 'handbag'],
  ],
  cuzdan: [
    [/Anahtarlık/u, 'key-ring'],
    [/Kadın.*Cüzdan/u, 'purse'],
    [/./u, 'wallet'],
  ],
  'gumus-taki': jewels,
  'altin-taki': jewels,
  'sapka-ve-bere': [
    [/Bere/u, 'beanie'],
    [/Hasır|Fötr/u, 'womans-hat'],
    [/./u, 'billed-cap'],
  ],
  fondoten: [
    [/Kapatıcı/u, 'concealer'],
    [/Pudra/u, 'face-powder'],
    [/BB Krem/u, 'cream-tube'],
    [/./u, 'foundation-bottle'],
  ],
  deodorant: [[/./u, 'deodorant']],
  'el-kremi': [[/./u, 'cream-tube']],
  'tarak-ve-firca': [
    [/Cımbız/u, 'tweezers'],
    [/Manikür/u, 'manicure-set'],
    [/Tırnak/u, 'nail-clippers'],
    [/Fırça/u, 'hairbrush'],
    [/./u, 'hair-pick'],
  ],
  'tiras-makinesi': [[/./u, 'shaver']],
  'pamuk-ve-mendil': [
    [/Pamu/u, 'cotton-pads'],
    [/./u, 'tissues'],
  ],
  'ates-olcer': [
    [/Temassız|Kulaktan|Kızılötesi|Alından/u, 'forehead-thermometer'],
    [/./u, 'digital-thermometer'],
  ],
  maske: [[/./u, 'surgical-mask']],
  bandaj: [
    [/Su Torbası/u, 'hot-water-bottle'],
    [/Elastik/u, 'elastic-bandage'],
    [/./u, 'adhesive-bandage'],
  ],
  prezervatif: [[/./u, 'small-carton']],
  'islak-mendil': [[/./u, 'wet-wipes']],
  'bebek-zibini': [
    [/Uzun Kollu/u, 'long-sleeved-bodysuit'],
    [/./u, 'baby-bodysuit'],
  ],
  mum: [
    [/Bardakta|Kapta|Kutuda|Kapaklı|Soya/u, 'candle-jar'],
    [/./u, 'candle'],
  ],
  biberon: [[/./u, 'baby-bottle']],
  'mama-sandalyesi': [[/./u, 'high-chair']],
  'bebek-mamasi': [
    [/Püre/u, 'jar'],
    [/./u, 'bowl-with-spoon'],
  ],
  kanguru: [[/./u, 'baby-carrier']],
  'bebek-tulumu': [[/./u, 'jumpsuit']],
  'bebek-ayakkabisi': [[/./u, 'baby-shoes']],
  besik: [[/./u, 'cot']],
  'bebek-battaniyesi': [
    [/Kunda/u, 'swaddle'],
    [/./u, 'blanket'],
  ],
  'gece-lambasi': [[/./u, 'night-light']],
  'pelus-oyuncak': animals,
  cingirak: [[/./u, 'rattle']],
  'oyun-halisi': [[/./u, 'play-mat']],
  koltuk: [
    [/ Puf /u, 'pouf'],
    [/Köşe Koltuk Takımı/u, 'corner-sofa'],
    [/Koltuk Takımı/u, 'sofa-set'],
    [/Okuma Lambası/u, 'couch-and-lamp'],
    [/İkili|Üçlü|Kanepe|Köşe/u, 'sofa'],
    [/./u, 'armchair'],
  ],
  kitaplik: [[/./u, 'bookcase']],
  yatak: [
    [/Baza/u, 'bed-base'],
    [/Ranza/u, 'bunk-bed'],
    [/./u, 'mattress'],
  ],
  'duvar-saati': [
    [/Çalar/u, 'alarm-clock'],
    [/./u, 'wall-clock'],
  ],
  vazo: [[/./u, 'vase']],
  'sulama-ekipmani': [
    [/Hortum|Başlı/u, 'hose-nozzle'],
    [/./u, 'bucket'],
  ],
  boya: [[/./u, 'paint-can']],
  tuval: [
    [/Çerçeveli/u, 'framed-picture'],
    [/./u, 'canvas'],
  ],
  'ofis-sandalyesi': [[/./u, 'office-chair']],
  'kutu-oyunu': [
    [/Okey/u, 'okey-set'],
    [/İskambil/u, 'playing-cards'],
    [/Tavla/u, 'backgammon'],
    [/Dart/u, 'bullseye'],
    [/Satranç|Dama/u, 'board-game'],
    [/./u, 'game-box'],
  ],
  'makas-ve-yapistirici': [
    [/Maket Bıçağı/u, 'utility-knife'],
    [/Yapıştırıcı/u, 'glue-stick'],
    [/./u, 'scissors'],
  ],
  'hesap-makinesi': [[/./u, 'calculator']],
  kask: [[/./u, 'bicycle-helmet']],
  'kosu-bandi': [[/./u, 'treadmill']],
  'sisme-bot': [
    [/Simidi/u, 'swim-ring'],
    [/Yatağı/u, 'air-mattress'],
    [/Havuz/u, 'paddling-pool'],
    [/./u, 'inflatable-boat'],
  ],
  durbun: [
    [/Büyüte/u, 'magnifying-glass-tilted-left'],
    [/Pusula/u, 'compass'],
    [/Tek Gözlü|Monoküler|Teleskop/u, 'telescope'],
    [/./u, 'binoculars'],
  ],
  bal: [
    [/Seramik|Küp/u, 'honey-pot'],
    [/./u, 'honey-jar'],
  ],
  zeytin: [
    [/Ezmesi/u, 'olive-paste'],
    [/./u, 'olive-jar'],
  ],
  peynir: [
    [/Labne/u, 'cream-cheese-tub'],
    [/Lor /u, 'curd-cheese'],
    [/Kaşar|Gravyer|Eski/u, 'cheese-wedge'],
    [/./u, 'white-cheese'],
  ],
  'tahin-ve-pekmez': [
    [/Helva/u, 'halva'],
    [/./u, 'preserve-jar'],
  ],
  bakliyat: [[/./u, 'pulse-bag']],
  'silgi-ve-cetvel': [
    [/Kalemtıraş/u, 'pencil-sharpener'],
    [/Perge/u, 'compasses'],
    [/Silgi/u, 'eraser'],
    [/Gönye|Geometri/u, 'triangular-ruler'],
    [/./u, 'straight-ruler'],
  ],
  kuruyemis: [
    [/Kestane/u, 'chestnut'],
    [/ Kaju /u, 'cashews'],
    [/Kabak Çekirdeği/u, 'pumpkin-seeds'],
    [/./u, 'nut-bag'],
  ],
  lokum: [
    [/Baklava/u, 'baklava'],
    [/Cezerye/u, 'cezerye'],
    [/Pişmaniye/u, 'pismaniye'],
    [/./u, 'lokum'],
  ],
  'kuru-meyve': [[/Kayısı/u, 'dried-apricots']],
  roman: bound,
  siir: bound,
  'cocuk-kitaplari': bound,
  'tarih-kitaplari': bound,
  'kisisel-gelisim': bound,
  'sinav-kitaplari': bound,
  sozluk: [[/./u, 'book-cover']],
  film: [[/./u, 'disc-case']],
  'bilgisayar-oyunu': [[/./u, 'disc-case']],
  'bicak-seti': [
    [/Çatal/u, 'cutlery'],
    [/Seti/u, 'knife-block'],
    [/./u, 'kitchen-knife'],
  ],
  tava: [[/./u, 'frying-pan']],
  caydanlik: [
    [/Semaver/u, 'samovar'],
    [/./u, 'double-teapot'],
  ],
  'el-aletleri': [
    [/Pense(?!.*(Parça|Takım))/u, 'pliers'],
    [/^(?!.*(Parça|Takım)).*Çeki[cç]/u, 'hammer'],
    [/^(?!.*(Parça|Takım)).*Tornavida/u, 'screwdriver'],
    [/Testere/u, 'carpentry-saw'],
    [/Şerit Metre/u, 'tape-measure'],
    [/^(?!.*(El Aletleri|Çekiç)).*Anahtar Takımı/u, 'spanner-set'],
    [/Terazi/u, 'spirit-level'],
    [/./u, 'toolbox'],
  ],
  'batarya-ve-dus': [
    [/Duş/u, 'shower'],
    [/./u, 'tap'],
  ],
  'banyo-gerecleri': [
    [/Klozet Kapağı/u, 'toilet-seat'],
    [/Duş Perdesi/u, 'shower-curtain'],
    [/Sabunluk/u, 'soap-dispenser'],
    [/Fırça/u, 'toilet-brush'],
    [/Paspas/u, 'bath-mat'],
  ],
  tablo: [
    [/Nazar Boncuğu/u, 'nazar-amulet'],
    [/ Çerçeve |Fotoğraf Çerçevesi/u, 'photo-frame'],
    [/./u, 'wall-art'],
  ],
  baharat: [[/Pul|Toz|Acı|Biber|Kekik|Nane|Kimyon|Sumak|Karabiber/u, 'spice-jar']],
  su: [[/./u, 'water-bottle']],
  'yuzey-temizleyici': [
    [/Mop|Paspas/u, 'mop'],
    [/Arap Sabunu/u, 'soft-soap'],
    [/Lavabo Açıcı/u, 'drain-opener'],
    [/./u, 'spray-bottle'],
  ],
  'cop-torbasi': [
    [/Kovası/u, 'pedal-bin'],
    [/./u, 'bin-bags'],
  ],
  jant: [[/./u, 'alloy-rim']],
  'cam-suyu': [[/./u, 'jerrycan']],
  antifriz: [[/./u, 'jerrycan']],
  'oto-paspas': [[/./u, 'car-mat']],
  'koltuk-kilifi': [
    [/Direksiyon/u, 'steering-wheel-cover'],
    [/Örtüsü/u, 'car-cover'],
    [/./u, 'seat-cover'],
  ],
  'telefon-tutucu': [[/./u, 'phone-holder']],
  'oto-kokusu': [
    [/Sprey|Parfümü/u, 'spray-bottle'],
    [/./u, 'car-freshener'],
  ],
  'far-ampulu': [[/./u, 'headlight-bulb']],
  'takviye-cihazi': [
    [/Kablosu/u, 'jumper-cables'],
    [/./u, 'power-bank'],
  ],
  'motosiklet-montu': [[/./u, 'motorcycle-jacket']],
  'oto-sampuani': [[/./u, 'detergent']],
  cila: [[/./u, 'wax-tin']],
  sabun: [
    [/Dezenfektan/u, 'lotion-bottle'],
    [/Sıvı/u, 'shampoo'],
    [/./u, 'soap'],
  ],
  'basincli-yikama-makinesi': [[/./u, 'pressure-washer']],
  'kedi-tirmalama': [[/./u, 'cat-scratcher']],
  'kopek-tasmasi': [[/./u, 'dog-collar']],
  'kus-yemi': [[/./u, 'bird-food']],
  'kus-kafesi': [[/./u, 'bird-cage']],
  'balik-yemi': [[/./u, 'fish-food']],
  'kemirgen-yemi': [[/./u, 'rodent-food']],
  'kemirgen-kafesi': [[/./u, 'rodent-cage']],
}

/** The drawing that shows a product of this name. */
export const drawingOf = (leaf: LeafVocabulary, name: string, random: Random): string =>
  rules[leaf.category]?.find(([named]) => named.test(name))?.[1] ?? random.pick(leaf.drawings)

export const drawnLeaves = Object.keys(rules)
export const drawnKinds = Object.values(rules).flatMap((kinds) => kinds.map(([, drawing]) => drawing))
