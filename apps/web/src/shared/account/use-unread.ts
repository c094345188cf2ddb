import { useService } from '@market/react'
import { useEffect, useState } from 'react'
import { services } from '../../composition/tokens.ts'

/** Number of the member's unread notifications; 0 until it is loaded. */
export function useUnread(wanted: boolean): number {
  const notifications = useService(services.NotificationGateway)
  const [unread, setUnread] = useState(0)
  useEffect(() => {
    if (!wanted) return setUnread(0)
    let current = true
    const ask = async () => {
      const answer = await notifications.list({ limit: 1 })
      if (current && answer.ok) setUnread(answer.value.unread)
    }
    void ask()
    return () => {
      current = false
    }
  }, [notifications, wanted])
  return unread
}
