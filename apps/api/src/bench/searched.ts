/** Searches of shoppers. */
export const searched = [
  'kırmızı elbise', 'telefon', 'kahve makinesi', 'spor ayakkabı', 'bebek bezi', 'roman', 'kulaklik', 'çanta',
  'tencere seti', 'kedi maması', 'matkap', 'zeytinyağı', 'koşu bandı', 'laptop', 'şampuan', 'nevresim', 'bisiklet',
  'elbse', 'parfüm', 'lastik', 'masa lambası', 'boya kalemi', 'mont', 'oyuncak araba', 'peynir',
] // prettier-ignore
