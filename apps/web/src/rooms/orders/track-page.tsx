import { isEmail, type Order, orderId } from '@market/domain'
import { Alert, Button, TextField } from '@market/ui'
import { type FormEvent, useState } from 'react'
import { services } from '../../composition/tokens.ts'
import { useService } from '../../composition/use-service.ts'
import { definePage } from '../../routes/page.ts'
import { failureText } from '../../shell/failure-text.ts'
import { OrderView } from '../../shell/order/order-view.tsx'
import { GuestCancel } from './guest-cancel.tsx'
import * as css from './orders.css.ts'
import { orderTexts as texts } from './texts.ts'

/** `/my/siparis-takip`: an order by its number and the e-mail address it was placed with. */
export const page = definePage<null>({
  head: () => ({ title: texts.track, description: texts.trackNote }),
  shared: { fresh: 600, stale: 3600 },
  Component: TrackPage,
})

function TrackPage() {
  const gateway = useService(services.OrderGateway)
  const session = useService(services.SessionStore)
  const [number, setNumber] = useState('')
  const [email, setEmail] = useState('')
  const [tried, setTried] = useState(false)
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const [order, setOrder] = useState<Order>()
  const address = email.replaceAll(/\s/g, '')
  const named = number.trim().toUpperCase()

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (busy || named === '' || !isEmail(address)) return
    setBusy(true)
    setProblem(undefined)
    await session.start()
    const answer = await gateway.guestTrack({ orderId: orderId(named), email: address })
    setBusy(false)
    if (answer.ok) setOrder(answer.value)
    else setProblem(failureText(answer.failure))
  }
  const refresh = async () => {
    const answer = await gateway.guestTrack({ orderId: orderId(named), email: address })
    if (answer.ok) setOrder(answer.value)
  }
  return (
    <>
      <form className={css.box} method="dialog" noValidate onSubmit={(event) => void submit(event)}>
        <h1 className={css.title}>{texts.track}</h1>
        <p className={css.note}>{texts.trackNote}</p>
        {problem && (
          <Alert tone="error" announced>
            {problem}
          </Alert>
        )}
        <TextField
          label={texts.number}
          mark={texts.required}
          name="order"
          autoComplete="off"
          value={number}
          error={tried && named === '' ? texts.missing(texts.number) : undefined}
          onChange={(event) => setNumber(event.target.value)}
        />
        <TextField
          label={texts.email}
          mark={texts.required}
          type="email"
          name="email"
          autoComplete="email"
          value={email}
          error={tried && !isEmail(address) ? texts.invalid(texts.email) : undefined}
          onChange={(event) => setEmail(event.target.value)}
        />
        <Button type="submit" loading={busy}>
          {texts.show}
        </Button>
      </form>
      {order && (
        <OrderView order={order}>
          {order.givable && (
            <GuestCancel key={order.orderId} order={order} email={address} done={() => void refresh()} />
          )}
        </OrderView>
      )}
    </>
  )
}
