import type { Access } from '@market/domain/session'
import { ServicesContext, useService, useStream } from '@market/react'
import { use } from 'react'
import { services } from '../../composition/tokens.ts'
import { earlierItems, putEarlierAside } from '../cart/earlier-items.ts'
import { cartLineTexts as lineTexts } from '../cart/texts.ts'
import { savedStoreOf } from '../cart/use-saved-store.ts'
import { loginTexts as texts } from './login-texts.ts'

/** Runs after every login: loads the member's cart, into which the guest's was merged, and shows the API's messages. */
export function useFinishLogin(): (access: Access, onward: () => void) => Promise<void> {
  const cart = useService(services.CartStore)
  const notices = useService(services.NoticeStore)
  const { ended } = useStream(useService(services.SessionStore).state)
  const container = use(ServicesContext)
  return async ({ user, messages }, onward) => {
    // A member who logs in again after the session ended keeps the page as it was.
    if (ended?.user.userId !== user.userId) cart.forget()
    await cart.load()
    onward()
    const earlier = earlierItems(cart.state.current().cart).map(({ brand, name }) => `“${brand} ${name}”`)
    const said = [...(earlier.length > 0 ? [lineTexts.earlier(earlier)] : []), ...messages]
    if (said.length === 0) return
    notices.open({
      type: 'info',
      title: texts.merged,
      text: said.join(' '),
      timeout: 0,
      actions: [
        ...(earlier.length > 0
          ? [
              {
                text: lineTexts.putAside,
                kind: 'secondary' as const,
                run: () => container && void putEarlierAside(cart, savedStoreOf(container)),
              },
              { text: lineTexts.seeCart, kind: 'secondary' as const, href: '/my/tr/sepet' },
            ]
          : []),
        { text: texts.goOn, kind: 'primary' },
      ],
    })
  }
}
