import { type ProductCard, visitorOf } from '@market/domain'
import { IconButton } from '@market/ui'
import { use, useEffect, useState } from 'react'
import { services } from '../../composition/tokens.ts'
import { ServicesContext, useService } from '../../composition/use-service.ts'
import { useStream } from '../../composition/use-stream.ts'
import { shellTexts } from '../texts.ts'
import * as css from './product-card.css.ts'

const bring = () => import('./hearts.ts')

/** The heart on a card. What turns it is brought for members, and for whoever presses it. */
export function CardHeart({ product: { id, brand, name } }: { readonly product: ProductCard }) {
  const container = use(ServicesContext)
  const { user } = useStream(useService(services.SessionStore).state)
  const member = user && visitorOf(user) === 'member'
  const [held, setHeld] = useState(false)
  useEffect(() => {
    if (!member || !container) return setHeld(false)
    let current = true
    void bring().then(async ({ isHeld }) => {
      const found = await isHeld(container, id)
      if (current) setHeld(found)
    })
    return () => {
      current = false
    }
  }, [member, container, id])
  return (
    <IconButton
      icon="heart"
      variant="floating"
      pressed={held}
      label={shellTexts.favourite.of(`${brand} ${name}`)}
      className={css.heart}
      onClick={() => {
        if (container) void bring().then(async ({ turn }) => setHeld(await turn(container, id)))
      }}
    />
  )
}
