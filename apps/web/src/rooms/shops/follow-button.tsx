import { isMember } from '@market/domain/session'
import type { ShopId } from '@market/domain/kernel'
import { failureText, useService, useStream } from '@market/react'
import { Button } from '@market/ui'
import { useEffect, useState } from 'react'
import { useAfterLogin } from '../../shared/account/use-after-login.ts'
import { services } from '../../composition/tokens.ts'
import { shopsRoom } from './bind.ts'

const texts = { follow: 'Takip et', followed: 'Takip ediliyor' }

/** Follows or unfollows a shop; guests are asked to log in first. */
export function FollowButton({ shop }: { readonly shop: ShopId }) {
  const toggleFollow = useService(shopsRoom.toggleFollow)
  const following = useService(services.ShopFollowing)
  const notices = useService(services.NoticeStore)
  const { user } = useStream(useService(services.SessionStore).state)
  const [followed, setFollowed] = useState(false)
  const [busy, setBusy] = useState(false)
  const member = isMember(user)

  useEffect(() => {
    if (!member) return setFollowed(false)
    let current = true
    const ask = async () => {
      const found = await following.followed()
      if (current) setFollowed(found.ok && found.value.some(({ id }) => id === shop))
    }
    void ask()
    return () => {
      current = false
    }
  }, [member, following, shop])

  const change = async (what: 'follow' | 'toggle') => {
    if (busy) return
    setBusy(true)
    const answer = await (what === 'follow' ? following.follow(shop) : toggleFollow(shop))
    setBusy(false)
    if (answer.ok) setFollowed(answer.value.followed)
    else notices.toast({ type: 'error', text: failureText(answer.failure) })
  }
  const asMember = useAfterLogin<'follow' | 'toggle'>(`follow:${shop}`, (what) => void change(what))
  return (
    <Button
      variant="secondary"
      size="sm"
      icon="bell"
      loading={busy}
      aria-pressed={followed}
      // Before the login it is unknown whether the member follows the shop already, so the click only follows.
      onClick={() => asMember(member ? 'toggle' : 'follow')}
    >
      {followed ? texts.followed : texts.follow}
    </Button>
  )
}
