import type { ShopCard } from '@market/domain/shops'
import { Chip } from '@market/ui'
import { SectionTitle } from '../../shared/section/section-title.tsx'
import { ShopCards } from '../../shared/shop/shop-cards.tsx'
import { ways } from '../../shared/shop/shop-cards.css.ts'
import { homeTexts as texts } from './home-texts.ts'

/** Links to collections, and the best-rated shops. */
export const Discover = ({ shops }: { readonly shops: readonly ShopCard[] }) => (
  <>
    <section aria-labelledby="discover">
      <SectionTitle id="discover" title={texts.discover} />
      <ul className={ways}>
        {texts.discoverLinks.map(([text, href]) => (
          <li key={href}>
            <Chip href={href}>{text}</Chip>
          </li>
        ))}
      </ul>
    </section>
    {shops.length > 0 && (
      <section aria-labelledby="shops">
        <SectionTitle id="shops" title={texts.shops} href="/magaza-liste" link={texts.allShops} />
        <ShopCards shops={shops} heading="h3" />
      </section>
    )}
  </>
)
