import { services } from '../../composition/tokens.ts'
import { useService } from '../../composition/use-service.ts'
import { useStream } from '../../composition/use-stream.ts'
import * as css from './notices.css.ts'
import { frameTexts } from '../texts.ts'

/** Says on every page that the device is offline, as long as it is. */
export function OfflineNotice() {
  const offline = useStream(useService(services.NetworkStore).state) === 'offline'
  return (
    <div role="status" className={offline ? css.offline : undefined}>
      {offline && frameTexts.offline.notice}
    </div>
  )
}
