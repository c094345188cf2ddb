import { Icon, Link, Logo, PerforatedEdge } from '@market/ui'
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
      </div>
      <div className={css.bottom}>
        <Icon name="shield-check" />
        <span>{texts.card}</span>
        <button type="button" className={css.consent} onClick={() => consent.reopen()}>
          {shellTexts.cookies.reopen}
        </button>
        <span className={css.copyright}>© 2026 Güvercin · Türkiye</span>
      </div>
    </footer>
  )
}
