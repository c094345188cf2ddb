import { useService } from '@market/react'
import { Link, PaymentLogos } from '@market/ui'
import { services } from '../../composition/tokens.ts'
import { ConsentButton } from '../footer/consent-button.tsx'
import { shortTexts } from './short-texts.ts'
import * as css from './short.css.ts'

/** The short footer of the checkout and similar pages, without links to the rest of the shop. */
export function BasicFooter() {
  const { titleShort } = useService(services.Site)
  return (
    <footer className={css.basicFooter}>
      <PaymentLogos brands={['visa', 'mastercard', 'troy']} />
      {shortTexts.links.map(([text, href]) => (
        <Link key={href} href={href}>
          {text}
        </Link>
      ))}
      <ConsentButton />
      <span className={css.copyright}>© 2026 {titleShort}</span>
    </footer>
  )
}
