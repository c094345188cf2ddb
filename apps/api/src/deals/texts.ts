export const texts = { dealNotFound: 'Fırsat bulunamadı' }
