/** What is true of every device. */
export const deviceSentences = [
  'Kutudan Türkçe kullanım kılavuzu ve faturası çıkar',
  '{brand} ürünleri iki yıl garanti kapsamındadır',
]
