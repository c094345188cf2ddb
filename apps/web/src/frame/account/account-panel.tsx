import { browserStorages, forgetBegunAction } from '@market/browser'
import { anonymousUser, type SocialProvider, visitorOf } from '@market/domain/session'
import { accountPanel, accountPanelTitle, shellTimes } from '@market/domain/shell'
import { useMachine, useService, useStream } from '@market/react'
import { Alert, Badge, Drawer, Icon, Link, VisuallyHidden } from '@market/ui'
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { services } from '../../composition/tokens.ts'
import * as css from './account-panel.css.ts'
import { accountMenuTexts } from '../../shared/account/account-menu-texts.ts'
import { accountPanelTexts as texts } from './account-panel-texts.ts'
import { LoginForm } from '../../shared/account/login-form.tsx'
import { loginTexts } from '../../shared/account/login-texts.ts'
import { ReminderForm } from '../../shared/account/reminder-form.tsx'
import { SocialButtons } from '../../shared/account/social-buttons.tsx'
import { textButton } from './text-button.css.ts'
import { useClosing } from '../panels/use-closing.ts'
import { useLogout } from '../../shared/account/use-logout.ts'
import { useUnread } from '../../shared/account/use-unread.ts'

const opened = accountPanel.next(accountPanel.initial, { type: 'open' })

/**
 * The account side panel: a guest logs in or requests a new password, a member sees links to the account's pages
 * (rules.md S6).
 */
export function AccountPanel({ onClosed }: { readonly onClosed: () => void }) {
  const session = useService(services.SessionStore)
  const notices = useService(services.NoticeStore)
  const { user = anonymousUser, ended } = useStream(session.state)
  const [state, send] = useMachine(accountPanel, opened)
  const { status, reminder } = state

  useEffect(() => void session.start(), [session])
  useClosing({
    status,
    ms: shellTimes.outsideClickMs,
    send,
    onClosed: () => {
      // Closed without a login: drop the action that the visitor had begun.
      forgetBegunAction(browserStorages())
      onClosed()
    },
  })

  const loggedIn = () => {
    send({ type: 'close' })
    const name = session.state.current().user?.firstName ?? ''
    notices.toast({ type: 'success', text: texts.welcome(name).trim() })
  }
  return (
    <Drawer
      open={status !== 'closed'}
      onClose={() => send({ type: 'close' })}
      onOutside={() => send({ type: 'outside-click' })}
      startsInField
      title={accountPanelTitle({ reminder }, user, {
        login: loginTexts.title,
        remindPassword: loginTexts.reminder.title,
      })}
    >
      {visitorOf(user) === 'member' ? (
        <MemberMenu onLogout={() => send({ type: 'logout' })} />
      ) : (
        <div className={css.form}>
          {reminder ? (
            <>
              <ReminderForm id="panel-hatirlat" />
              <button type="button" className={textButton} onClick={() => send({ type: 'back-to-login' })}>
                {texts.back}
              </button>
            </>
          ) : (
            <>
              {ended && <Alert tone="info">{texts.ended}</Alert>}
              <LoginForm
                id="panel-giris"
                email={ended?.user.email ?? ''}
                onLoggedIn={loggedIn}
                links={
                  <>
                    <button type="button" className={textButton} onClick={() => send({ type: 'forgot-password' })}>
                      {loginTexts.forgot}
                    </button>
                    <Link href={`/uye-ol?redirect=${encodeURIComponent(here())}`} className={textButton}>
                      {loginTexts.signUp}
                    </Link>
                  </>
                }
              />
              <PanelSocialButtons />
            </>
          )}
        </div>
      )}
    </Drawer>
  )
}

/** Address of the page under the panel. The router does not know the options that a product's address contains. */
const here = () => location.pathname + location.search

/** Social logins, which return to the page under the panel. They show once the API has answered, below the form. */
function PanelSocialButtons() {
  const session = useService(services.SessionStore)
  const [providers, setProviders] = useState<readonly SocialProvider[]>([])
  useEffect(() => {
    const ask = async () => {
      const answer = await session.socialProviders()
      if (answer.ok) setProviders(answer.value)
    }
    void ask()
  }, [session])
  return <SocialButtons providers={providers} back={here()} />
}

function MemberMenu({ onLogout }: { readonly onLogout: () => void }) {
  const notices = useService(services.NoticeStore)
  const logout = useLogout()
  const { pathname } = useLocation()
  const unread = useUnread(true)
  const [toll, tollHref] = texts.toll
  return (
    <nav aria-label={texts.menu}>
      <ul className={css.menu}>
        {[...texts.links, ...texts.more].map(([text, href, icon]) => (
          <li key={href}>
            <Link href={href} className={css.link} aria-current={pathname === href ? 'page' : undefined}>
              <Icon name={icon} />
              {text}
              {href === '/my/bildirimler' && unread > 0 && <Badge>{accountMenuTexts.unread(unread)}</Badge>}
            </Link>
          </li>
        ))}
        <li className={css.apart}>
          <a href={tollHref} target="_blank" rel="noopener" className={css.link}>
            <Icon name="road" />
            {toll}
            <VisuallyHidden> {texts.newTab}</VisuallyHidden>
            <Icon name="arrow-up-right" size="md" />
          </a>
        </li>
        <li>
          <button
            type="button"
            className={css.link}
            onClick={() => {
              onLogout()
              void logout().then(() => notices.toast({ type: 'success', text: texts.loggedOut }))
            }}
          >
            <Icon name="sign-out" />
            {texts.logout}
          </button>
        </li>
      </ul>
    </nav>
  )
}
