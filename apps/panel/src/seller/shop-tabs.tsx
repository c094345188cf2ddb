import { TabLinks } from '@market/ui'
import { useLocation } from 'react-router-dom'
import { useMay } from '../desk/use-desk.ts'
import * as css from '../list/list.css.ts'

const tabs = [
  { href: '/magaza', text: 'Mağaza', needs: undefined },
  { href: '/magaza/belgeler', text: 'Belgeler ve sözleşme', needs: undefined },
  { href: '/magaza/ekip', text: 'Ekip ve anahtarlar', needs: 'team.manage' },
  { href: '/magaza/mesajlar', text: 'Mesajlar', needs: undefined },
] as const

/** The pages of *Mağaza ve ekip* that the role allows. */
export function ShopTabs() {
  const { pathname } = useLocation()
  const may = useMay()
  return (
    <div className={css.panel}>
      <TabLinks
        label="Mağaza ve ekip"
        links={tabs
          .filter(({ needs }) => needs === undefined || may(needs))
          .map(({ href, text }) => ({ href, text, current: pathname === href }))}
      />
    </div>
  )
}
