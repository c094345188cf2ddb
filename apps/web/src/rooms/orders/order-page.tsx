import { orderId } from '@market/domain/kernel'
import { Loaded, useLoaded, useService } from '@market/react'
import { Link } from '@market/ui'
import { useParams } from 'react-router-dom'
import { services } from '../../composition/tokens.ts'
import { definePage } from '../../page/page.ts'
import { AccountFrame } from '../../shared/account/account-frame.tsx'
import { OrderDetail } from './order-detail.tsx'
import * as css from './orders.css.ts'
import { orderTexts as texts } from './texts.ts'

/** `/my/siparisler/{no}`: an order of the member, with all its actions. */
export const page = definePage<null>({
  head: () => ({ title: texts.order, noindex: true }),
  Component: OrderPage,
})

function OrderPage() {
  const { number = '' } = useParams()
  return (
    <AccountFrame title={texts.order} route="my-siparisler">
      {() => <MemberOrder key={number} number={number} />}
    </AccountFrame>
  )
}

export function MemberOrder({ number }: { readonly number: string }) {
  const gateway = useService(services.OrderGateway)
  const { answer, setAnswer, reload } = useLoaded(() => gateway.one(orderId(number)))
  return (
    <>
      <p className={css.back}>
        <Link href="/my/siparisler">{texts.back}</Link>
      </p>
      <Loaded answer={answer} reload={reload}>
        {(order) => (
          <OrderDetail
            order={order}
            named={number}
            read={() => gateway.one(orderId(number))}
            onOrder={(value) => setAnswer({ ok: true, value })}
            onChanged={() => void reload()}
          />
        )}
      </Loaded>
    </>
  )
}
