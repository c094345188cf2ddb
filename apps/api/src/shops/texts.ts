export const texts = { shopNotFound: 'Mağaza bulunamadı' }
