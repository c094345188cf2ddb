import { type GatewayFailure, orderId, type Result } from '@market/domain/kernel'
import type { Order } from '@market/domain/orders'
import { failureText, useService } from '@market/react'
import { Alert, Link, Panel, Skeleton } from '@market/ui'
import { useCallback, useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { services } from '../../composition/tokens.ts'
import { definePage } from '../../page/page.ts'
import { OrderView } from '../../shared/order/order-view.tsx'
import { OrderDetail } from './order-detail.tsx'
import * as css from './orders.css.ts'
import { orderTexts as texts } from './texts.ts'
import { TrackForm } from './track-form.tsx'

/**
 * `/my/siparis-takip`: an order by its number and the e-mail address of the purchase. The address fragment contains the
 * signed link of a mail, or the number of an order of this session. Servers do not log fragments, and a reload shows
 * the order again.
 */
export const page = definePage<null>({
  head: () => ({ title: texts.track, description: texts.trackNote }),
  shared: { fresh: 600, stale: 3600 },
  Component: TrackPage,
})

export function TrackPage() {
  const gateway = useService(services.OrderGateway)
  const session = useService(services.SessionStore)
  const navigate = useNavigate()
  const { hash } = useLocation()
  // Known only after hydration, because the fragment is not sent to the server.
  const [link, setLink] = useState('')
  const [answer, setAnswer] = useState<Result<Order, GatewayFailure>>()

  const ask = useCallback(
    async (named: string) => {
      await session.start()
      return named.includes('.') ? gateway.byLink(named) : gateway.track(orderId(named))
    },
    [gateway, session],
  )
  useEffect(() => {
    const named = decodeURIComponent(hash.slice(1))
    setLink(named)
    setAnswer(undefined)
    if (named === '') return
    let current = true
    void ask(named).then((found) => current && setAnswer(found))
    return () => {
      current = false
    }
  }, [hash, ask])

  const order = answer?.ok ? answer.value : undefined
  if (link !== '' && !answer)
    return (
      <>
        <h1 className={css.title}>{texts.track}</h1>
        <Panel aria-busy>
          <Skeleton />
          <Skeleton />
        </Panel>
      </>
    )
  if (!order)
    return (
      <TrackForm
        key={link}
        number={link.split('.')[0] ?? ''}
        refused={answer && !answer.ok ? failureText(answer.failure) : undefined}
        onFound={(found) => void navigate({ hash: found })}
      />
    )
  return (
    <>
      <h1 className={css.title}>{texts.track}</h1>
      <p className={css.found}>
        <span className={css.back}>
          <Link href="/my/siparis-takip">{texts.another}</Link>
        </span>
      </p>
      {order.ofMember ? (
        <OrderView order={order}>
          <Alert tone="info">
            {texts.ofMember} <Link href={`/my/siparisler/${order.orderId}`}>{texts.login}</Link>
          </Alert>
        </OrderView>
      ) : (
        <OrderDetail
          order={order}
          email={order.email}
          named={link}
          read={() => ask(link)}
          onOrder={(value) => setAnswer({ ok: true, value })}
          onChanged={() => void ask(link).then(setAnswer)}
        />
      )}
    </>
  )
}
