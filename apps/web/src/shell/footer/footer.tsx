import { Icon, Link, Logo, PaymentLogos, PerforatedEdge, VisuallyHidden } from '@market/ui'
import { services } from '../../composition/tokens.ts'
import { useService } from '../../composition/use-service.ts'
import { shellTexts } from '../texts.ts'
import * as css from './footer.css.ts'

const { footer: texts } = shellTexts

export function Footer() {
  const consent = useService(services.ConsentStore)
  return (
    <footer className={css.footer}>
      <PerforatedEdge side="top" color="header" />
      <div className={css.columns}>
        <div className={css.about}>
          <Logo name="Güvercin" line={shellTexts.motto} />
          <p className={css.text}>{texts.about}</p>
          <ul className={css.networks} aria-label={texts.social}>
            {texts.networks.map(([icon, name, href]) => (
              <li key={href}>
                <a href={href} target="_blank" rel="noopener" className={css.network}>
                  <Icon name={icon} label={`${name} ${texts.newTab}`} />
                </a>
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
        <div className={css.app}>
          <p className={css.title}>{texts.app}</p>
          {texts.stores.map(([icon, name, href]) => (
            <a key={href} href={href} target="_blank" rel="noopener" className={css.store}>
              <Icon name={icon} filled size="lg" />
              <span>
                <small>{texts.from}</small> {name} <VisuallyHidden>{texts.newTab}</VisuallyHidden>
              </span>
            </a>
          ))}
        </div>
      </div>
      <div className={css.bottom}>
        <PaymentLogos brands={['visa', 'mastercard', 'troy']} />
        <span>{texts.card}</span>
        <button type="button" className={css.consent} onClick={() => consent.reopen()}>
          {shellTexts.cookies.reopen}
        </button>
        <span className={css.copyright}>© 2026 Güvercin · Türkiye</span>
      </div>
    </footer>
  )
}
