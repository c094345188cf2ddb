import { isMember } from '@market/domain/session'
import { useService, useStream } from '@market/react'
import { Link } from '@market/ui'
import { services } from '../../composition/tokens.ts'
import { frameTexts } from '../texts.ts'
import * as css from './header.css.ts'

const texts = frameTexts.account

/** Opens the account panel. Without script, or in a new tab, it is a link to the login or to the member's orders. */
export function AccountLink() {
  const panels = useService(services.PanelStore)
  const { user } = useStream(useService(services.SessionStore).state)
  const member = isMember(user)
  return (
    <Link
      href={member ? '/my/siparisler' : '/giris-yap'}
      className={css.account}
      aria-haspopup="dialog"
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return
        event.preventDefault()
        panels.open('user')
      }}
    >
      <span className={css.actionText}>
        <span className={css.actionSmall}>{member ? texts.mine : texts.signUp}</span>
        <span className={css.actionName}>{member ? `${user.firstName} ${user.lastName}` : texts.login}</span>
      </span>
    </Link>
  )
}
