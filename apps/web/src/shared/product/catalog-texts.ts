/** Texts that several pages of the catalogue share. */
export const catalogTexts = {
  problems: { notFound: 'Ürün bulunamadı', unavailable: '' },
  home: 'Ana Sayfa',
  breadcrumb: 'Sayfa yolu',
  products: 'Ürünler',
  comments: 'Değerlendirmeler',
  shopFacts: (city: string, count: string) => `${city} · ${count} ürün`,
  days: (count: number) => `${count} gün`,
} as const
