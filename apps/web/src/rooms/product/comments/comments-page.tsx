import { productId } from '@market/domain/kernel'
import { classifyPath, commentsUrl } from '@market/domain/navigation'
import {
  type CommentFacets,
  type CommentOrder,
  type CommentPage,
  listingKinds,
  type ListingQuery,
  listingQuery,
  type ProductDetail,
} from '@market/domain/catalog'
import { AspectPicture, ButtonLink, Chip, EmptyState, Pagination } from '@market/ui'
import { services } from '../../../composition/tokens.ts'
import { gatewayProblem, pageFailure } from '../../../page/page-failure.ts'
import { refuseBeyond } from '../../../page/refuse-beyond.ts'
import { definePage, type Missing, missingOf } from '../../../page/page.ts'
import { pictureSource } from '../../../shared/picture/picture-source.ts'
import { formatCount } from '../../../shared/product/product-figures.ts'
import { CommentFilters } from './comment-filters.tsx'
import { CommentList } from './comment-list.tsx'
import { isNarrowed, listFragment, narrowedHref, narrowingOf, withoutNarrowing } from './comment-narrowing.ts'
import * as css from './comments.css.ts'
import { Crumbs } from '../../../shared/link/crumbs.tsx'
import { listingHref } from '../../../shared/listing/load-listing.ts'
import { PhotoRow } from './photo-row.tsx'
import { RatingShares } from './rating-shares.tsx'
import { commentsTexts } from './comments-texts.ts'
import * as parts from '../../../shared/section/page-parts.css.ts'
import { catalogTexts } from '../../../shared/product/catalog-texts.ts'

const texts = commentsTexts
const orders: readonly CommentOrder[] = ['date_desc', 'date_asc', 'like']

interface CommentsData extends Missing {
  readonly product: ProductDetail
  readonly comments: CommentPage
  readonly query: ListingQuery
  /** Undefined if counting them failed; the comments are shown without filters. */
  readonly facets?: CommentFacets
}

/** `/{product}-p-{id}/yorumlar`. */
export const page = definePage<CommentsData>({
  async load({ url, services: container }) {
    const path = classifyPath(url.pathname)
    if (path.type !== 'product') throw pageFailure(404, '')
    const catalog = container.get(services.ProductCatalog)
    const query = listingQuery.parse(url.searchParams, 'comments')
    const { limit, offset } = listingQuery.toRequest(query)
    const order = orders.find((one) => one === query.sort) ?? 'date_desc'
    const id = productId(path.id)
    const [product, comments, facets] = await Promise.all([
      catalog.product(id),
      catalog.comments({ productId: id, limit, offset, order, ...narrowingOf(query) }),
      catalog.commentFacets(id),
    ])
    if (!product.ok) throw gatewayProblem(product.failure, catalogTexts.problems)
    if (!comments.ok) throw gatewayProblem(comments.failure, catalogTexts.problems)
    refuseBeyond(url, { page: query.page, limit, count: comments.value.resultCount })
    const found = { product: product.value, comments: comments.value, query }
    return facets.ok ? { ...found, facets: facets.value } : { ...found, ...missingOf(facets) }
  },
  head: ({ product, query }) => ({
    title: texts.heading(`${product.brand} ${product.name}`),
    description: `${product.brand} ${product.name}: ${texts.title}, puanı ve satın alanların deneyimleri.`,
    canonical: `${product.url}/yorumlar`,
    ...((query.page > 1 || isNarrowed(query)) && { noindex: true }),
  }),
  shared: { fresh: 60, stale: 300 },
  Component: CommentsPage,
})

function CommentsPage({ data: { product, comments, query, facets } }: { readonly data: CommentsData }) {
  const path = commentsUrl({ slug: slugOf(product.url), id: product.id })
  const name = `${product.brand} ${product.name}`
  return (
    <>
      <Crumbs
        items={[
          { name: catalogTexts.home, href: '/' },
          ...product.categories.map((category) => ({ name: category.name, href: category.url })),
          { name: product.name, href: product.url },
          { name: texts.list, href: path },
        ]}
      />
      <div className={css.head}>
        <AspectPicture
          src={pictureSource(product.thumbnail, 160)}
          alt=""
          width={160}
          height={160}
          eager
          className={css.picture}
        />
        <div className={css.headText}>
          <h1 className={css.title}>{texts.heading(name)}</h1>
          <ButtonLink href={product.url} variant="secondary" size="sm" icon="arrow-left">
            {texts.back}
          </ButtonLink>
        </div>
      </div>
      <div className={css.layout}>
        <aside className={css.side} aria-label={catalogTexts.comments}>
          <RatingShares ratings={product.ratings} commentCount={facets?.count ?? product.commentCount} />
        </aside>
        <section aria-labelledby={listFragment} className={css.main}>
          <h2 id={listFragment} className={css.listTitle}>
            {(isNarrowed(query) ? texts.found : texts.all)(formatCount(comments.resultCount))}
          </h2>
          {facets && facets.count > 1 && (
            <CommentFilters path={path} query={query} facets={facets} ratings={product.ratings} />
          )}
          {facets && !isNarrowed(query) && <PhotoRow comments={facets.photographed} />}
          {comments.resultCount > 1 && (
            <nav aria-label={texts.sort}>
              <ul className={parts.chips}>
                {listingKinds.comments.sorts.map((sort) => (
                  <li key={sort}>
                    <Chip href={narrowedHref(path, query, { sort })} selected={sort === query.sort}>
                      {texts.sorts[orders.find((one) => one === sort) ?? 'date_desc']}
                    </Chip>
                  </li>
                ))}
              </ul>
            </nav>
          )}
          {comments.result.length === 0 ? (
            <EmptyState
              title={comments.resultCount > 0 ? texts.noneHere : isNarrowed(query) ? texts.noneFound : texts.none}
              action={
                isNarrowed(query) && (
                  <ButtonLink href={narrowedHref(path, withoutNarrowing(query), {})} variant="secondary">
                    {texts.clear}
                  </ButtonLink>
                )
              }
            >
              {comments.resultCount > 0 ? texts.noneHereHint : isNarrowed(query) ? texts.noneFoundHint : texts.noneHint}
            </EmptyState>
          ) : (
            <div className={parts.block}>
              <CommentList comments={comments.result} />
            </div>
          )}
          <div className={parts.paging}>
            <Pagination
              page={query.page}
              last={Math.ceil(comments.resultCount / query.limit)}
              hrefOf={(to) => listingHref(path, query, { page: to })}
            />
          </div>
        </section>
      </div>
    </>
  )
}

function slugOf(url: string): string {
  const path = classifyPath(url)
  return path.type === 'product' ? path.slug : ''
}
