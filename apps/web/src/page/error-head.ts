import type { PageProblem } from './page-failure.ts'
import type { Head } from './page.ts'

const errorTitle = 'Sayfaya Ulaşılamıyor'
/** For a 404 the message names the missing thing: a product, a campaign. */
export const errorHead = ({ status, message }: PageProblem): Head => ({
  title: status === 404 ? message.replace(/\.$/, '') || 'Sayfa bulunamadı' : errorTitle,
  noindex: true,
})
