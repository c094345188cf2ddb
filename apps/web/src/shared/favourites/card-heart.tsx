import { isMember } from '@market/domain/session'
import type { ProductCard } from '@market/domain/catalog'
import { ServicesContext, useService, useStream } from '@market/react'
import { IconButton } from '@market/ui'
import { use, useEffect, useState } from 'react'
import { services } from '../../composition/tokens.ts'
import { favouriteTexts } from './texts.ts'
import * as css from '../product/product-card.css.ts'

const bring = () => import('./hearts.ts').catch(() => undefined)

/** The heart button on a product card. Its code loads for members, and when a visitor presses it. */
export function CardHeart({ product: { id, brand, name } }: { readonly product: ProductCard }) {
  const container = use(ServicesContext)
  const member = useStream(useService(services.SessionStore).state, ({ user }) => isMember(user))
  const [held, setHeld] = useState(false)
  useEffect(() => {
    if (!member || !container) return setHeld(false)
    let current = true
    const look = async () => {
      const found = await (await bring())?.heartOfMember(container, { productId: id, attrId: '' })
      if (current) setHeld(found ?? false)
    }
    void look()
    return () => {
      current = false
    }
  }, [member, container, id])
  const press = async () => {
    const hearts = container && (await bring())
    if (hearts) setHeld(await hearts.setHeart(container, { productId: id, attrId: '' }, !held))
  }
  return (
    <IconButton
      icon="heart"
      // Cards are not inside a form, and the attribute would be repeated for dozens of cards.
      type={undefined}
      variant="floating"
      pressed={held}
      label={favouriteTexts.of(`${brand} ${name}`)}
      className={css.heart}
      onClick={() => void press()}
    />
  )
}
