import { useService } from '@market/react'
import { Link, Logo, PaymentLogos, PerforatedEdge } from '@market/ui'
import { services } from '../../composition/tokens.ts'
import { newTab } from '../../shared/link/new-tab.ts'
import { frameTexts } from '../texts.ts'
import { consent } from './consent-button.css.ts'
import * as css from './footer.css.ts'
import { footerTexts as texts } from './footer-texts.ts'

/** The whole content of the footer. */
export function FooterContent() {
  const { titleShort } = useService(services.Site)
  return (
    <>
      <PerforatedEdge side="top" color="headerDeep" />
      <div className={css.columns}>
        <div className={css.about}>
          <Logo name={titleShort} line={frameTexts.motto} />
          <p className={css.text}>{texts.about}</p>
          <ul className={css.networks} aria-label={texts.social}>
            {texts.networks.map(([icon, name, href]) => (
              <li key={icon}>
                <Link
                  href={href}
                  className={css.network[icon]}
                  target="_blank"
                  rel="noopener"
                  aria-label={`${name} ${newTab}`}
                />
              </li>
            ))}
          </ul>
        </div>
        {texts.columns.map(({ title, links }) => (
          <nav key={title} aria-label={title}>
            <p className={css.title}>{title}</p>
            <ul className={css.list}>
              {links.map(([text, href]) => (
                <li key={href}>
                  <Link href={href} className={css.link}>
                    {text}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        ))}
        <div>
          <p className={css.title}>{texts.mobileApp}</p>
          <ul className={css.apps}>
            {texts.apps.map(([icon, how, name, href]) => (
              <li key={icon}>
                <Link
                  href={href}
                  className={css.app[icon]}
                  target="_blank"
                  rel="noopener"
                  aria-label={`${how} ${name} ${newTab}`}
                >
                  <span>
                    <small className={css.how}>{how}</small> {name}
                  </span>
                </Link>
              </li>
            ))}
          </ul>
        </div>
      </div>
      <div className={css.bottom}>
        <PaymentLogos brands={['visa', 'mastercard', 'troy']} />
        <span className={css.card}>{texts.card}</span>
        <button type="button" className={consent} data-reopens-notice>
          {frameTexts.cookies.reopen}
        </button>
        <span className={css.copyright}>© 2026 {titleShort} · Türkiye</span>
      </div>
    </>
  )
}
