import type { ProductCard } from '@market/domain/catalog'
import { IconButton } from '@market/ui'
import { use, useEffect, useState } from 'react'
import { isMember } from '../account/is-member.ts'
import { services } from '../../composition/tokens.ts'
import { ServicesContext, useService } from '../../composition/use-service.ts'
import { useStream } from '../../composition/use-stream.ts'
import { favouriteTexts } from './texts.ts'
import * as css from '../product/product-card.css.ts'

const bring = () => import('./hearts.ts').catch(() => undefined)

/** The heart on a card. Its code loads for members, and for anyone who presses it. */
export function CardHeart({ product: { id, brand, name } }: { readonly product: ProductCard }) {
  const container = use(ServicesContext)
  const { user } = useStream(useService(services.SessionStore).state)
  const member = isMember(user)
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
      // No form is around a card, and a sheet would say it dozens of times.
      type={undefined}
      variant="floating"
      pressed={held}
      label={favouriteTexts.of(`${brand} ${name}`)}
      className={css.heart}
      onClick={() => void press()}
    />
  )
}
