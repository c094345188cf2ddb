export const texts = {
  superDeal: 'Süper Fırsatlar',
  dealNotFound: 'Fırsat bulunamadı',
}
