import { Steps } from '@market/ui'
import { useLocation } from 'react-router-dom'
import { BasicFooter } from './basic-footer.tsx'
import { Frame } from './frame.tsx'
import { ShortHeader } from './short-header.tsx'
import { shortTexts as texts } from './short-texts.ts'
import * as css from './short.css.ts'

/** Addresses of the steps, in order; the last one has no way back. */
const addresses = ['/my/tr/sepet', '/my/tr/adres', '/my/tr/odeme-yontemi']

const [cart = ''] = addresses

/** Where the logo leads: to the cart, and from there home. */
export const checkoutHome = (pathname: string): string => (pathname === cart ? '/' : cart)

/** The checkout's frame: the logo leads back to the cart, and from the cart back to the shop; nothing else leads away. */
export function BasicLayout() {
  const { pathname } = useLocation()
  const steps = texts.steps.map((text, index) => ({ text, ...(addresses[index] && { href: addresses[index] }) }))
  return (
    <Frame
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
