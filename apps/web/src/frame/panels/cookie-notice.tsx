import { useService } from '@market/react'
import { Button, TextLink } from '@market/ui'
import { useEffect, useRef } from 'react'
import { services } from '../../composition/tokens.ts'
import * as css from './cookie-notice.css.ts'
import { cookieTexts as texts } from './cookie-texts.ts'

/**
 * Asks once for consent to non-essential cookies. Both answers are side by side, with equal weight. It comes right
 * after the skip link in tab order, and never covers the focused element.
 */
export function CookieNotice() {
  const consent = useService(services.ConsentStore)
  const notice = useRef<HTMLElement>(null)
  /** The button that reopened the notice; undefined if the notice opened by itself. */
  const opener = useRef<HTMLElement>(null)
  useEffect(() => {
    const { activeElement } = document
    if (!(activeElement instanceof HTMLElement) || !activeElement.matches('[data-reopens-notice]')) return
    opener.current = activeElement
    notice.current?.focus()
  }, [])
  const answer = (give: () => void) => {
    give()
    const next = opener.current ?? document.querySelector<HTMLElement>('#main')
    next?.focus({ preventScroll: true })
  }
  return (
    <section ref={notice} className={css.notice} aria-label={texts.title} tabIndex={-1}>
      <p className={css.text}>
        {texts.text} <TextLink href="/sayfa/cerez-politikasi.html">{texts.more}</TextLink>
      </p>
      <p className={css.answers}>
        <Button variant="secondary" onClick={() => answer(consent.refuse)}>
          {texts.refuse}
        </Button>
        <Button variant="secondary" onClick={() => answer(consent.accept)}>
          {texts.accept}
        </Button>
      </p>
    </section>
  )
}
