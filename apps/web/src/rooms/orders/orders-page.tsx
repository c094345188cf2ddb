import type { GatewayFailure, Order } from '@market/domain'
import { Alert, Button, ButtonLink, EmptyState, Panel, Skeleton } from '@market/ui'
import { useCallback, useEffect, useState } from 'react'
import { services } from '../../composition/tokens.ts'
import { useService } from '../../composition/use-service.ts'
import { definePage } from '../../routes/page.ts'
import { AccountFrame } from '../../shell/account/account-frame.tsx'
import { EmptyPicture } from '../../shell/empty-picture.tsx'
import { failureText } from '../../shell/failure-text.ts'
import { OrderView } from '../../shell/order/order-view.tsx'
import * as css from './orders.css.ts'
import { CancelPanel } from './cancel-panel.tsx'
import { orderTexts as texts } from './texts.ts'

const pageSize = 10

/** `/my/siparisler`: drawn only once the visitor is known to be a member, else the login page comes first. */
export const page = definePage<null>({
  head: () => ({ title: texts.orders, noindex: true }),
  shared: { fresh: 600, stale: 3600 },
  Component: () => (
    <AccountFrame title={texts.orders} route="my-siparisler">
      {() => <Orders />}
    </AccountFrame>
  ),
})

function Orders() {
  const gateway = useService(services.OrderGateway)
  const [orders, setOrders] = useState<readonly Order[]>()
  const [count, setCount] = useState(0)
  const [failure, setFailure] = useState<GatewayFailure>()
  const [busy, setBusy] = useState(false)

  const load = useCallback(
    async (offset: number) => {
      setBusy(true)
      setFailure(undefined)
      const answer = await gateway.list({ limit: pageSize, offset })
      setBusy(false)
      if (!answer.ok) return setFailure(answer.failure)
      setCount(answer.value.resultCount)
      setOrders((before = []) => [...before.slice(0, offset), ...answer.value.orders])
    },
    [gateway],
  )
  useEffect(() => {
    void load(0)
  }, [load])

  /** Its parcels and refunds as they are now; the panel itself says what was done. */
  const refresh = async ({ orderId }: Order) => {
    const answer = await gateway.one(orderId)
    if (answer.ok)
      setOrders((all) => all?.map((one) => (one.orderId === orderId ? { ...answer.value, givable: true } : one)))
  }

  return (
    <>
      {orders && orders.length > 0 && <p className={css.note}>{texts.count(count)}</p>}
      {failure && (
        <Alert tone="error" announced>
          {failureText(failure)}{' '}
          <Button variant="text" size="sm" onClick={() => void load(orders?.length ?? 0)}>
            {texts.retry}
          </Button>
        </Alert>
      )}
      {!orders && !failure && (
        <Panel aria-busy>
          <Skeleton />
        </Panel>
      )}
      {orders?.length === 0 && (
        <EmptyState
          picture={<EmptyPicture drawing="package" />}
          title={texts.empty}
          action={<ButtonLink href="/">{texts.emptyAction}</ButtonLink>}
        />
      )}
      {orders?.map((order) => (
        <OrderView key={order.orderId} order={order}>
          {order.givable && <CancelPanel order={order} done={() => void refresh(order)} />}
        </OrderView>
      ))}
      {orders && orders.length < count && (
        <Button variant="secondary" full loading={busy} onClick={() => void load(orders.length)}>
          {texts.more}
        </Button>
      )}
    </>
  )
}
