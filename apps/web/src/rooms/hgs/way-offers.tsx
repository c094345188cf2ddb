import { Loaded, useLoaded, useService } from '@market/react'
import { StampSheet } from '@market/ui'
import { services } from '../../composition/tokens.ts'
import { ProductCard } from '../../shared/product/product-card.tsx'
import * as css from './hgs.css.ts'
import { hgsTexts } from './texts.ts'

const texts = hgsTexts.way
const shown = 12

/** Products for drivers, below the forms. */
export function WayOffers() {
  const tolls = useService(services.HgsGateway)
  const { answer, reload } = useLoaded(() => tolls.offersForTheWay(shown))
  return (
    <section className={css.way} aria-labelledby="hgs-way">
      <h2 id="hgs-way" className={css.sectionTitle}>
        {texts.title}
      </h2>
      <Loaded answer={answer} reload={reload}>
        {(products) =>
          products.length === 0 ? (
            <p className={css.note}>{texts.none}</p>
          ) : (
            <StampSheet slides>
              {products.map((product) => (
                <ProductCard key={product.id} product={product} />
              ))}
            </StampSheet>
          )
        }
      </Loaded>
    </section>
  )
}
