import { seoTitle, tagUrl } from '@market/domain/navigation'
import { listingQuery, type Tag, type TagCount } from '@market/domain/catalog'
import { Chip, EmptyState, Link } from '@market/ui'
import { services } from '../../composition/tokens.ts'
import { gatewayProblem } from '../../page/page-failure.ts'
import { refuseBeyond } from '../../page/refuse-beyond.ts'
import { definePage } from '../../page/page.ts'
import { formatCount } from '../../shared/product/product-figures.ts'
import { Crumbs } from '../../shared/link/crumbs.tsx'
import { ListingBody } from '../../shared/listing/listing-body.tsx'
import { type ListingData, listingData } from '../../shared/listing/listing-data.ts'
import { listingCanonical } from '../../shared/listing/load-listing.ts'
import { showcaseTexts } from './showcase-texts.ts'
import * as parts from '../../shared/section/page-parts.css.ts'
import * as css from './showcase.css.ts'
import { catalogTexts } from '../../shared/product/catalog-texts.ts'

const texts = showcaseTexts.tags

interface TagData {
  readonly tags: readonly TagCount[]
  /** Products of a tag; null on the page with all tags. */
  readonly found: { readonly tag: Tag; readonly listing: ListingData } | null
}

/** `/tagsearch/{tag?}`. */
export const page = definePage<TagData>({
  async load({ url, params, services: container }) {
    const collections = container.get(services.CollectionCatalog)
    const slug = params['tag'] ?? ''
    const query = listingQuery.parse(url.searchParams, 'mini')
    const [tags, tagged] = await Promise.all([
      collections.tags(),
      slug === '' ? undefined : collections.tagged(slug, listingQuery.toRequest(query)),
    ])
    if (!tags.ok) throw gatewayProblem(tags.failure, catalogTexts.problems)
    if (!tagged) return { tags: tags.value, found: null }
    if (!tagged.ok) throw gatewayProblem(tagged.failure, catalogTexts.problems)
    refuseBeyond(url, { ...query, count: tagged.value.resultCount })
    const { tag, ...listing } = tagged.value
    return {
      tags: tags.value,
      found: {
        tag: tag ?? { slug, name: texts.unknown(slug), note: '' },
        listing: listingData(url, query, listing),
      },
    }
  },
  head: ({ found }) => ({
    title: seoTitle(found?.tag.name ?? texts.title),
    description: found?.tag.note || texts.description,
    ...(found && found.listing.listing.resultCount === 0 && { noindex: true }),
    ...(import.meta.env.SSR && found && { canonical: listingCanonical(found.listing) }),
  }),
  shared: { fresh: 60, stale: 300 },
  Component: TagPage,
})

function TagPage({ data: { tags, found } }: { readonly data: TagData }) {
  const root = { name: texts.title, href: tagUrl() }
  return (
    <>
      <Crumbs
        items={[
          { name: catalogTexts.home, href: '/' },
          root,
          ...(found ? [{ name: found.tag.name, href: tagUrl(found.tag.slug) }] : []),
        ]}
      />
      {!found && (
        <>
          <h1 className={parts.pageTitle}>{texts.title}</h1>
          <p className={parts.pageNote}>{texts.note}</p>
        </>
      )}
      {tags.length === 0 && !found && <EmptyState title={texts.none} />}
      {found && <ListingBody data={found.listing} title={found.tag.name} note={found.tag.note} categoryHref={null} />}
      {!found && <TagCards tags={tags} />}
      {found && tags.length > 0 && (
        <nav aria-label={texts.title}>
          <ul className={parts.chips}>
            {tags.map((tag) => (
              <li key={tag.slug}>
                <Chip href={tagUrl(tag.slug)} selected={tag.slug === found.tag.slug}>
                  {tag.name} ({formatCount(tag.productCount)})
                </Chip>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </>
  )
}

const TagCards = ({ tags }: Pick<TagData, 'tags'>) => (
  <ul className={css.cards}>
    {tags.map((tag) => (
      <li key={tag.slug} className={css.card}>
        <div className={css.cardBody}>
          <h2 className={css.cardTitle}>
            <Link href={tagUrl(tag.slug)} className={css.cardLink}>
              {tag.name}
            </Link>
          </h2>
          <p className={css.cardText}>{tag.note}</p>
          <p className={css.cardFacts}>{showcaseTexts.products(formatCount(tag.productCount))}</p>
        </div>
      </li>
    ))}
  </ul>
)
