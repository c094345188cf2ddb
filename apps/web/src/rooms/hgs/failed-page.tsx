import { ButtonLink, Icon } from '@market/ui'
import { definePage } from '../../page/page.ts'
import { usePaymentResult } from '../../shared/payment/use-payment-result.ts'
import * as css from './hgs.css.ts'
import { hgsTexts } from './texts.ts'

const texts = hgsTexts.failed

/** `/my/hgs/bakiye-yuklenemedi`: shows why a top-up failed, which is loaded from the API. */
export const page = definePage<null>({
  head: () => ({ title: texts.title, noindex: true }),
  shared: { fresh: 600, stale: 3600 },
  Component: FailedPage,
})

function FailedPage() {
  const answer = usePaymentResult()
  // The next attempt finds vehicle and amount by the failed payment.
  const named = answer ? location.search : ''
  const reason = answer?.ok ? answer.value.reason : undefined
  return (
    <div className={css.center}>
      <Icon name="warning-circle" filled size="xl" />
      <h1 className={css.title}>{texts.title}</h1>
      {reason && <p role="status">{reason}</p>}
      <p>{texts.text}</p>
      <p className={css.actions}>
        <ButtonLink href={`/my/hgs/bakiye-yukleme${named}`}>{texts.again}</ButtonLink>
        <ButtonLink href="/" variant="secondary">
          {texts.home}
        </ButtonLink>
      </p>
    </div>
  )
}
