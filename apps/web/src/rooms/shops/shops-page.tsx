import type { ShopSort, ShopList } from '@market/domain/shops'
import { Button, ButtonLink, Chip, EmptyState, Pagination, TextField, TextLink } from '@market/ui'
import { services } from '../../composition/tokens.ts'
import { gatewayProblem } from '../../page/page-failure.ts'
import { refuseBeyond } from '../../page/refuse-beyond.ts'
import { definePage } from '../../page/page.ts'
import { formatCount } from '../../shared/product/product-figures.ts'
import { Crumbs } from '../../shared/link/crumbs.tsx'
import { pageOf } from '../../shared/listing/page-of.ts'
import * as css from './shop.css.ts'
import { ShopCards } from '../../shared/shop/shop-cards.tsx'
import { shopPageTexts } from './shop-page-texts.ts'
import * as parts from '../../shared/section/page-parts.css.ts'
import { catalogTexts } from '../../shared/product/catalog-texts.ts'

const texts = shopPageTexts
const path = '/magaza-liste'
const limit = 24
const orders: readonly ShopSort[] = ['rating', 'name', 'products']

interface ShopsData {
  readonly q: string
  readonly sort: ShopSort
  readonly page: number
  readonly shops: ShopList
}

/** `/magaza-liste`: the list of shops; name, order and page are in the address. */
export const page = definePage<ShopsData>({
  async load({ url, services: container }) {
    const q = (url.searchParams.get('q') ?? '').trim().slice(0, 100)
    const sort = orders.find((order) => order === url.searchParams.get('sort')) ?? 'rating'
    const number = pageOf(url)
    const answer = await container.get(services.ShopPages).list({ page: number, limit, q, sort })
    if (!answer.ok) throw gatewayProblem(answer.failure, catalogTexts.problems)
    refuseBeyond(url, { page: number, limit, count: answer.value.resultCount })
    return { q, sort, page: number, shops: answer.value }
  },
  head: ({ q }) => ({ title: texts.title, description: texts.description, ...(q && { noindex: true }) }),
  shared: { fresh: 60, stale: 600 },
  Component: ShopsPage,
})

const hrefOf = ({ q, sort, page: to = 1 }: { q: string; sort: ShopSort; page?: number }) => {
  const query = new URLSearchParams({
    ...(q && { q }),
    ...(sort !== 'rating' && { sort }),
    ...(to > 1 && { page: String(to) }),
  }).toString()
  return query ? `${path}?${query}` : path
}

function ShopsPage({ data: { q, sort, page: number, shops } }: { readonly data: ShopsData }) {
  const count = formatCount(shops.resultCount)
  return (
    <>
      <Crumbs
        items={[
          { name: catalogTexts.home, href: '/' },
          { name: texts.title, href: path },
        ]}
      />
      <h1 className={parts.pageTitle}>{texts.title}</h1>
      <p role="status" className={parts.pageNote}>
        {q ? texts.found(q, count) : texts.count(count)}
      </p>
      <div className={css.bar}>
        <form action={path} role="search" aria-label={texts.search} className={css.search}>
          <div className={css.searchField}>
            <TextField key={q} label={texts.search} name="q" defaultValue={q} maxLength={100} autoComplete="off" />
          </div>
          {sort !== 'rating' && <input type="hidden" name="sort" value={sort} />}
          <Button type="submit" variant="secondary">
            {texts.submit}
          </Button>
        </form>
        <nav aria-label={texts.sort}>
          <ul className={parts.chips}>
            {orders.map((order) => (
              <li key={order}>
                <Chip href={hrefOf({ q, sort: order })} selected={order === sort}>
                  {texts.sorts[order]}
                </Chip>
              </li>
            ))}
          </ul>
        </nav>
      </div>
      {shops.results.length === 0 ? (
        <EmptyState title={texts.none} action={<ButtonLink href={path}>{texts.clear}</ButtonLink>}>
          {texts.noneHint}
        </EmptyState>
      ) : (
        <ShopCards shops={shops.results} heading="h2" />
      )}
      <div className={parts.paging}>
        <Pagination
          page={number}
          last={Math.ceil(shops.resultCount / limit)}
          hrefOf={(to) => hrefOf({ q, sort, page: to })}
        />
      </div>
      <p className={css.apply}>
        <TextLink href="/magaza-basvuru">{texts.open}</TextLink>
      </p>
    </>
  )
}
