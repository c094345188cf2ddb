import type { TrackField } from '@market/domain'
import { Alert, Button, Link, TextField } from '@market/ui'
import { type FormEvent, useState } from 'react'
import { services } from '../../composition/tokens.ts'
import { useService } from '../../composition/use-service.ts'
import { ordersRoom } from './bind.ts'
import { failureText } from '../../shared/failure/failure-text.ts'
import * as css from './orders.css.ts'
import { orderTexts as texts } from './texts.ts'

interface TrackFormProps {
  /** To begin with. */
  readonly number: string
  /** Said from the start: why what was asked for by a link could not be shown. */
  readonly refused: string | undefined
  /** An order was found; this link opens it again. */
  readonly onFound: (link: string) => void
}

/** Asks for an order by its number and the e-mail address it was placed with. */
export function TrackForm({ number: known, refused, onFound }: TrackFormProps) {
  const trackOrder = useService(ordersRoom.trackOrder)
  const session = useService(services.SessionStore)
  const [number, setNumber] = useState(known)
  const [email, setEmail] = useState('')
  const [wrong, setWrong] = useState<ReadonlyMap<TrackField, string>>(new Map())
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState(refused)

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    setBusy(true)
    setProblem(undefined)
    setWrong(new Map())
    await session.start()
    const answer = await trackOrder({ orderNumber: number.toUpperCase(), email })
    setBusy(false)
    if (answer.ok) return onFound('link' in answer.value ? answer.value.link : answer.value.orderId)
    if (answer.failure.kind !== 'invalid') return setProblem(failureText(answer.failure))
    const names = { orderNumber: texts.number, email: texts.email }
    setWrong(
      new Map(
        answer.failure.problems.map(({ field, problem: kind }) => [
          field,
          kind === 'required' ? texts.missing(names[field]) : texts.invalid(names[field]),
        ]),
      ),
    )
  }
  return (
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
        error={wrong.get('orderNumber')}
        onChange={(event) => setNumber(event.target.value)}
      />
      <TextField
        label={texts.email}
        mark={texts.required}
        type="email"
        name="email"
        autoComplete="email"
        value={email}
        error={wrong.get('email')}
        onChange={(event) => setEmail(event.target.value)}
      />
      <Button type="submit" loading={busy}>
        {texts.show}
      </Button>
      <p className={css.back}>
        <Link href="/my/siparisler">{texts.ofMembers}</Link>
      </p>
    </form>
  )
}
