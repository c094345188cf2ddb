import { isFavourite, type LineRef, toggleFavourite, visitorOf } from '@market/domain'
import { Button } from '@market/ui'
import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { services } from '../../composition/tokens.ts'
import { useService } from '../../composition/use-service.ts'
import { useStream } from '../../composition/use-stream.ts'
import { failureText } from '../failure-text.ts'
import { shellTexts } from '../texts.ts'

const texts = shellTexts.favourite

/** The heart of a product: into the default list, or out of every list that holds it. Whoever is no member logs in first. */
export function FavouriteButton({ productId, attrId }: LineRef) {
  const lists = useService(services.ListGateway)
  const session = useService(services.SessionStore)
  const notices = useService(services.NoticeStore)
  const { user } = useStream(session.state)
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const [held, setHeld] = useState(false)
  const [busy, setBusy] = useState(false)
  const member = user !== undefined && visitorOf(user) === 'member'

  useEffect(() => {
    if (!member) return setHeld(false)
    let current = true
    const check = async () => {
      const answer = await lists.check({ productId, attrId })
      if (current && answer.ok) setHeld(isFavourite(answer.value))
    }
    void check()
    return () => {
      current = false
    }
  }, [lists, member, productId, attrId])

  const toggle = async () => {
    if (busy) return
    if (!member) return navigate(`/giris-yap?redirect=${encodeURIComponent(pathname)}`)
    setBusy(true)
    const answer = await toggleFavourite({ lists })({ productId, attrId })
    setBusy(false)
    if (!answer.ok) return notices.toast({ type: 'error', text: failureText(answer.failure) })
    const now = isFavourite(answer.value)
    setHeld(now)
    notices.toast({ type: 'success', text: now ? texts.added : texts.taken })
  }
  return (
    <Button variant="text" icon="heart" loading={busy} aria-pressed={held} onClick={() => void toggle()}>
      {held ? texts.held : texts.add}
    </Button>
  )
}
