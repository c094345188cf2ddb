import type { DeliveryTimes, Order, Parcel } from '@market/domain/orders'
import { failureText, Loaded, useAttemptKeys, useLoaded, useService } from '@market/react'
import { Alert, Button, Radio } from '@market/ui'
import { useState } from 'react'
import { services } from '../../../composition/tokens.ts'
import * as css from '../orders.css.ts'
import { weekdayOf } from '../returns/weekday-of.ts'
import { orderTexts } from '../texts.ts'

const texts = orderTexts.deliveryTime

interface DeliveryTimeChangeProps {
  readonly order: Order
  readonly parcel: Parcel
  readonly onOrder: (order: Order) => void
  readonly onStranger: (() => void) | undefined
}

/** Changes a parcel's delivery day and hours, until it is out for delivery. */
export function DeliveryTimeChange(props: DeliveryTimeChangeProps) {
  const [open, setOpen] = useState(false)
  if (open) return <TimeChoice {...props} onClose={() => setOpen(false)} />
  return (
    <p className={css.deliveryTime}>
      <Button variant="text" size="sm" icon="pencil" onClick={() => setOpen(true)}>
        {texts.change}
      </Button>
    </p>
  )
}

function TimeChoice({
  order: { orderId },
  parcel: { shopId, deliveryTime },
  onOrder,
  onStranger,
  onClose,
}: DeliveryTimeChangeProps & { readonly onClose: () => void }) {
  const orders = useService(services.OrderGateway)
  const notices = useService(services.NoticeStore)
  const { answer, reload } = useLoaded<DeliveryTimes>(async () => {
    const found = await orders.deliveryTimes({ orderId, shopId })
    if (!found.ok && found.failure.kind === 'not-found') onStranger?.()
    return found
  })
  const [day, setDay] = useState(deliveryTime?.day)
  const [from, setFrom] = useState(deliveryTime?.from)
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const keys = useAttemptKeys()

  const save = async () => {
    if (busy) return
    if (day === undefined || from === undefined) return setProblem(texts.choose)
    setBusy(true)
    setProblem(undefined)
    const idempotencyKey = keys.keyOf([orderId, String(shopId), day, String(from)])
    const moved = await orders.moveDelivery({ orderId, shopId, day, from, idempotencyKey })
    keys.answered(moved)
    setBusy(false)
    if (!moved.ok) return setProblem(failureText(moved.failure))
    notices.toast({ type: 'success', text: texts.saved })
    onOrder(moved.value)
    onClose()
  }
  return (
    <Loaded answer={answer} reload={reload}>
      {({ days, hours }) => (
        <div className={css.deliveryTime}>
          <fieldset className={css.address}>
            <legend>{texts.day}</legend>
            {days.map((one) => (
              <Radio
                key={one}
                name={`gun-${shopId}`}
                checked={day === one}
                onChange={() => setDay(one)}
                label={weekdayOf(one)}
              />
            ))}
          </fieldset>
          <fieldset className={css.address}>
            <legend>{texts.hours}</legend>
            {hours.map((one) => (
              <Radio
                key={one.from}
                name={`saat-${shopId}`}
                checked={from === one.from}
                onChange={() => setFrom(one.from)}
                label={texts.between(one.from, one.to)}
              />
            ))}
          </fieldset>
          {problem && (
            <Alert tone="error" announced>
              {problem}
            </Alert>
          )}
          <div className={css.cancelActions}>
            <Button size="sm" loading={busy} onClick={() => void save()}>
              {texts.save}
            </Button>
            <Button size="sm" variant="text" onClick={onClose}>
              {texts.close}
            </Button>
          </div>
        </div>
      )}
    </Loaded>
  )
}
