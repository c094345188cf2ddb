import type { Head } from '../routes/page.ts'

export const errorTitle = 'Sayfaya Ulaşılamıyor'
export const errorHead = (status: number): Head => ({
  title: status === 404 ? 'Sayfa bulunamadı' : errorTitle,
  noindex: true,
})
