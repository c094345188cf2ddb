import { trackProblems } from '@market/domain/orders'
import { useForm, useService } from '@market/react'
import { Alert, Button, Link, TextField } from '@market/ui'
import { services } from '../../composition/tokens.ts'
import { ordersRoom } from './bind.ts'
import * as css from './orders.css.ts'
import { orderTexts as texts } from './texts.ts'

interface TrackFormProps {
  /** Initial value of the order number. */
  readonly number: string
  /** Error shown from the start: why the order of a link could not be shown. */
  readonly refused: string | undefined
  /** Called when an order was found, with the link that opens it again. */
  readonly onFound: (link: string) => void
}

const labels = { orderNumber: texts.number, email: texts.email }

/** A form that finds an order by its number and the e-mail address of the purchase. */
export function TrackForm({ number, refused, onFound }: TrackFormProps) {
  const trackOrder = useService(ordersRoom.trackOrder)
  const session = useService(services.SessionStore)
  const {
    field,
    submit,
    busy,
    refused: problem = refused,
  } = useForm(
    { orderNumber: number, email: '' },
    {
      id: 'takip',
      labels,
      problems: trackProblems,
      send: async ({ orderNumber, email }) => {
        await session.start()
        return trackOrder({ orderNumber, email })
      },
      onSent: (found) => onFound('link' in found ? found.link : found.orderId),
    },
  )
  return (
    <form className={css.box} method="dialog" noValidate onSubmit={(event) => void submit(event)}>
      <h1 className={css.title}>{texts.track}</h1>
      <p className={css.note}>{texts.trackNote}</p>
      {problem && (
        <Alert tone="error" announced>
          {problem}
        </Alert>
      )}
      <TextField {...field('orderNumber')} mark={texts.required} autoComplete="off" />
      <TextField {...field('email')} mark={texts.required} type="email" autoComplete="email" />
      <Button type="submit" loading={busy}>
        {texts.show}
      </Button>
      <p className={css.back}>
        <Link href="/my/siparisler">{texts.ofMembers}</Link>
      </p>
    </form>
  )
}
