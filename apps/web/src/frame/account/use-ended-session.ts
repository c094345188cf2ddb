import { afterLogout } from '@market/domain/session'
import { useService, useStream } from '@market/react'
import type { Ended } from '@market/stores'
import { useEffect, useEffectEvent, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { services } from '../../composition/tokens.ts'
import { frameTexts } from '../texts.ts'

const loginPage = '/giris-yap'

/**
 * Handles a session that ended without a logout in this tab (rules.md S3). If the API refused it, the login opens over
 * the page, which keeps its input; closing the login continues as a guest. If the member logged out in another tab, the
 * session ends here, too. Returns a function that continues as a guest; on a page for members it leads home.
 */
export function useEndedSession(): () => void {
  const session = useService(services.SessionStore)
  const panels = useService(services.PanelStore)
  const cart = useService(services.CartStore)
  const notices = useService(services.NoticeStore)
  const { ended } = useStream(session.state)
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const [without, setWithout] = useState(false)

  const take = useEffectEvent((how: Ended['how'], page: string) => {
    if (how === 'refused' && !without && page !== loginPage) return panels.open('user')
    const { goTo } = afterLogout(page)
    // Leave the member's page before the session is cleared.
    if (goTo) return void navigate(goTo)
    session.goOn()
    setWithout(false)
    notices.toast({ type: 'error', text: frameTexts.ended[how] })
    cart.forget()
    void cart.load()
  })
  useEffect(() => {
    if (ended) take(ended.how, pathname)
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [ended, pathname, without])
  return () => setWithout(session.state.current().ended !== undefined)
}
