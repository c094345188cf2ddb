import { formatPrice } from '@market/domain/money'
import { type CancelDetails, lastHandInDay, type Order, type OrderRefunds } from '@market/domain/orders'
import {
  askFirst,
  CopyButton,
  failureText,
  LatePart,
  LoadFailed,
  useAttemptKeys,
  useErrorDialog,
  useLoaded,
  useService,
} from '@market/react'
import { Button } from '@market/ui'
import { useId, useState } from 'react'
import { services } from '../../composition/tokens.ts'
import { dateText } from '../../shared/time/date-text.ts'
import * as orderCss from '../../shared/order/order-view.css.ts'
import { LateQr } from '../../shared/qr/late-qr.tsx'
import * as css from './orders.css.ts'
import { NearBranches } from './near-branches.tsx'
import { ExchangePlace } from './returns/exchange-place.tsx'
import { ReturnPhotos } from './returns/return-photos.tsx'
import { weekdayOf } from './returns/weekday-of.ts'
import { refundPlaces } from './refund-sentences.ts'
import { orderTexts } from './texts.ts'

const texts = orderTexts.refunds
const bringTrack = async () => (await import('./returns/return-track.tsx')).ReturnTrack

interface RefundStepsProps {
  readonly order: Order
  /** The order's number or the signed link of a mail, by which it is loaded. */
  readonly named: string
  readonly onWithdrawn: (cancelId: string) => void
}
type Step = Order['cancellations'][number] & { readonly details?: CancelDetails | undefined }

/** The refunds of an order, newest first. The order's own data is shown at once, the lines when they have loaded. */
export function RefundSteps({ order, named, onWithdrawn }: RefundStepsProps) {
  const cancels = useService(services.CancelGateway)
  const id = useId()
  const { answer, reload } = useLoaded<OrderRefunds>(() => cancels.refunds(order.orderId))
  const known = answer?.ok ? answer.value.steps : []
  return (
    <section aria-labelledby={id} className={orderCss.section}>
      <h2 id={id} className={orderCss.factsTitle}>
        {texts.title}
      </h2>
      <ol className={css.steps}>
        {order.cancellations.map((one) => (
          <RefundStep
            key={one.cancelId}
            step={{ ...one, details: known.find(({ cancelId }) => cancelId === one.cancelId) }}
            read={answer !== undefined}
            near={order.delivery}
            among={order.cancellations.filter(({ status }) => status === 'waiting').length > 1}
            named={named}
            onWithdrawn={onWithdrawn}
          />
        ))}
      </ol>
      {/* For a browser without a verified address the lines are not found, which is no failure. */}
      {answer?.ok === false && answer.failure.kind !== 'not-found' && (
        <LoadFailed failure={answer.failure} reload={reload} />
      )}
    </section>
  )
}

interface RefundStepProps {
  readonly step: Step
  readonly named: string
  /**
   * Whether loading the details has ended. Until then the parcel may have been handed in, or a courier may be coming.
   */
  readonly read: boolean
  readonly near: Order['delivery']
  /** Whether other returns are waiting as well, so that the button names its return. */
  readonly among: boolean
  readonly onWithdrawn: (cancelId: string) => void
}

function RefundStep({ step, named, read, near, among, onWithdrawn }: RefundStepProps) {
  const { details } = step
  return (
    <li className={css.step}>
      <p className={css.stepTitle}>
        {step.total > 0 ? `${step.statusText}: ${formatPrice(step.total)}` : step.statusText}
      </p>
      {details?.lines.map((line) => (
        <p key={`${line.productId};${line.attrId}`}>{texts.line(line.quantity, line.name)}</p>
      ))}
      {details && (
        <p className={css.note}>
          {details.cargoRefund > 0 && `${texts.cargo}. `}
          {refundPlaces(details).join(' ')}
        </p>
      )}
      <p className={css.note}>
        {texts.on(dateText(step.createdAt))}
        {details?.settledAt &&
          details.total + details.giftCode > 0 &&
          ` · ${texts.settled(dateText(details.settledAt))}`}
      </p>
      {details?.kind === 'cancel' && details.settledAt && details.due.booked && (
        <p className={css.note}>{texts.booked(weekdayOf(details.due.booked))}</p>
      )}
      {step.photos > 0 && <ReturnPhotos of={{ order: named, cancelId: step.cancelId }} count={step.photos} />}
      {details && details.kind !== 'cancel' && details.status !== 'refused' && (
        <LatePart bring={bringTrack} props={{ details }} onFailed={() => undefined} />
      )}
      {details?.status === 'waiting' && details.handedInAt !== null && (
        <p>{step.kind === 'cancel' && step.total > 0 ? texts.underWay.paid : texts.underWay[step.kind]}</p>
      )}
      {step.returnCode && step.kind !== 'cancel' && step.status === 'waiting' && !details?.handedInAt && (
        <WaitingReturn
          step={step}
          code={step.returnCode}
          read={read}
          near={near}
          among={among}
          onWithdrawn={onWithdrawn}
        />
      )}
    </li>
  )
}

interface WaitingReturnProps extends Omit<RefundStepProps, 'named'> {
  readonly code: string
}

/**
 * A parcel that the shopper has to send back: its code, the last day, the place, and a button to withdraw the return.
 */
function WaitingReturn({ step, code, read, near, among, onWithdrawn }: WaitingReturnProps) {
  const cancels = useService(services.CancelGateway)
  const notices = useService(services.NoticeStore)
  const [busy, setBusy] = useState(false)
  // A dialog, because the page follows the courier: by the answer this part may be gone.
  const fail = useErrorDialog()
  const keys = useAttemptKeys()
  const day = step.details?.pickupDay ?? null
  const isExchange = step.kind === 'exchange'
  const at = step.details?.exchangeAt
  const withdrawText = isExchange ? texts.withdrawExchange : texts.withdraw
  const named = (step.details?.lines ?? []).map(({ name }) => name).join(', ')
  const withdraw = async () => {
    setBusy(true)
    const { cancelId } = step
    const answer = await cancels.withdraw({ cancelId, idempotencyKey: keys.keyOf(cancelId) })
    keys.answered(answer)
    setBusy(false)
    if (!answer.ok) return fail(failureText(answer.failure))
    notices.toast({ type: 'success', text: answer.value })
    onWithdrawn(cancelId)
  }
  const ask = () =>
    askFirst(notices, {
      title: isExchange ? texts.withdrawExchangeTitle : texts.withdrawTitle,
      text: isExchange ? texts.withdrawExchangeText : texts.withdrawText,
      yes: withdrawText,
      no: texts.keep,
      run: () => void withdraw(),
    })
  return (
    <>
      {at && <p>{texts.swapAt(weekdayOf(at.from))}</p>}
      {day !== null && <p>{(isExchange ? texts.swap : texts.fetch)(weekdayOf(day))}</p>}
      {read && day === null && !isExchange && <p>{texts.show}</p>}
      <LateQr text={code} label={texts.qr(code)} />
      <p>
        {texts.code}: <span className={css.code}>{code}</span> <CopyButton what={texts.code} text={code} />
      </p>
      {at && <ExchangePlace at={at} askedAt={new Date(step.createdAt)} />}
      {read && day === null && !isExchange && (
        <>
          {(step.details?.lines.length ?? 0) > 1 && <p className={css.note}>{texts.oneParcel}</p>}
          <p className={css.note}>{texts.bring(dateText(lastHandInDay(new Date(step.createdAt)).toISOString()))}</p>
          <NearBranches near={near} />
        </>
      )}
      {read && (
        <Button
          variant="text"
          size="sm"
          loading={busy}
          aria-label={among ? `${withdrawText}: ${named || code}` : undefined}
          onClick={ask}
        >
          {withdrawText}
        </Button>
      )}
    </>
  )
}
