export const texts = {
  pageNotFound: 'Aradığınız sayfa bulunamadı.',
  versionNotFound: 'Metnin aradığınız sürümü bulunamadı.',
}
