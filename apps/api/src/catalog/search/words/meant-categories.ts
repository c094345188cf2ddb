import { searchKey } from '@market/domain'
import { wordStems } from './word-stems.ts'

/** Slugs of leaf categories that a word means, those that are meant first apart from those that come next. */
export interface MeantCategories {
  readonly first: readonly string[]
  readonly next: readonly string[]
}

/**
 * Words that name a thing in some categories and say of what, for what or how in others: who types `limon` looks for the fruit, not for a
 * detergent that smells of it.
 */
const rows: readonly (readonly [words: string, first: string, next?: string])[] = [
  ['meyve elma armut limon mandalina greyfurt muz kiraz çilek karpuz kavun ayva kivi', 'taze-meyve'],
  ['portakal şeftali vişne nar', 'taze-meyve', 'meyve-suyu recel'],
  ['kayısı erik incir üzüm dut', 'taze-meyve kuru-meyve', 'recel tahin-ve-pekmez'],
  ['sebze domates biber patlıcan havuç sarımsak mantar kabak ıspanak marul kereviz turp brokoli', 'taze-sebze'],
  ['ceviz fıstık badem kaju çekirdek leblebi', 'kuruyemis'],
  ['fındık', 'kuruyemis', 'findik-kremasi'],
  ['kola gazoz', 'gazli-icecek'],
  ['çanta', 'kadin-canta sirt-cantasi okul-cantasi', 'bel-cantasi makyaj-cantasi'],
  ['iç_çamaşırı külot', 'kadin-ic-giyim erkek-ic-giyim'],
  ['kadın_iç_çamaşırı', 'kadin-ic-giyim'],
  ['erkek_iç_çamaşırı atlet', 'erkek-ic-giyim'],
  ['ekran_kartı', 'bilgisayar-bilesenleri'],
  ['nane kekik biberiye tarçın defne zencefil kimyon sumak zerdeçal karabiber safran', 'baharat'],
  ['nohut fasulye mercimek barbunya bakla', 'bakliyat', 'konserve'],
  ['buğday siyez yulaf', 'un bulgur', 'ekmek'],
  ['mısır', 'konserve un'],
  ['balık levrek palamut çipura hamsi somon uskumru lüfer', 'deniz-baligi'],
  ['ton turşu', 'konserve'],
  ['tavuk', 'tavuk-eti'],
  ['et dana kuzu kuşbaşı kıyma bonfile', 'kirmizi-et'],
  ['yağ sıvıyağ', 'aycicek-yagi zeytinyagi', 'tereyagi'],
  ['organik', 'taze-sebze taze-meyve', 'bal yumurta sut'],
  ['battaniye', 'yorgan'],
  ['bebek', 'bebek-bezi bebek-tulumu bebek-arabasi biberon bebek-mamasi bebek-zibini islak-mendil', 'oyuncak-bebek'],
  ['diş', 'dis-macunu dis-fircasi'],
  ['saç', 'sampuan sac-kremi sac-kurutma-makinesi', 'tarak-ve-firca'],
  ['yüz', 'yuz-kremi'],
  ['göz', 'goz-fari maskara'],
  ['parfüm', 'kadin-parfum erkek-parfum'],
  ['gözlük', 'gunes-gozlugu'],
  ['güneş', 'gunes-kremi gunes-gozlugu'],
  ['ipek kaşmir', 'atki-ve-esarp'],
  ['yün', 'orgu-ipi kadin-kazak erkek-kazak'],
  ['ip', 'orgu-ipi'],
  ['hırka', 'kadin-kazak erkek-kazak'],
  ['deri', 'kadin-canta kadin-ceket kadin-mont erkek-mont cuzdan kemer'],
  ['yağmur', 'yagmurluk semsiye'],
  ['kar', 'bot-ve-cizme kizak kis-lastigi'],
  ['deniz', 'mayo deniz-gozlugu sisme-bot'],
  ['çiçek bitki', 'saksi-bitkisi'],
  ['fil ayı panda', 'pelus-oyuncak'],
  ['davul', 'muzik-aleti'],
  ['tarih', 'tarih-kitaplari'],
  ['okul', 'okul-cantasi defter kalem-kutusu', 'kalem'],
]
const meant = new Map(
  rows.flatMap(([words, first, next = '']) =>
    // What is read as one word is written with a line.
    words
      .split(' ')
      .map(
        (word) => [searchKey(word.replaceAll('_', ' ')), { first: first.split(' '), next: next.split(' ') }] as const,
      ),
  ),
)

/** The categories in which a word, in whatever form it was typed, is the thing itself; undefined for most words. */
export const meantCategories = (word: string): MeantCategories | undefined =>
  [searchKey(word), ...wordStems(word)].flatMap((form) => meant.get(form) ?? [])[0]
