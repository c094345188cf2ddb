import type { Order } from '@market/domain/orders'
import { failureText, useAttemptKeys, useService } from '@market/react'
import { Alert, Button } from '@market/ui'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { services } from '../../composition/tokens.ts'
import { dateText, timeText } from '../../shared/time/date-text.ts'
import * as orderCss from '../../shared/order/order-view.css.ts'
import { orderTexts } from './texts.ts'

const texts = orderTexts.waiting
interface WaitingOrderProps {
  readonly order: Order
  readonly onOrder: (order: Order) => void
  readonly onStranger: (() => void) | undefined
}

/** An order that is not paid yet: until when it waits, and buttons to cancel it or to pay in another way. */
export function WaitingOrder({ order, onOrder, onStranger }: WaitingOrderProps) {
  const orders = useService(services.OrderGateway)
  const cart = useService(services.CartStore)
  const notices = useService(services.NoticeStore)
  const navigate = useNavigate()
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const keys = useAttemptKeys()

  const callOff = async (then: () => Promise<void>) => {
    if (busy) return
    setBusy(true)
    setProblem(undefined)
    const { orderId } = order
    const answer = await orders.callOff({ orderId, idempotencyKey: keys.keyOf(orderId) })
    keys.answered(answer)
    if (answer.ok) {
      await then()
      onOrder(answer.value)
    } else if (onStranger && answer.failure.kind === 'not-found') onStranger()
    else setProblem(failureText(answer.failure))
    setBusy(false)
  }
  const cancel = () =>
    callOff(async () => {
      notices.toast({ type: 'success', text: texts.cancelled })
    })
  // The order's stock is released before its products are added to the cart again.
  const payOtherwise = () =>
    callOff(async () => {
      const added = await cart.addOrder(order)
      if (!added.ok) notices.toast({ type: 'error', text: failureText(added.failure) })
      await navigate('/my/tr/sepet')
    })
  const ask = (way: 'other' | 'cancel', run: () => Promise<void>) =>
    notices.open({
      type: 'info',
      title: way === 'other' ? texts.otherTitle : texts.cancelTitle,
      text: way === 'other' ? texts.otherText : texts.cancelText,
      timeout: 0,
      actions: [
        { text: texts.keep, kind: 'secondary' },
        {
          text: way === 'other' ? texts.other : texts.cancel,
          kind: way === 'other' ? 'primary' : 'danger',
          run: () => void run(),
        },
      ],
    })
  const until = order.waitsUntil ?? order.createdAt
  return (
    <div className={orderCss.section}>
      {!order.transfer && <p className={orderCss.note}>{texts.until(dateText(until), timeText(until))}</p>}
      <div className={orderCss.buttons}>
        <Button variant="secondary" size="sm" loading={busy} onClick={() => ask('other', payOtherwise)}>
          {texts.other}
        </Button>
        <Button variant="text" size="sm" onClick={() => ask('cancel', cancel)}>
          {texts.cancel}
        </Button>
      </div>
      {problem && (
        <Alert tone="error" announced>
          {problem}
        </Alert>
      )}
    </div>
  )
}
