import { isMember } from '@market/domain/session'
import type { ProductId } from '@market/domain/kernel'
import type { LineRef } from '@market/domain/cart'
import { LatePart, ServicesContext, useService, useStream } from '@market/react'
import { Button } from '@market/ui'
import type { Container } from 'inversify'
import { use, useEffect, useEffectEvent, useState } from 'react'
import { useAfterLogin } from '../account/use-after-login.ts'
import { services } from '../../composition/tokens.ts'
import { favouriteTexts } from './texts.ts'
import { heartOfMember, setHeart } from './hearts.ts'

const texts = favouriteTexts
const bringLists = async () => (await import('./choose-lists.tsx')).ChooseLists

/**
 * A product's heart, filled if any list contains any variant of it, and a button to choose its lists. A guest is asked
 * to log in over the page (specification section 6).
 */
export function FavouriteButton({ productId, attrId }: LineRef) {
  const container = use(ServicesContext)
  const session = useService(services.SessionStore)
  const { user } = useStream(session.state)
  const [held, setHeld] = useState(false)
  const [busy, setBusy] = useState(false)
  const [choosing, setChoosing] = useState(false)
  const member = isMember(user)
  const heartOf = useEffectEvent((within: Container, id: ProductId) => heartOfMember(within, { productId: id, attrId }))
  const chooseLists = useAfterLogin(`lists:${productId}`, () => setChoosing(true))

  useEffect(() => {
    if (!member || !container) return setHeld(false)
    let current = true
    const look = async () => {
      const found = await heartOf(container, productId)
      if (current) setHeld(found)
    }
    void look()
    return () => {
      current = false
    }
  }, [container, member, productId])

  const press = async () => {
    if (busy || !container) return
    setBusy(true)
    setHeld(await setHeart(container, { productId, attrId }, !held))
    setBusy(false)
  }
  const close = () => setChoosing(false)
  return (
    <>
      <Button
        variant="text"
        icon="heart"
        filledIcon={held ? 'heart' : undefined}
        loading={busy}
        aria-pressed={held}
        onClick={() => void press()}
      >
        {held ? texts.held : texts.add}
      </Button>
      <Button variant="text" icon="list" onClick={() => chooseLists('choose')}>
        {texts.choose}
      </Button>
      {choosing && (
        <LatePart
          bring={bringLists}
          props={{ item: { productId, attrId }, onChanged: setHeld, onClosed: close }}
          onFailed={close}
        />
      )}
    </>
  )
}
