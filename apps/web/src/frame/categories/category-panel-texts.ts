/** Texts of the category panel. */
export const categoryPanelTexts = {
  title: 'Kategoriler',
  label: 'Tüm kategoriler',
  all: (name: string) => `Tüm ${name} ürünleri`,
  children: (count: number) => `${count} alt kategori`,
  deal: 'Günün fırsatı',
  discount: 'Öne çıkan indirim',
  back: 'Geri',
  shops: 'Mağazalar',
} as const
