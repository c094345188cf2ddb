/** The law's limits by category, as the specification of instalments changes: a newer row replaces an older one. */
export const installmentLimits: readonly {
  readonly category_id: number
  readonly max: number
  readonly reason: string
}[] = [
  { category_id: 1, max: 4, reason: 'Sepetinizde elektronik ürün olduğu için taksit sayısı en fazla 4’tür.' },
  { category_id: 10101, max: 1, reason: 'Yeni telefonlarda yasal düzenleme gereği taksit yapılamaz.' },
  { category_id: 102, max: 12, reason: 'Bilgisayarlarda taksit sayısı en fazla 12’dir.' },
  { category_id: 10203, max: 6, reason: 'Tabletlerde taksit sayısı en fazla 6’dır.' },
  { category_id: 105, max: 9, reason: 'Beyaz eşyada taksit sayısı en fazla 9’dur.' },
  { category_id: 20503, max: 1, reason: 'Altın ve mücevherde yasal düzenleme gereği taksit yapılamaz.' },
  { category_id: 8, max: 1, reason: 'Gıdada yasal düzenleme gereği taksit yapılamaz.' },
  { category_id: 805, max: 12, reason: 'Taksit sayısı en fazla 12’dir.' },
]
