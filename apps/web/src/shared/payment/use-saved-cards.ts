import { isMember } from '@market/domain/session'
import type { SavedCard } from '@market/domain/checkout'
import { useService, useStream } from '@market/react'
import { useEffect, useState } from 'react'
import { services } from '../../composition/tokens.ts'

/** The member's saved cards; none for a guest, until they are loaded, and if they cannot be loaded. */
export function useSavedCards(): readonly SavedCard[] {
  const gateway = useService(services.SavedCardGateway)
  const { user } = useStream(useService(services.SessionStore).state)
  const memberId = isMember(user) ? (user.userId ?? undefined) : undefined
  const [loaded, setLoaded] = useState<{ readonly of: string; readonly cards: readonly SavedCard[] }>()
  useEffect(() => {
    if (memberId === undefined) return
    let current = true
    const load = async () => {
      const answer = await gateway.list()
      if (current && answer.ok) setLoaded({ of: memberId, cards: answer.value })
    }
    void load()
    return () => {
      current = false
    }
  }, [gateway, memberId])
  return loaded !== undefined && loaded.of === memberId ? loaded.cards : []
}
