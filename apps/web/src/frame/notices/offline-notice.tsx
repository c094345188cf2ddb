import { useEffect, useRef } from 'react'
import { useRevalidator } from 'react-router-dom'
import { services } from '../../composition/tokens.ts'
import { useService } from '../../composition/use-service.ts'
import { useStream } from '../../composition/use-stream.ts'
import * as css from './notices.css.ts'
import { frameTexts } from '../texts.ts'
import { useWaitingOutcome } from './use-waiting-outcome.ts'
import { waitingTexts } from './waiting-texts.ts'

/**
 * Says on every page that the device is offline, and what waits for the line, as long as it is so; then the page is read anew, for it
 * may be a kept one.
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
