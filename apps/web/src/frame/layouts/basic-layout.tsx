import { Steps } from '@market/ui'
import { useLocation } from 'react-router-dom'
import { BasicFooter } from './basic-footer.tsx'
import { Frame } from './frame.tsx'
import { ShortHeader } from './short-header.tsx'
import { shortTexts as texts } from './short-texts.ts'
import * as css from './short.css.ts'

/** Addresses of the steps, in order; the last step, the confirmation, has none. */
const addresses = ['/my/tr/sepet', '/my/tr/adres', '/my/tr/odeme-yontemi']

const [cart = ''] = addresses

/** Target of the logo: the cart, and on the cart's page the home page. */
export const checkoutHome = (pathname: string): string => (pathname === cart ? '/' : cart)

/**
 * The checkout's layout. Its only link away is the logo, which leads back to the cart, and from the cart to the home
 * page.
 */
export function BasicLayout() {
  const { pathname } = useLocation()
  const steps = texts.steps.map((text, index) => ({ text, ...(addresses[index] && { href: addresses[index] }) }))
  return (
    <Frame
      tall
      header={
        <ShortHeader home={checkoutHome(pathname)}>
          <div className={css.steps}>
            <Steps label={texts.label} steps={steps} current={addresses.indexOf(pathname)} />
          </div>
        </ShortHeader>
      }
      footer={<BasicFooter />}
    />
  )
}
