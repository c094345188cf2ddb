export const texts = { commentNotFound: 'Yorum bulunamadı' }
