import { succeed } from '@market/domain/kernel'
import { RouterLink, ServicesContext } from '@market/react'
import { makeCartStore, makeConsentStore, makeNoticeStore, makePanelStore, makeSessionStore } from '@market/stores'
import { memoryCart } from '@market/commerce/testing'
import {
  aCart,
  aMember,
  anEmptyCart,
  memoryAccounts,
  memoryPayments,
  memoryExpiringStore,
  memoryNotifications,
  memorySession,
  memoryTabs,
  recordedApp,
  setClock,
  valueOf,
} from '@market/testing'
import { LinkProvider } from '@market/ui'
import '@market/ui/testing'
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { Container } from 'inversify'
import { MemoryRouter, Route, Routes } from 'react-router-dom'
import { afterEach, describe, expect, it } from 'vitest'
import { services } from '../../composition/tokens.ts'
import { Panels } from '../panels/panels.tsx'
import { AccountFrame } from '../../shared/account/account-frame.tsx'

afterEach(cleanup)

const password = 'Deneme123'
const member = { username: 'ada@ornek.test', password, user: aMember({ firstName: 'Ada', email: 'ada@ornek.test' }) }

/** Renders a member's page with a field that contains typed text. */
const show = async () => {
  const tab = memoryTabs()
  const [tokens, elsewhere] = [tab(), tab()]
  const gateway = memorySession([member], tokens)
  const session = makeSessionStore({ gateway, tokens })
  const otherTab = makeSessionStore({ gateway, tokens: elsewhere })
  await session.login(member)
  const notices = makeNoticeStore(() => undefined, recordedApp())
  const container = new Container()
  container.bind(services.SessionStore).toConstantValue(session)
  container.bind(services.ExpiringStore).toConstantValue(memoryExpiringStore(setClock()))
  container
    .bind(services.ConsentStore)
    .toConstantValue(makeConsentStore({ read: () => '0', write: () => undefined, clear: () => undefined }))
  container.bind(services.PanelStore).toConstantValue(makePanelStore())
  container.bind(services.NoticeStore).toConstantValue(notices)
  container.bind(services.PaymentGateway).toConstantValue(memoryPayments({ cart: memoryCart([]) }))
  const answers = { ...memoryCart([]) }
  answers.load = async () =>
    succeed(session.state.current().user?.isActive ? aCart({ revision: 9 }) : anEmptyCart({ revision: 0 }))
  const cart = makeCartStore({ gateway: answers, app: recordedApp() })
  await cart.load()
  container.bind(services.CartStore).toConstantValue(cart)
  container.bind(services.MembershipGateway).toConstantValue(memoryAccounts([]).memberships)
  container.bind(services.PasswordGateway).toConstantValue(memoryAccounts([]).passwords)
  container.bind(services.NotificationGateway).toConstantValue(memoryNotifications([]))
  container.bind(services.RobotCheckGateway).toConstantValue({
    challenge: async () => succeed({ kind: 'proof-of-work', challenge: 'deneme', difficulty: 0 }),
  })
  render(
    <ServicesContext value={container}>
      <MemoryRouter initialEntries={['/my/bilgi']}>
        <LinkProvider component={RouterLink}>
          <Routes>
            <Route path="/" element={<h1>Ana sayfa</h1>} />
            <Route
              path="/my/bilgi"
              element={
                <AccountFrame title="Kişisel Bilgiler" route="my-bilgi">
                  {() => <textarea aria-label="Ad" />}
                </AccountFrame>
              }
            />
          </Routes>
          <Panels />
        </LinkProvider>
      </MemoryRouter>
    </ServicesContext>,
  )
  fireEvent.change(await screen.findByLabelText('Ad'), { target: { value: 'Yeni ad' } })
  return {
    cart,
    notices,
    otherTab,
    refuse: async () => session.adopt(await valueOf(gateway.anonymous())),
  }
}
const typed = () => screen.getByLabelText('Ad')

describe('a session that the provider ended', () => {
  it('opens the login over the page, keeps the input, and continues after the login', async () => {
    const { refuse } = await show()
    await refuse()
    const panel = await screen.findByRole('dialog', { name: 'Giriş Yap' })
    expect(panel.textContent).toContain('Oturumunuz sona erdi')
    expect(within(panel).getByLabelText(/^E-posta/)).toHaveProperty('value', member.username)
    fireEvent.change(within(panel).getByLabelText(/^Şifre zorunlu/), { target: { value: password } })
    fireEvent.click(within(panel).getByRole('button', { name: 'Giriş Yap' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(typed()).toHaveProperty('value', 'Yeni ad')
  })

  it('leads to the home page when the login is closed', async () => {
    const { refuse, notices, cart } = await show()
    await refuse()
    const panel = await screen.findByRole('dialog', { name: 'Giriş Yap' })
    fireEvent.click(within(panel).getByRole('button', { name: 'Kapat' }))
    expect(await screen.findByRole('heading', { name: 'Ana sayfa' })).toBeTruthy()
    await waitFor(() => expect(notices.state.current().toasts.at(-1)?.text).toBe('Oturumunuz sona erdi.'))
    await waitFor(() => expect(cart.state.current().cart?.count).toBe(0))
  })
})

it('a logout in another tab leads to the home page with a message', async () => {
  const { otherTab, notices, cart } = await show()
  await otherTab.start()
  await otherTab.logout()
  expect(await screen.findByRole('heading', { name: 'Ana sayfa' })).toBeTruthy()
  await waitFor(() => expect(notices.state.current().toasts.at(-1)?.text).toBe('Başka bir sekmede çıkış yapıldı.'))
  await waitFor(() => expect(cart.state.current().cart?.count).toBe(0))
})
