import { ButtonLink, Icon } from '@market/ui'
import { useEffect, useState } from 'react'
import { definePage } from '../../../page/page.ts'
import * as css from '../checkout.css.ts'
import { checkoutTexts } from '../texts.ts'

const texts = checkoutTexts.failedPage

/** `/my/siparis-tamamlanamadi`: cart and address are as they were, and what was typed is kept for the next attempt. */
export const page = definePage<null>({
  head: () => ({ title: texts.title, noindex: true }),
  shared: { fresh: 600, stale: 3600 },
  Component: FailedPage,
})

interface End {
  readonly reason: string
  /** The money had come too late and went back. */
  readonly refunded: boolean
}

export function FailedPage() {
  const [end, setEnd] = useState<End>()
  useEffect(() => {
    const { reason, refunded }: { readonly reason?: unknown; readonly refunded?: unknown } = Object(history.state?.usr)
    if (refunded !== undefined)
      setEnd({ reason: typeof reason === 'string' ? reason : '', refunded: refunded === true })
  }, [])
  // Opened by itself the page knows of no payment, and promises nothing about one.
  const text = !end ? texts.kept : end.refunded ? texts.refunded : texts.text
  return (
    <div className={css.center}>
      <Icon name="warning-circle" filled size="xl" />
      <h1 className={css.title}>{texts.title}</h1>
      {end?.reason && <p role="status">{end.reason}</p>}
      <p>{text}</p>
      <p className={css.actions}>
        {/* Money that went back was of goods which are gone, or were bought by another attempt: the cart says what is left. */}
        {!end?.refunded && <ButtonLink href="/my/tr/odeme-yontemi">{texts.again}</ButtonLink>}
        <ButtonLink href="/my/tr/sepet" variant={end?.refunded ? 'primary' : 'secondary'}>
          {texts.cart}
        </ButtonLink>
      </p>
    </div>
  )
}
