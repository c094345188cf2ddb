import type { ShopCard } from '@market/domain'
import { Chip, Link, Monogram, Tag } from '@market/ui'
import { formatCount, formatScore } from '../../shell/product/product-figures.ts'
import { SectionTitle } from '../../shell/section-title.tsx'
import * as css from './shop.css.ts'
import { showcaseTexts } from './showcase-texts.ts'
import { cardLink, chips } from './showcase.css.ts'

const texts = showcaseTexts.discover

/** Ways on from the home page: collections, and the shops that buyers rate best. */
export function Discover({ shops }: { readonly shops: readonly ShopCard[] }) {
  return (
    <>
      <section aria-labelledby="discover">
        <SectionTitle id="discover" title={texts.title} />
        <ul className={chips}>
          {texts.links.map(([text, href]) => (
            <li key={href}>
              <Chip href={href}>{text}</Chip>
            </li>
          ))}
        </ul>
      </section>
      {shops.length > 0 && (
        <section aria-labelledby="shops">
          <SectionTitle id="shops" title={texts.shops} href="/magaza-liste" link={texts.allShops} />
          <ul className={css.list}>
            {shops.map((shop) => (
              <li key={shop.id} className={css.shop}>
                <Monogram>{shop.logo}</Monogram>
                <div className={css.shopText}>
                  <h3 className={css.shopName}>
                    <Link href={shop.url} className={cardLink}>
                      {shop.name}
                    </Link>{' '}
                    <Tag tone="score">{formatScore(shop.rating)}</Tag>
                  </h3>
                  <p className={css.shopFacts}>
                    {shop.city} · {showcaseTexts.products(formatCount(shop.productCount))}
                  </p>
                </div>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}
