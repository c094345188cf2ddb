import { listingQuery } from '@market/domain/catalog'
import type { RafflePage } from '@market/domain/raffle'
import { ButtonLink, EmptyState, Pagination } from '@market/ui'
import { services } from '../../composition/tokens.ts'
import { gatewayProblem } from '../../page/page-failure.ts'
import { definePage } from '../../page/page.ts'
import { PaymentResult } from '../../shared/payment/payment-result.tsx'
import { CartDrawer } from './cart-drawer.tsx'
import { RaffleCard } from './raffle-card.tsx'
import * as css from './raffle.css.ts'
import { raffleTexts as texts } from './texts.ts'

const path = '/my/cekilisler'
const pageSize = 18

interface RafflesData {
  readonly page: number
  readonly raffles: RafflePage
}

/** `/my/cekilisler`: the open raffles. `?odeme=` names the payment after a return from the bank. */
export const page = definePage<RafflesData>({
  async load({ url, services: container }) {
    const { page: number } = listingQuery.parse(url.searchParams, 'raffle')
    const answer = await container.get(services.RaffleGateway).products(number)
    if (!answer.ok) throw gatewayProblem(answer.failure, texts.problems)
    return { page: number, raffles: answer.value }
  },
  head: () => ({ title: texts.title, description: texts.description }),
  // Cached briefly, so that the number of tickets left is current.
  shared: { fresh: 10, stale: 30 },
  Component: ({ data: { page: number, raffles } }) => (
    <div className={css.page}>
      <div className={css.head}>
        <h1 className={css.title}>{texts.title}</h1>
        <div className={css.actions}>
          <ButtonLink href={`${path}/biletlerim`} variant="text">
            {texts.mine}
          </ButtonLink>
          <CartDrawer />
        </div>
      </div>
      <p className={css.intro}>{texts.intro}</p>
      <PaymentResult texts={texts.result} />
      {raffles.products.length === 0 ? (
        <EmptyState title={texts.none} action={<ButtonLink href="/">{texts.home}</ButtonLink>}>
          {texts.noneText}
        </EmptyState>
      ) : (
        <ul className={css.grid}>
          {raffles.products.map((product) => (
            <RaffleCard key={product.id} product={product} />
          ))}
        </ul>
      )}
      <Pagination
        page={number}
        last={Math.ceil(raffles.resultCount / pageSize)}
        hrefOf={(to) => (to > 1 ? `${path}?page=${to}` : path)}
      />
    </div>
  ),
})
