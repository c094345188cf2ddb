import { searchKey } from '../../text/search-key.ts'

/** Folded filler words of queries, which describe no product. */
const noiseWords: ReadonlySet<string> = new Set(
  [
    've ile icin bir en da de mi veya bu olan tum hepsi bana lazim istiyorum ariyorum',
    'for of the with and a an i my some want need looking buy size please',
    // Questions: `hangi laptop alınır`, `en iyi robot süpürge hangisi`.
    'hangi hangisi hangileri ne neler nasil giyilir giyilmeli kullanilir yenir icilir alinir alinmali almali almaliyim secmeli secilir onerir onerirsiniz misiniz midir mudur olmali gerekir olur gerek gerekiyor gelir yarar yakisir uyar yapmak almak alayim alsam alabilirim nedir hangisini acaba var yok daha cok gibi sey kac',
    // Recipients that do not restrict the product.
    'benim kendime kardesim kardesime arkadasim arkadasima ogretmenime ogretmenim komsuma yegenime torunuma torunum hediyelik',
    'urun kodu kod modelleri modeller fiyatlari fiyati fiyatlar cesitleri markalari onerisi onerileri tavsiye tavsiyesi satin al online urunleri urunler kaliteli iyi',
  ].flatMap((words) => words.split(' ')),
)

const question = /(?<=^| )(?:hangi|hangisi|hangileri|ne|neler|nasil|m[iu]|m[iu]dir)(?= |$)/

/** Whether a text asks a question, whose verbs describe no product. */
export const asksQuestion = (text: string): boolean =>
  question.test(
    searchKey(text)
      .split(/[^\p{L}\p{N}]+/u)
      .join(' '),
  )

/**
 * Endings of verbs that shoppers tell something with: `tüy döküyor`, `dişi çıkarken`, `kullanabilirim`, `giyilecek`.
 */
const verb = /^.{3,}(?:[iu]yor|[iu]yorum|[ae]bilirim|[aeiu]rken|[ae]cag[iu]m|[iu][ln][ae]c[ae]k)$/

/** Whether a folded word describes no product. */
export const isNoise = (key: string): boolean => noiseWords.has(key) || verb.test(key)
