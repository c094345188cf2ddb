import { Icon, Link, Logo, PerforatedEdge, Steps } from '@market/ui'
import { useLocation } from 'react-router-dom'
import { shellTexts } from '../texts.ts'
import { Frame } from './frame.tsx'
import * as css from './layout.css.ts'

const { checkout: texts } = shellTexts
/** Addresses of the steps, in order; the last one has no way back. */
const addresses = ['/my/tr/sepet', '/my/tr/adres', '/my/tr/odeme-yontemi']

/** The checkout's frame: the logo leads back to the cart, nothing else leads away. */
export function BasicLayout() {
  const { pathname } = useLocation()
  const steps = texts.steps.map((text, index) => ({ text, ...(addresses[index] && { href: addresses[index] }) }))
  return (
    <Frame
      header={
        <header className={css.basicHeader}>
          <div className={css.basicBar}>
            <Link href="/my/tr/sepet" className={css.logoLink}>
              <Logo name="Güvercin" line={shellTexts.motto} />
            </Link>
            <div className={css.steps}>
              <Steps label={texts.label} steps={steps} current={addresses.indexOf(pathname)} />
            </div>
            <span className={css.secure}>
              <Icon name="lock" filled size="md" />
              {texts.secure}
            </span>
          </div>
          <PerforatedEdge side="bottom" color="header" />
        </header>
      }
      footer={
        <footer className={css.basicFooter}>
          {texts.links.map(([text, href]) => (
            <Link key={href} href={href}>
              {text}
            </Link>
          ))}
          <span>© Güvercin</span>
        </footer>
      }
    />
  )
}
