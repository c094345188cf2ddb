import { ButtonLink, Icon } from '@market/ui'
import { useEffect, useState } from 'react'
import { definePage } from '../../routes/page.ts'
import * as css from './checkout.css.ts'
import { checkoutTexts } from './texts.ts'

const texts = checkoutTexts.failedPage

/** `/my/siparis-tamamlanamadi`: nothing was charged; cart and address are as they were. */
export const page = definePage<null>({
  head: () => ({ title: texts.title, noindex: true }),
  shared: { fresh: 600, stale: 3600 },
  Component: FailedPage,
})

function FailedPage() {
  const [reason, setReason] = useState<string>()
  useEffect(() => {
    const state: unknown = history.state?.usr
    if (typeof state === 'object' && state !== null && 'reason' in state && typeof state.reason === 'string')
      setReason(state.reason)
  }, [])
  return (
    <div className={css.center}>
      <Icon name="warning-circle" filled size="xl" />
      <h1 className={css.title}>{texts.title}</h1>
      {reason && <p role="status">{reason}</p>}
      <p>{texts.text}</p>
      <p className={css.actions}>
        <ButtonLink href="/my/tr/odeme-yontemi">{texts.again}</ButtonLink>
        <ButtonLink href="/my/tr/sepet" variant="secondary">
          {texts.cart}
        </ButtonLink>
      </p>
    </div>
  )
}
