import { useEffect, useRef } from 'react'
import { useRevalidator } from 'react-router-dom'
import { services } from '../../composition/tokens.ts'
import { useService } from '../../composition/use-service.ts'
import { useStream } from '../../composition/use-stream.ts'
import * as css from './notices.css.ts'
import { frameTexts } from '../texts.ts'

/** Says on every page that the device is offline, as long as it is; then the page is read anew, for it may be a kept one. */
export function OfflineNotice() {
  const offline = useStream(useService(services.NetworkStore).state) === 'offline'
  const { revalidate } = useRevalidator()
  const wasOffline = useRef(false)
  useEffect(() => {
    if (wasOffline.current && !offline) void revalidate()
    wasOffline.current = offline
  }, [offline, revalidate])
  return (
    <div role="status" className={offline ? css.offline : undefined}>
      {offline && frameTexts.offline.notice}
    </div>
  )
}
