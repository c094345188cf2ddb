import type { Access } from '@market/domain'
import { services } from '../../composition/tokens.ts'
import { useService } from '../../composition/use-service.ts'
import { useStream } from '../../composition/use-stream.ts'
import { loginTexts as texts } from './login-texts.ts'

/** What follows every login: the visitor's cart has become the member's, and what that changed is said. */
export function useFinishLogin(): (access: Access, onward: () => void) => Promise<void> {
  const cart = useService(services.CartStore)
  const notices = useService(services.NoticeStore)
  const { ended } = useStream(useService(services.SessionStore).state)
  return async ({ user, messages }, onward) => {
    // Whoever comes back after the session ended finds the page as it was left.
    if (ended?.user.userId !== user.userId) cart.forget()
    await cart.load()
    onward()
    if (messages.length > 0)
      notices.open({
        type: 'info',
        title: texts.merged,
        text: messages.join(' '),
        timeout: 0,
        actions: [{ text: texts.goOn, kind: 'primary' }],
      })
  }
}
