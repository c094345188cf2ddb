import type { GatewayFailure } from '@market/domain/kernel'
import { latestOnly } from '@market/domain/catalog'
import type { Order } from '@market/domain/orders'
import { LoadFailed, useService } from '@market/react'
import { Button, ButtonLink, EmptyState, Panel, Skeleton } from '@market/ui'
import { useEffect, useRef, useState } from 'react'
import { services } from '../../composition/tokens.ts'
import { definePage } from '../../page/page.ts'
import { AccountFrame } from '../../shared/account/account-frame.tsx'
import { EmptyPicture } from '../../shared/picture/empty-picture.tsx'
import { OrderCard } from './order-card.tsx'
import { type OrderFilter, OrderFinder } from './order-finder.tsx'
import * as css from './orders.css.ts'
import { orderTexts as texts } from './texts.ts'

const pageSize = 10
const everything: OrderFilter = { group: 'all', text: '' }

/** `/my/siparisler`: rendered once the visitor is known to be a member; other visitors are sent to the login. */
export const page = definePage<null>({
  head: () => ({ title: texts.orders, noindex: true }),
  shared: { fresh: 600, stale: 3600 },
  Component: () => (
    <AccountFrame title={texts.orders} route="my-siparisler">
      {() => <Orders />}
    </AccountFrame>
  ),
})

export function Orders() {
  const gateway = useService(services.OrderGateway)
  const [filter, setFilter] = useState(everything)
  const [orders, setOrders] = useState<readonly Order[]>()
  const [count, setCount] = useState(0)
  const [failure, setFailure] = useState<GatewayFailure>()
  const [busy, setBusy] = useState(false)
  const [latest] = useState(() => latestOnly())

  const load = async (wanted: OrderFilter, before: readonly Order[]) => {
    setBusy(true)
    setFailure(undefined)
    const { group, text } = wanted
    const answer = await latest(() =>
      gateway.list({
        limit: pageSize,
        offset: before.length,
        ...(group !== 'all' && { group }),
        ...(text !== '' && { text }),
      }),
    ).catch(() => undefined)
    // A newer search has replaced this one.
    if (!answer) return
    setBusy(false)
    if (!answer.ok) return setFailure(answer.failure)
    setCount(answer.value.resultCount)
    setOrders([...before, ...answer.value.orders])
  }
  const look = (wanted: OrderFilter) => {
    setFilter(wanted)
    setOrders(undefined)
    void load(wanted, [])
  }
  const begin = useRef(look)
  useEffect(() => begin.current(everything), [])
  const isFiltered = filter.group !== 'all' || filter.text !== ''

  return (
    <>
      {(isFiltered || (orders && orders.length > 0)) && (
        <OrderFinder key={filter.text} filter={filter} onChange={look} />
      )}
      <p className={css.note} role="status">
        {orders && orders.length > 0 && texts.count(count)}
      </p>
      {failure && <LoadFailed failure={failure} reload={() => load(filter, orders ?? [])} />}
      {!orders && !failure && (
        <Panel aria-busy>
          <Skeleton />
        </Panel>
      )}
      {orders?.length === 0 && <NoOrders filtered={isFiltered} onClear={() => look(everything)} />}
      {orders?.map((order) => (
        <OrderCard key={order.orderId} order={order} />
      ))}
      {orders && orders.length < count && (
        <Button variant="secondary" full loading={busy} onClick={() => void load(filter, orders)}>
          {texts.more}
        </Button>
      )}
    </>
  )
}

const NoOrders = ({ filtered, onClear }: { readonly filtered: boolean; readonly onClear: () => void }) =>
  filtered ? (
    <EmptyState
      picture={<EmptyPicture drawing="package" />}
      title={texts.nothingFound}
      action={
        <Button variant="secondary" onClick={onClear}>
          {texts.clear}
        </Button>
      }
    />
  ) : (
    <EmptyState
      picture={<EmptyPicture drawing="package" />}
      title={texts.empty}
      action={<ButtonLink href="/">{texts.emptyAction}</ButtonLink>}
    />
  )
