import type { PageProblem } from './page-failure.ts'
import type { Head } from './page.ts'

const errorTitle = 'Sayfaya Ulaşılamıyor'
/** For a 404 the title names the missing thing, such as a product or a campaign. */
export const errorHead = ({ status, message }: PageProblem): Head => ({
  title: status === 404 ? message.replace(/\.$/, '') || 'Sayfa bulunamadı' : errorTitle,
  noindex: true,
})
