import { type ProductId, succeed } from '@market/domain/kernel'
import type { PaymentStatus } from '@market/domain/checkout'
import { type RaffleDraw, type RaffleTicket, ticketOutcome, ticketText } from '@market/domain/raffle'
import { LoadFailed, useLoaded, useService } from '@market/react'
import { Alert, ButtonLink, EmptyState, Link, Panel, Skeleton, Tag } from '@market/ui'
import { useCallback } from 'react'
import { services } from '../../composition/tokens.ts'
import { definePage } from '../../page/page.ts'
import { AccountFrame } from '../../shared/account/account-frame.tsx'
import { PaymentResult } from '../../shared/payment/payment-result.tsx'
import { raffleRoom } from './bind.ts'
import { drawText } from './draw-text.ts'
import * as css from './raffle.css.ts'
import { raffleTexts } from './texts.ts'

const texts = raffleTexts.tickets
const raffles = '/my/cekilisler'

/** `/my/cekilisler/biletlerim`: a member's tickets and their results. */
export const page = definePage<null>({
  head: () => ({ title: texts.title, noindex: true }),
  shared: { fresh: 600, stale: 3600 },
  Component: () => (
    <AccountFrame title={texts.title} route="/my/cekilisler/biletlerim">
      {() => <Tickets />}
    </AccountFrame>
  ),
})

interface Drawn {
  readonly tickets: readonly RaffleTicket[]
  readonly draws: readonly RaffleDraw[]
}

function Tickets() {
  const gateway = useService(services.RaffleGateway)
  const cart = useService(raffleRoom.raffleStore)
  const { answer, reload } = useLoaded<Drawn>(async () => {
    const tickets = await gateway.tickets()
    if (!tickets.ok) return tickets
    const draws = await gateway.draws([...new Set(tickets.value.map(({ productId }) => productId))])
    return draws.ok ? succeed({ tickets: tickets.value, draws: draws.value }) : draws
  })
  const paid = useCallback(({ status }: PaymentStatus) => status === 'paid' && cart.clear(), [cart])
  return (
    <>
      <PaymentResult texts={raffleTexts.result} onKnown={paid} />
      {!answer ? (
        <Skeleton />
      ) : !answer.ok ? (
        <LoadFailed failure={answer.failure} reload={reload} />
      ) : answer.value.tickets.length === 0 ? (
        <EmptyState title={texts.none} action={<ButtonLink href={raffles}>{texts.go}</ButtonLink>}>
          {texts.noneText}
        </EmptyState>
      ) : (
        <Panel title={texts.numbers} icon="ticket" flush>
          {byProduct(answer.value.tickets).map(([id, tickets]) => (
            <Product key={id} tickets={tickets} draws={answer.value.draws} />
          ))}
        </Panel>
      )}
    </>
  )
}

/**
 * Groups tickets by product, the product with the newest ticket first. A product's tickets are sorted by number, as in
 * the mail.
 */
function byProduct(tickets: readonly RaffleTicket[]): readonly (readonly [ProductId, readonly RaffleTicket[]])[] {
  const groups = new Map<ProductId, RaffleTicket[]>()
  for (const ticket of tickets) groups.set(ticket.productId, [...(groups.get(ticket.productId) ?? []), ticket])
  return [...groups].map(([id, own]) => [id, own.toSorted((one, other) => one.number - other.number)])
}

function Product({
  tickets,
  draws,
}: {
  readonly tickets: readonly RaffleTicket[]
  readonly draws: readonly RaffleDraw[]
}) {
  const [first] = tickets
  if (!first) return null
  const judged = tickets.map((ticket) => ({ ticket, outcome: ticketOutcome(ticket, draws) }))
  const won = judged.some(({ outcome }) => outcome === 'won')
  const over = judged.every(({ outcome }) => outcome !== 'waiting')
  return (
    <section className={css.draw} aria-label={first.productName}>
      <div className={css.head}>
        <h3 className={css.name}>{first.productName}</h3>
        <Tag tone={won ? 'saffron' : 'primary'}>{texts.outcome[won ? 'won' : over ? 'lost' : 'waiting']}</Tag>
      </div>
      <p className={css.note}>{raffleTexts.draw(drawText(first.drawAt))}</p>
      <ul className={css.numbers} aria-label={texts.numbers}>
        {judged.map(({ ticket, outcome }) => (
          <li key={ticket.number} className={css.number}>
            {ticketText(ticket.number)}
            {outcome === 'won' && <Tag tone="saffron">{texts.outcome.won}</Tag>}
          </li>
        ))}
      </ul>
      {won && (
        <Alert tone="success">
          {texts.won} <Link href="/my/tr/adresler">{texts.address}</Link>
        </Alert>
      )}
    </section>
  )
}
