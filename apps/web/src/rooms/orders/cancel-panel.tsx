import { type GatewayFailure, type InvalidForm, succeed } from '@market/domain/kernel'
import { isSameLine } from '@market/domain/cart'
import {
  cancelProblems,
  type CancelField,
  type CancelLine,
  maxReturnPhotos,
  type Order,
  pickupDays,
} from '@market/domain/orders'
import { failureText, useAttemptKeys, useService } from '@market/react'
import { Alert, Button, Skeleton } from '@market/ui'
import { type FormEvent, useEffect, useEffectEvent, useReducer, useState } from 'react'
import { services } from '../../composition/tokens.ts'
import { ordersRoom } from './bind.ts'
import { usePhotos } from '../../shared/review/use-photos.ts'
import { PhotoPicker } from '../../shared/review/photo-picker.tsx'
import { cancelForm, closedCancelForm, refundKey } from './cancel-form.ts'
import { CancelRow } from './cancel-row.tsx'
import { ExchangeChoice } from './returns/exchange-choice.tsx'
import { ExchangePlace } from './returns/exchange-place.tsx'
import { ReturnWay } from './returns/return-way.tsx'
import { weekdayOf } from './returns/weekday-of.ts'
import { refundSentences } from './refund-sentences.ts'
import * as css from './orders.css.ts'
import { orderTexts } from './texts.ts'

const texts = orderTexts.cancel

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
  const startCancel = useService(ordersRoom.startCancel)
  const previewCancel = useService(ordersRoom.previewCancel)
  const cancelOrder = useService(ordersRoom.cancelOrder)
  const exchangeLine = useService(ordersRoom.exchangeLine)
  const clock = useService(services.Clock)
  const cancels = useService(services.CancelGateway)
  const [{ open, busy, choices, lines, summary, finished, problem }, send] = useReducer(cancelForm, closedCancelForm)
  const told = finished && !withdrawn.includes(finished.cancelId) ? finished : undefined
  /** Whether there is a request that was not withdrawn, made in this visit or earlier. */
  const hasRequest = told !== undefined || order.cancellations.some(({ status }) => status !== 'refused')
  const [pickupDay, setPickupDay] = useState<string>()
  const [exchangeFor, setExchangeFor] = useState<string>()
  const photos = usePhotos({
    most: maxReturnPhotos,
    kept: async () => succeed([]),
    add: (file) => cancels.addPhoto(order.orderId, file),
  })
  const keys = useAttemptKeys()

  const fail = (failure: GatewayFailure | InvalidForm<CancelField | 'email'>) =>
    send({
      type: 'failed',
      problem:
        failure.kind === 'invalid' ? texts.problems[failure.problems[0]?.field ?? 'lines'] : failureText(failure),
    })
  const begin = async () => {
    send({ type: 'opened' })
    setPickupDay(undefined)
    setExchangeFor(undefined)
    photos.clear()
    const answer = await startCancel({ orderId: order.orderId })
    if (answer.ok) send({ type: 'choices', choices: answer.value })
    else if (onStranger && answer.failure.kind === 'not-found') onStranger()
    else fail(answer.failure)
  }
  const beginAtOnce = useEffectEvent(begin)
  useEffect(() => {
    if (begun) void beginAtOnce()
  }, [begun])
  const preview = async (chosen: readonly CancelLine[]) => {
    if (!choices) return
    send({ type: 'sent' })
    const answer = await previewCancel({ orderId: order.orderId, lines: chosen }, choices)
    if (answer.ok) send({ type: 'summary', of: chosen, summary: answer.value })
    else fail(answer.failure)
  }
  // The refund is loaded as soon as the selection is complete, so that the next click confirms it.
  const complete = choices !== undefined && cancelProblems(lines, choices).length === 0
  const previewKey = complete ? refundKey(lines) : ''
  const previewChosen = useEffectEvent(() => preview(lines))
  useEffect(() => {
    if (previewKey !== '') void previewChosen()
  }, [previewKey])
  const kind = choices?.items.find((item) => isSameLine(item, lines[0] ?? item))?.kind ?? 'cancel'
  const returnable = choices?.items.filter((item) => item.kind === 'return').length ?? 0
  const [chosen] = lines
  // Only a single line with all its units can be exchanged; the stock for it may have changed since it was chosen.
  const exchangeable =
    chosen && lines.length === 1
      ? choices?.items.find(
          (item) => isSameLine(item, chosen) && item.quantity === chosen.quantity && item.exchangeFor.length > 0,
        )
      : undefined
  const exchange = exchangeable?.exchangeFor.find(({ attrId }) => attrId === exchangeFor)
  /** The shopper wants an exchange but has not chosen a size, or the chosen one is no longer available. */
  const choosing = exchangeable !== undefined && exchangeFor !== undefined && exchange === undefined
  const exchangeAt = exchangeable?.exchangeAt ?? null
  const doorDay = pickupDay ?? pickupDays(clock.now())[0] ?? ''
  const sendExchange = async (typed: CancelLine, wish: string) => {
    if (!choices) return
    send({ type: 'sent' })
    const shown = await photos.settle()
    if (!shown.ok) return fail(shown.failure)
    const way = exchangeAt ? {} : { pickupDay: doorDay }
    const request = { orderId: order.orderId, line: typed, exchangeFor: wish, ...way, photos: shown.value }
    const answer = await exchangeLine({ ...request, idempotencyKey: keys.keyOf(request) }, choices)
    keys.answered(answer)
    if (answer.ok) {
      send({ type: 'finished', finished: answer.value })
      return done()
    }
    fail(answer.failure)
    // The last unit is gone, so load the sizes that are still available.
    const left = await startCancel({ orderId: order.orderId })
    if (left.ok) send({ type: 'choices', choices: left.value })
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (busy || !choices) return
    if (choosing) return send({ type: 'failed', problem: texts.problems.choice })
    if (exchange && chosen) return sendExchange(chosen, exchange.attrId)
    if (!summary) return preview(lines)
    send({ type: 'sent' })
    const shown = await (kind === 'return' ? photos.settle() : succeed(undefined))
    if (!shown.ok) return fail(shown.failure)
    const expected = { total: summary.total, giftCode: summary.giftCode }
    const request = {
      orderId: order.orderId,
      lines,
      expected,
      ...(kind === 'return' && { pickupDay, photos: shown.value }),
    }
    const answer = await cancelOrder({ ...request, idempotencyKey: keys.keyOf(request) }, choices)
    keys.answered(answer)
    if (!answer.ok) {
      // Another tab has given lines back: the new refund is shown, and another click confirms it.
      if (answer.failure.kind === 'refused' && answer.failure.status === 409) await preview(lines)
      return fail(answer.failure)
    }
    send({ type: 'finished', finished: answer.value })
    done()
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
          line={lines.find((line) => line.productId === item.productId && line.attrId === item.attrId)}
          onChange={(line) => send({ type: 'chosen', item, line })}
        />
      ))}
      {exchangeable && (
        <ExchangeChoice item={exchangeable} exchangeFor={choosing ? '' : exchange?.attrId} onChange={setExchangeFor} />
      )}
      {kind === 'return' && lines.length > 0 && <PhotoPicker of={photos} />}
      {exchange && exchangeAt && <ExchangePlace at={exchangeAt} askedAt={clock.now()} />}
      {kind === 'return' && lines.length > 0 && !exchange && returnable > 1 && (
        <p className={css.note}>{texts.way.oneParcel}</p>
      )}
      {kind === 'return' && lines.length > 0 && !(exchange && exchangeAt) && (
        <ReturnWay order={order} pickupDay={pickupDay} onChange={setPickupDay} atDoor={exchange !== undefined} />
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
          {exchange || choosing ? texts.confirm.exchange : summary ? texts.confirm[kind] : texts.preview}
        </Button>
        <Button variant="text" onClick={() => send({ type: 'closed' })}>
          {texts.close}
        </Button>
      </div>
    </form>
  )
}
