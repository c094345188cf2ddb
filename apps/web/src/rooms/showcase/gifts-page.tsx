import { collectionUrl } from '@market/domain/navigation'
import type { GiftIdea } from '@market/domain/catalog'
import { AspectPicture, Chip, EmptyState, Link } from '@market/ui'
import { services } from '../../composition/tokens.ts'
import { gatewayProblem } from '../../page/page-failure.ts'
import { definePage } from '../../page/page.ts'
import { pictureSource } from '../../shared/picture/picture-source.ts'
import { formatCount } from '../../shared/product/product-figures.ts'
import { Crumbs } from '../../shared/link/crumbs.tsx'
import { showcaseTexts } from './showcase-texts.ts'
import * as parts from '../../shared/section/page-parts.css.ts'
import * as css from './showcase.css.ts'
import { catalogTexts } from '../../shared/product/catalog-texts.ts'

const texts = showcaseTexts.gifts
const path = collectionUrl('hediye-bul')

interface GiftsData {
  readonly ideas: readonly GiftIdea[]
  /** Receiver of the gift; empty for all. */
  readonly receiver: string
}

/** `/koleksiyon/hediye-bul?kime=`: gift ideas, by receiver. */
export const page = definePage<GiftsData>({
  async load({ url, services: container }) {
    const answer = await container.get(services.GiftCatalog).ideas()
    if (!answer.ok) throw gatewayProblem(answer.failure, catalogTexts.problems)
    const asked = url.searchParams.get('kime') ?? ''
    return { ideas: answer.value, receiver: answer.value.some((one) => one.receiver === asked) ? asked : '' }
  },
  head: () => ({ title: texts.title, description: texts.description, canonical: path }),
  shared: { fresh: 300, stale: 600 },
  Component: GiftsPage,
})

function GiftsPage({ data: { ideas, receiver } }: { readonly data: GiftsData }) {
  const receivers = [...new Set(ideas.map((idea) => idea.receiver))]
  const shown = ideas.filter((idea) => receiver === '' || idea.receiver === receiver)
  return (
    <>
      <Crumbs
        items={[
          { name: catalogTexts.home, href: '/' },
          { name: texts.title, href: path },
        ]}
      />
      <h1 className={parts.pageTitle}>{texts.title}</h1>
      <p className={parts.pageNote}>{texts.note}</p>
      {ideas.length === 0 && <EmptyState title={texts.none} />}
      {receivers.length > 1 && (
        <nav aria-label={texts.receivers}>
          <ul className={parts.chips}>
            <li>
              <Chip href={path} selected={receiver === ''}>
                {texts.all}
              </Chip>
            </li>
            {receivers.map((one) => (
              <li key={one}>
                <Chip href={`${path}?${new URLSearchParams({ kime: one }).toString()}`} selected={one === receiver}>
                  {texts.forWhom(one)}
                </Chip>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <ul className={css.cards}>
        {shown.map((idea, index) => (
          <li key={idea.id} className={css.card}>
            <div className={css.cardScene}>
              <AspectPicture
                src={pictureSource(idea.image, 640)}
                alt=""
                width={640}
                height={480}
                {...(index === 0 && { eager: true })}
                className={css.scenePicture}
              />
            </div>
            <div className={css.cardBody}>
              <p className={css.cardKicker}>{texts.forWhom(idea.receiver)}</p>
              <h2 className={css.cardTitle}>
                <Link href={`${path}/${idea.id}`} className={css.cardLink}>
                  {idea.name}
                </Link>
              </h2>
              <p className={css.cardText}>{idea.note}</p>
              <p className={css.cardFacts}>{showcaseTexts.products(formatCount(idea.productCount))}</p>
            </div>
          </li>
        ))}
      </ul>
    </>
  )
}
