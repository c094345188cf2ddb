import { useService, useStream } from '@market/react'
import { useEffect, useRef } from 'react'
import { useRevalidator } from 'react-router-dom'
import { services } from '../../composition/tokens.ts'
import * as css from './offline-notice.css.ts'
import { frameTexts } from '../texts.ts'
import { useWaitingOutcome } from './use-waiting-outcome.ts'
import { waitingTexts } from './waiting-texts.ts'

/**
 * Shows on every page that the device is offline, and how many writes are queued. When the connection is back, the
 * page's data is loaded again, because it may come from the offline store.
 */
export function OfflineNotice() {
  const offline = useStream(useService(services.NetworkStore).state) === 'offline'
  const { writes } = useStream(useService(services.WaitingStore).state)
  const { revalidate } = useRevalidator()
  const wasOffline = useRef(false)
  useWaitingOutcome()
  useEffect(() => {
    if (wasOffline.current && !offline) void revalidate()
    wasOffline.current = offline
  }, [offline, revalidate])
  const said = [offline && frameTexts.offline.notice, writes.length > 0 && waitingTexts.waiting(writes.length)]
  return (
    <div role="status" className={said.some(Boolean) ? css.offline : undefined}>
      {said.filter(Boolean).join(' ')}
    </div>
  )
}
