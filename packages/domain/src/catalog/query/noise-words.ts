/** Folded filler words of queries, which describe no product. */
export const noiseWords: ReadonlySet<string> = new Set(
  [
    've ile icin bir en da de mi veya bu olan tum hepsi bana lazim istiyorum ariyorum',
    'for of the with and a an',
    // Questions: `hangi laptop alınır`, `en iyi robot süpürge hangisi`.
    'hangi hangisi hangileri ne neler nasil giyilir giyilmeli kullanilir yenir icilir alinir alinmali almali almaliyim secmeli secilir onerir onerirsiniz misiniz midir mudur olmali gerekir',
    // Recipients that do not restrict the product.
    'benim kendime esim esime esimin sevgilim sevgilime nisanlima kardesim kardesime arkadasim arkadasima ogretmenime ogretmenim komsuma yegenime torunuma torunum hediyelik',
    'urun kodu kod modelleri modeller fiyatlari fiyati fiyatlar cesitleri markalari onerisi onerileri tavsiye tavsiyesi satin al online urunleri urunler kaliteli iyi',
  ].flatMap((words) => words.split(' ')),
)
