import { TabLinks } from '@market/ui'
import { useLocation } from 'react-router-dom'
import { useAllowed } from '../frame/nav.tsx'
import * as css from '../list/list.css.ts'
import { shopPages } from './shop-pages.ts'

/** The pages of *Mağaza ve ekip* that the role allows. */
export function ShopTabs() {
  const { pathname } = useLocation()
  const pages = useAllowed([{ href: '/magaza', text: 'Mağaza' }, ...shopPages])
  return (
    <div className={css.panel}>
      <TabLinks
        label="Mağaza ve ekip"
        links={pages.map(({ href, text }) => ({ href, text, current: pathname === href }))}
      />
    </div>
  )
}
