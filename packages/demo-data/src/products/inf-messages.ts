const unpacked = 'Garantinin geçerli olması için ürünü kutusundan yetkili servisin çıkarması gerekir.'

/** Notices for shoppers by product group, keyed by the slug of a category on the product's path. */
const messages: Readonly<Record<string, string>> = {
  'altin-taki': 'Altın fiyatları piyasaya göre değişir. Siparişiniz, onayladığınız andaki fiyattan tamamlanır.',
  mobilya: 'Ürün demonte gönderilir. Kurulum kılavuzu ve bağlantı parçaları kutusundadır.',
  buzdolabi: unpacked,
  'camasir-makinesi': unpacked,
  'bulasik-makinesi': unpacked,
  'derin-dondurucu': unpacked,
  'kurutma-makinesi': unpacked,
  klima: unpacked,
  'cinsel-saglik': 'Ürün, içeriği dışarıdan anlaşılmayan bir kutuyla gönderilir.',
}

export const infMessage = (way: readonly { readonly slug: string }[]): string | null =>
  way.map(({ slug }) => messages[slug]).find((text) => text !== undefined) ?? null
