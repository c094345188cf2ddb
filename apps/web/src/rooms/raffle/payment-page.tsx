import { formatPrice, times } from '@market/domain/money'
import type { RaffleCartItem } from '@market/domain/raffle'
import { LoadFailed, useLoaded, useService, useStream } from '@market/react'
import { ButtonLink, EmptyState, Panel, ReceiptLine, ReceiptTotal, Skeleton } from '@market/ui'
import { useEffect, useState } from 'react'
import { services } from '../../composition/tokens.ts'
import { raffleRoom } from './bind.ts'
import { definePage } from '../../page/page.ts'
import { useMember } from '../../shared/account/use-member.ts'
import { SaleForm } from '../../shared/payment/sale-form.tsx'
import * as css from './raffle.css.ts'
import { RemoveTickets } from './remove-tickets.tsx'
import { raffleTexts } from './texts.ts'

const { cart: texts, payment } = raffleTexts
const raffles = '/my/cekilisler'

/** `/my/cekilisler/odeme`: pays the tickets of the raffle cart by card; for members only. */
export const page = definePage<null>({
  head: () => ({ title: payment.title, noindex: true }),
  shared: { fresh: 600, stale: 3600 },
  Component: PaymentPage,
})

function PaymentPage() {
  const cart = useService(raffleRoom.raffleStore)
  const items = useStream(cart.state)
  const member = useMember('/my/cekilisler/odeme')
  const [read, setRead] = useState(false)
  useEffect(() => {
    cart.start()
    setRead(true)
  }, [cart])
  return (
    <div className={css.page}>
      <h1 className={css.title}>{payment.title}</h1>
      {!member || !read ? (
        <Waiting />
      ) : items.length === 0 ? (
        <EmptyState title={texts.empty} action={<ButtonLink href={raffles}>{texts.back}</ButtonLink>}>
          {texts.emptyText}
        </EmptyState>
      ) : (
        <TicketPayment key={items.map(({ id, count }) => `${id}:${count}`).join()} items={items} />
      )}
    </div>
  )
}

const Waiting = () => (
  <Panel aria-busy>
    <Skeleton />
    <Skeleton />
    <Skeleton />
  </Panel>
)

function TicketPayment({ items }: { readonly items: readonly RaffleCartItem[] }) {
  const gateway = useService(services.RaffleGateway)
  const buyTickets = useService(raffleRoom.buyTickets)
  const wishes = items.map(({ id, count }) => ({ productId: id, count }))
  const { answer, reload } = useLoaded(() => gateway.checkPayment(wishes))
  if (!answer) return <Waiting />
  if (!answer.ok)
    return (
      <>
        <LoadFailed failure={answer.failure} reload={reload} />
        <Panel title={texts.title} icon="ticket">
          <ul className={css.rows}>
            {items.map(({ id, name, count }) => (
              <li key={id} className={css.rowEnd}>
                <span>
                  {name}, {texts.tickets(count)}
                </span>
                <RemoveTickets id={id} name={name} />
              </li>
            ))}
          </ul>
        </Panel>
        <div>
          <ButtonLink href={raffles} variant="secondary">
            {texts.back}
          </ButtonLink>
        </div>
      </>
    )
  const { total, documents } = answer.value
  return (
    <SaleForm
      of={`${wishes.map(({ productId, count }) => `${productId}:${count}`).join()} ${total}`}
      title={payment.summary}
      documents={documents}
      pay={(attempt) => buyTickets({ ...attempt, items: wishes, total })}
      onChanged={() => void reload()}
      summary={
        <>
          {items.map(({ id, name, count, ticketPrice }) => (
            <ReceiptLine
              key={id}
              label={`${name}, ${texts.tickets(count)}`}
              value={formatPrice(times(ticketPrice, count))}
            />
          ))}
          <ReceiptTotal label={texts.total} amount={formatPrice(total)} />
        </>
      }
    />
  )
}
