import type { ProductId } from '@market/domain/kernel'
import { searchUrl } from '@market/domain/navigation'
import { pastSearches } from '@market/domain/catalog'
import { cartItems } from '@market/domain/cart'
import { useService, useStream } from '@market/react'
import { Chip, StampSheet } from '@market/ui'
import { useState } from 'react'
import { services } from '../../composition/tokens.ts'
import { ProductCard } from '../../shared/product/product-card.tsx'
import { useBriefs } from '../../shared/product/use-briefs.ts'
import { SectionTitle } from '../../shared/section/section-title.tsx'
import * as css from './go-on.css.ts'
import { useGoOn } from './use-go-on.ts'

const texts = {
  title: 'Kaldığınız Yerden Devam Edin',
  cart: (count: number) => (count === 1 ? 'Sepetinizde 1 ürün var' : `Sepetinizde ${count} ürün var`),
  forget: 'Geçmişi temizle',
  forgot: 'Geçmişiniz temizlendi.',
}
const shownSearches = 4

/**
 * A row to continue shopping: the cart, products seen and searches made in this browser, a member's lists and
 * purchases. A new visitor does not see it. It is shown once the cart is loaded, because products in the cart are left
 * out.
 */
export function GoOn() {
  const { status } = useStream(useService(services.CartStore).state)
  return status === 'ready' || status === 'failed' ? <GoOnRow /> : null
}

function GoOnRow() {
  const { cart } = useStream(useService(services.CartStore).state)
  const memory = useService(services.ExpiringStore)
  const [searches, setSearches] = useState(() => pastSearches(memory).read().slice(0, shownSearches))
  const [seen, changeSeen] = useBriefs('seen')
  const found = useGoOn(seen.map(({ id }) => id))
  const [forgotten, setForgotten] = useState<readonly ProductId[]>([])
  const cards = found.filter(({ id }) => !forgotten.includes(id))
  const inCart = cart ? cartItems(cart).length : 0
  const [forgot, setForgot] = useState(false)
  // Replaces the pressed button and takes its focus.
  const done = forgot && (
    <p role="status" className={css.forgot}>
      {texts.forgot}
    </p>
  )
  if (cards.length === 0 && searches.length === 0 && inCart === 0) return done || null
  const forget = () => {
    pastSearches(memory).clear()
    setSearches([])
    setForgotten(seen.map(({ id }) => id))
    changeSeen(() => [])
    setForgot(true)
  }
  return (
    <section aria-labelledby="go-on">
      <SectionTitle id="go-on" title={texts.title}>
        {done}
        {(searches.length > 0 || seen.length > 0) && (
          <span className={css.forget}>
            <Chip onClick={forget}>{texts.forget}</Chip>
          </span>
        )}
      </SectionTitle>
      <ul className={css.searches}>
        {inCart > 0 && (
          <li>
            <Chip href="/my/tr/sepet" iconAfter="caret-right">
              {texts.cart(inCart)}
            </Chip>
          </li>
        )}
        {searches.map((text) => (
          <li key={text}>
            <Chip href={searchUrl({ q: text })}>{text}</Chip>
          </li>
        ))}
      </ul>
      {cards.length > 0 && (
        <StampSheet slides>
          {cards.map((product) => (
            <ProductCard key={product.id} product={product} />
          ))}
        </StampSheet>
      )}
    </section>
  )
}
