import { succeed } from '@market/domain/kernel'
import { isSameLine } from '@market/domain/cart'
import { maxReturnPhotos, type Order } from '@market/domain/orders'
import { failureText, useService, useStream } from '@market/react'
import { type CancelProblem, cancelView } from '@market/stores'
import { Alert, Button, Skeleton } from '@market/ui'
import { type FormEvent, useEffect, useEffectEvent, useState } from 'react'
import { services } from '../../composition/tokens.ts'
import { ordersRoom } from './bind.ts'
import { usePhotos } from '../../shared/review/use-photos.ts'
import { PhotoPicker } from '../../shared/review/photo-picker.tsx'
import { CancelRow } from './cancel-row.tsx'
import { ExchangeChoice } from './returns/exchange-choice.tsx'
import { ExchangePlace } from './returns/exchange-place.tsx'
import { ReturnWay } from './returns/return-way.tsx'
import { weekdayOf } from './returns/weekday-of.ts'
import { refundSentences } from './refund-sentences.ts'
import * as css from './orders.css.ts'
import { orderTexts } from './texts.ts'

const texts = orderTexts.cancel

const textOf = (problem: CancelProblem): string =>
  problem.kind === 'failure' ? failureText(problem.failure) : texts.problems[problem.field]

interface CancelPanelProps {
  readonly order: Order
  /** Called after lines were given back, so that the order is loaded again. */
  readonly done: () => void
  /** Ids of returns that were withdrawn since, whose messages are hidden. */
  readonly withdrawn: readonly string[]
  /** Open at once, because the shopper requested it before verifying the address. */
  readonly begun?: boolean
  /**
   * Set if the order belongs to another session: called instead of opening, because the address must be verified first.
   */
  readonly onStranger?: (() => void) | undefined
}

/** Cancels or returns lines of an order: choose lines, see the refund, then confirm. */
export function CancelPanel({ order, done, withdrawn, begun = false, onStranger }: CancelPanelProps) {
  const makeCancel = useService(ordersRoom.makeCancel)
  const now = useService(services.Clock).now()
  const cancels = useService(services.CancelGateway)
  const [cancel] = useState(() => makeCancel(order.orderId))
  const form = useStream(cancel.state)
  const { open, busy, choices, lines, summary, finished, pickupDay } = form
  const { kind, returnable, exchangeable, exchange, choosing, exchangeAt, doorDay } = cancelView(form, now)
  const problem = form.problem && textOf(form.problem)
  const told = finished && !withdrawn.includes(finished.cancelId) ? finished : undefined
  /** Whether there is a request that was not withdrawn, made in this visit or earlier. */
  const hasRequest = told !== undefined || order.cancellations.some(({ status }) => status !== 'refused')
  const photos = usePhotos({
    most: maxReturnPhotos,
    kept: async () => succeed([]),
    add: (file) => cancels.addPhoto(order.orderId, file),
  })
  const begin = async () => {
    photos.clear()
    if (!(await cancel.open(onStranger !== undefined))) onStranger?.()
  }
  const beginAtOnce = useEffectEvent(begin)
  useEffect(() => {
    if (begun) void beginAtOnce()
  }, [begun])
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (await cancel.submit(photos.settle)) done()
  }

  if (!open)
    return (
      <>
        {told && (
          <Alert tone="success" announced>
            {told.statusText}. {refundSentences(told).join(' ')}
          </Alert>
        )}
        {order.givable && (
          <Button variant="secondary" size="sm" className={css.cancelButton} onClick={() => void begin()}>
            {hasRequest ? texts.openAgain : texts.open}
          </Button>
        )}
      </>
    )
  return (
    <form
      className={css.cancel}
      method="dialog"
      noValidate
      aria-label={texts.open}
      onSubmit={(event) => void submit(event)}
    >
      {!choices && !problem && <Skeleton />}
      {choices?.items.length === 0 && <p className={css.note}>{texts.nothing}</p>}
      {choices?.items.map((item) => (
        <CancelRow
          key={`${item.productId};${item.attrId}`}
          item={item}
          reasons={choices.reasons.filter((reason) => reason.kind === item.kind)}
          line={lines.find((line) => isSameLine(line, item))}
          onChange={(line) => cancel.enter({ type: 'chosen', item, line })}
        />
      ))}
      {exchangeable && (
        <ExchangeChoice
          item={exchangeable}
          exchangeFor={choosing ? '' : exchange?.attrId}
          onChange={(wanted) => cancel.enter({ type: 'exchange', for: wanted })}
        />
      )}
      {kind === 'return' && lines.length > 0 && <PhotoPicker of={photos} />}
      {exchange && exchangeAt && <ExchangePlace at={exchangeAt} askedAt={now} />}
      {kind === 'return' && lines.length > 0 && !exchange && returnable > 1 && (
        <p className={css.note}>{texts.way.oneParcel}</p>
      )}
      {kind === 'return' && lines.length > 0 && !(exchange && exchangeAt) && (
        <ReturnWay
          order={order}
          pickupDay={pickupDay}
          onChange={(day) => cancel.enter({ type: 'pickup-day', day })}
          atDoor={exchange !== undefined}
        />
      )}
      {!choosing && (exchange ?? summary) && (
        <Alert tone="next" announced>
          {exchange
            ? exchangeAt
              ? texts.exchange.saidAt(exchange.name, weekdayOf(exchangeAt.from))
              : texts.exchange.said(exchange.name, weekdayOf(doorDay))
            : summary && refundSentences(summary).join(' ')}
        </Alert>
      )}
      {problem && (
        <Alert tone="error" announced>
          {problem}
        </Alert>
      )}
      <div className={css.cancelActions}>
        <Button type="submit" loading={busy} disabled={!choices}>
          {texts.confirm[exchange || choosing ? 'exchange' : kind]}
        </Button>
        <Button variant="text" onClick={() => cancel.enter({ type: 'closed' })}>
          {texts.close}
        </Button>
      </div>
    </form>
  )
}
