import type { PageProblem } from './page-failure.ts'
import type { Head } from './page.ts'

const errorTitle = 'Sayfaya Ulaşılamıyor'
/** Of what is not there the message says what it was: a product, a campaign. */
export const errorHead = ({ status, message }: PageProblem): Head => ({
  title: status === 404 ? message.replace(/\.$/, '') || 'Sayfa bulunamadı' : errorTitle,
  noindex: true,
})
