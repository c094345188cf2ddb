import { Button, TextLink } from '@market/ui'
import { services } from '../../composition/tokens.ts'
import { useService } from '../../composition/use-service.ts'
import * as css from './cookie-notice.css.ts'
import { cookieTexts as texts } from './cookie-texts.ts'

/** Asks once about what is not essential. Both answers stand side by side and weigh the same. */
export function CookieNotice() {
  const consent = useService(services.ConsentStore)
  return (
    <section className={css.notice} aria-label={texts.title}>
      <p className={css.text}>
        {texts.text} <TextLink href="/sayfa/cerez-politikasi.html">{texts.more}</TextLink>
      </p>
      <p className={css.answers}>
        <Button variant="secondary" onClick={() => consent.refuse()}>
          {texts.refuse}
        </Button>
        <Button variant="secondary" onClick={() => consent.accept()}>
          {texts.accept}
        </Button>
      </p>
    </section>
  )
}
