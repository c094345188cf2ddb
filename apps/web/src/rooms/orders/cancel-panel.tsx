import type {
  CancelChoices,
  CancelDetails,
  CancelLine,
  CancelSummary,
  GatewayFailure,
  InvalidForm,
  CancelField,
  Order,
} from '@market/domain'
import { Alert, Button, Skeleton } from '@market/ui'
import { type FormEvent, useEffect, useEffectEvent, useState } from 'react'
import { useService } from '../../composition/use-service.ts'
import { ordersRoom } from './bind.ts'
import { failureText } from '../../shared/failure/failure-text.ts'
import { useAttemptKeys } from '../../shared/form/use-attempt-keys.ts'
import { CancelRow } from './cancel-row.tsx'
import { refundSentences } from './refund-sentences.ts'
import * as css from './orders.css.ts'
import { orderTexts } from './texts.ts'

const texts = orderTexts.cancel

interface CancelPanelProps {
  readonly order: Order
  /** Something was given back: the order is another one. */
  readonly done: () => void
  /** Opens at once: the shopper asked before proving the address. */
  readonly begun?: boolean
  /** The order is not this session's: nothing can be given back before the address is proven. */
  readonly onStranger?: (() => void) | undefined
}

/** Cancels or sends back lines of an order: choose, see what is refunded, then confirm. */
export function CancelPanel({ order, done, begun = false, onStranger }: CancelPanelProps) {
  const startCancel = useService(ordersRoom.startCancel)
  const previewCancel = useService(ordersRoom.previewCancel)
  const cancelOrder = useService(ordersRoom.cancelOrder)
  const [choices, setChoices] = useState<CancelChoices>()
  const [lines, setLines] = useState<readonly CancelLine[]>([])
  const [summary, setSummary] = useState<CancelSummary>()
  const [finished, setFinished] = useState<CancelDetails>()
  const [problem, setProblem] = useState<string>()
  const [busy, setBusy] = useState(false)
  const [open, setOpen] = useState(false)
  const keys = useAttemptKeys()

  const fail = (failure: GatewayFailure | InvalidForm<CancelField | 'email'>) =>
    setProblem(
      failure.kind === 'invalid' ? texts.problems[failure.problems[0]?.field ?? 'lines'] : failureText(failure),
    )
  const startOver = () => {
    setLines([])
    setSummary(undefined)
    setChoices(undefined)
  }
  const begin = async () => {
    setOpen(true)
    setProblem(undefined)
    setFinished(undefined)
    startOver()
    const answer = await startCancel({ orderId: order.orderId })
    if (answer.ok) setChoices(answer.value)
    else if (onStranger && answer.failure.kind === 'not-found') onStranger()
    else fail(answer.failure)
  }
  const beginAtOnce = useEffectEvent(begin)
  useEffect(() => {
    if (begun) void beginAtOnce()
  }, [begun])
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (busy || !choices) return
    setBusy(true)
    setProblem(undefined)
    const request = { orderId: order.orderId, lines }
    if (!summary) {
      const answer = await previewCancel(request, choices)
      if (answer.ok) setSummary(answer.value)
      else fail(answer.failure)
    } else {
      const answer = await cancelOrder({ ...request, idempotencyKey: keys.keyOf(request) }, choices)
      keys.answered(answer)
      if (answer.ok) {
        setFinished(answer.value)
        setOpen(false)
        startOver()
        done()
      } else fail(answer.failure)
    }
    setBusy(false)
  }

  if (!open)
    return (
      <>
        {finished && (
          <Alert tone="success" announced>
            {finished.statusText}. {refundSentences(finished).join(' ')}
          </Alert>
        )}
        {order.givable && (
          <Button variant="secondary" size="sm" className={css.cancelButton} onClick={() => void begin()}>
            {finished ? texts.openAgain : texts.open}
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
          reasons={choices.reasons.filter(({ kind }) => kind === item.kind)}
          line={lines.find((line) => line.productId === item.productId && line.attrId === item.attrId)}
          onChange={(line) => {
            setSummary(undefined)
            setLines([
              ...lines.filter((one) => one.productId !== item.productId || one.attrId !== item.attrId),
              ...(line ? [line] : []),
            ])
          }}
        />
      ))}
      {summary && (
        <Alert tone="next" announced>
          {refundSentences(summary).join(' ')}
        </Alert>
      )}
      {problem && (
        <Alert tone="error" announced>
          {problem}
        </Alert>
      )}
      <div className={css.cancelActions}>
        <Button type="submit" loading={busy} disabled={!choices}>
          {summary ? texts.confirm : texts.preview}
        </Button>
        <Button variant="text" onClick={() => setOpen(false)}>
          {texts.close}
        </Button>
      </div>
    </form>
  )
}
