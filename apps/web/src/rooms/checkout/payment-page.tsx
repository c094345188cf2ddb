import { type OrderContract, type PaymentStart } from '@market/domain'
import { Alert, Button, ButtonLink, Panel, Skeleton } from '@market/ui'
import { services } from '../../composition/tokens.ts'
import { useService } from '../../composition/use-service.ts'
import { definePage } from '../../routes/page.ts'
import { failureText } from '../../shell/failure-text.ts'
import * as css from './checkout.css.ts'
import { PaymentForm } from './payment-form.tsx'
import { checkoutTexts } from './texts.ts'
import { useLoaded } from '../../shell/use-loaded.ts'

const texts = checkoutTexts.payment

/** `/my/tr/odeme-yontemi`. */
export const page = definePage<null>({
  head: () => ({ title: texts.title, noindex: true }),
  shared: { fresh: 600, stale: 3600 },
  Component: PaymentPage,
})

function PaymentPage() {
  const payments = useService(services.PaymentGateway)
  const { answer, reload } = useLoaded<{ readonly start: PaymentStart; readonly contract: OrderContract }>(async () => {
    const [start, contract] = await Promise.all([payments.init(), payments.contract()])
    if (!start.ok) return start
    return contract.ok ? { ok: true, value: { start: start.value, contract: contract.value } } : contract
  })
  return (
    <>
      <h1 className={css.title}>{texts.title}</h1>
      {answer === undefined ? (
        <Panel aria-busy>
          <Skeleton />
          <Skeleton />
          <Skeleton />
        </Panel>
      ) : answer.ok ? (
        <PaymentForm start={answer.value.start} contract={answer.value.contract} reload={reload} />
      ) : (
        <Alert tone="error" announced>
          {failureText(answer.failure)}{' '}
          <Button variant="text" size="sm" onClick={reload}>
            {checkoutTexts.retry}
          </Button>{' '}
          <ButtonLink variant="text" size="sm" href="/my/tr/sepet">
            {checkoutTexts.toCart}
          </ButtonLink>
        </Alert>
      )}
    </>
  )
}
