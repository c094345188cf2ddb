import { getMessages, postMessage } from '@market/contract/counter'
import { useService } from '@market/react'
import { services } from '../desk/services.ts'
import { useCall } from '../desk/use-desk.ts'
import { PageHead } from '../parts/page-head.tsx'
import { useAddress } from '../list/use-address.ts'
import { Messages } from '../list/messages.tsx'
import * as css from '../parts/parts.css.ts'
import { ShopTabs } from './shop-tabs.tsx'

/** Messages with the office. */
export function Component() {
  const client = useService(services.DeskClient)
  const after = useAddress().get('sonra')
  const messages = useCall(getMessages, { query: after ? { after } : {} })
  return (
    <>
      <PageHead title="Mağaza ve ekip" />
      <div className={css.column}>
        <ShopTabs />
        <Messages of={messages} door="seller" send={(text) => client.send(postMessage, { body: { text } })} />
      </div>
    </>
  )
}
