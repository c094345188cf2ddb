import { fail, type GatewayFailure, succeed } from '@market/domain/kernel'
import { RouterLink, ServicesContext } from '@market/react'
import { makeCartStore, makeConsentStore, makeNoticeStore, makePanelStore, makeSessionStore } from '@market/stores'
import { memoryCart } from '@market/commerce/testing'
import {
  aCart,
  aMember,
  aRegistration,
  anEmptyCart,
  memoryAccounts,
  memoryPayments,
  memoryExpiringStore,
  memoryNotifications,
  memorySession,
  memoryTokens,
  recordedApp,
  setClock,
} from '@market/testing'
import { LinkProvider } from '@market/ui'
import '@market/ui/testing'
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { Container } from 'inversify'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, describe, expect, it } from 'vitest'
import { services } from '../../composition/tokens.ts'
import { AccountLink } from '../header/account-link.tsx'
import { Panels } from '../panels/panels.tsx'

afterEach(cleanup)

const password = 'Deneme123'
const member = { username: 'ada@ornek.test', password, user: aMember({ firstName: 'Ada', lastName: 'Deneme' }) }

const show = async (refusal?: GatewayFailure) => {
  const container = new Container()
  const tokens = memoryTokens()
  const sessions = memorySession([member], tokens)
  const gateway = refusal ? { ...sessions, login: async () => fail(refusal) } : sessions
  const session = makeSessionStore({ gateway, tokens })
  const accounts = memoryAccounts([{ email: member.username, password, activated: !refusal }])
  const notices = makeNoticeStore(() => undefined, recordedApp())
  container.bind(services.SessionStore).toConstantValue(session)
  container.bind(services.ExpiringStore).toConstantValue(memoryExpiringStore(setClock()))
  container
    .bind(services.ConsentStore)
    .toConstantValue(makeConsentStore({ read: () => '0', write: () => undefined, clear: () => undefined }))
  container.bind(services.PanelStore).toConstantValue(makePanelStore())
  container.bind(services.NoticeStore).toConstantValue(notices)
  container.bind(services.PaymentGateway).toConstantValue(memoryPayments({ cart: memoryCart([]) }))
  // The API answers by the caller's session; each cart counts its own revisions.
  const gatewayOf = { ...memoryCart([]) }
  gatewayOf.load = async () =>
    succeed(session.state.current().user?.isActive ? aCart({ revision: 9 }) : anEmptyCart({ revision: 0 }))
  const cart = makeCartStore({ gateway: gatewayOf, app: recordedApp() })
  container.bind(services.CartStore).toConstantValue(cart)
  container.bind(services.MembershipGateway).toConstantValue(accounts.memberships)
  container.bind(services.PasswordGateway).toConstantValue(accounts.passwords)
  container.bind(services.NotificationGateway).toConstantValue(memoryNotifications())
  container.bind(services.RobotCheckGateway).toConstantValue({
    // Any number solves this proof of work.
    challenge: async () => succeed({ kind: 'proof-of-work', challenge: 'deneme', difficulty: 0 }),
  })
  render(
    <ServicesContext value={container}>
      <MemoryRouter>
        <LinkProvider component={RouterLink}>
          <AccountLink />
          <Panels />
        </LinkProvider>
      </MemoryRouter>
    </ServicesContext>,
  )
  const opener = screen.getByRole('link', { name: /Giriş Yap/ })
  opener.focus()
  fireEvent.click(opener)
  return { opener, accounts, notices, cart, panel: await screen.findByRole('dialog', { name: 'Giriş Yap' }) }
}
const logIn = (panel: HTMLElement, typed: string, email = member.username) => {
  fireEvent.change(within(panel).getByLabelText(/^E-posta/), { target: { value: email } })
  fireEvent.change(within(panel).getByLabelText(/^Şifre zorunlu/), { target: { value: typed } })
  fireEvent.click(within(panel).getByRole('button', { name: 'Giriş Yap' }))
}
const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

describe('the account panel', () => {
  it('offers the providers that the shop knows', async () => {
    const { panel } = await show()
    await within(panel).findByRole('button', { name: 'Google ile giriş yap' })
    expect(within(panel).queryByRole('button', { name: 'Facebook ile giriş yap' })).toBeNull()
  })

  it('begins in its first field', async () => {
    const { panel } = await show()
    await expect.poll(() => document.activeElement).toBe(within(panel).getByLabelText(/^E-posta/))
  })

  it('shows the error of a login, and keeps the input', async () => {
    const { panel } = await show()
    logIn(panel, 'Yanlis-1')
    expect((await within(panel).findByRole('alert')).textContent).toContain('hatalı')
    expect(within(panel).getByLabelText(/^E-posta/)).toHaveProperty('value', member.username)
  })

  it('says before sending that a password has eight characters', async () => {
    const { panel } = await show()
    logIn(panel, 'yanlis')
    const field = within(panel).getByLabelText(/^Şifre zorunlu/)
    await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'))
    expect(panel.textContent).toContain('Şifre alanı 8 ile 200 karakter aralığında olmalıdır.')
    await expect.poll(() => document.activeElement).toBe(field)
    expect(within(panel).queryByRole('alert')).toBeNull()
  })

  it('shows and hides the password, and strips spaces from the address', async () => {
    const { panel } = await show()
    const field = within(panel).getByLabelText(/^Şifre zorunlu/)
    fireEvent.click(within(panel).getByRole('button', { name: 'Şifreyi göster' }))
    expect(field.getAttribute('type')).toBe('text')
    fireEvent.click(within(panel).getByRole('button', { name: 'Şifreyi gizle' }))
    expect(field.getAttribute('type')).toBe('password')
    logIn(panel, password, '  ada@ ornek.test ')
    await gone()
    expect(screen.getByRole('link', { name: /Ada Deneme/ })).toBeTruthy()
  })

  it('S1 offers a robot check and the activation mail again when the account is not activated', async () => {
    const { panel } = await show({ kind: 'refused', status: 422, code: 5032, message: 'Üyeliğiniz etkin değil.' })
    logIn(panel, password)
    expect((await within(panel).findByRole('alert')).textContent).toBe('Üyeliğiniz etkin değil.')
    const send = await within(panel).findByRole('button', { name: 'Aktivasyon Maili Gönder' })
    fireEvent.click(send)
    expect(await within(panel).findByText('* Lütfen robot olmadığınızı onaylayınız.')).toBeTruthy()
    fireEvent.click(within(panel).getByRole('checkbox', { name: 'Robot değilim' }))
    await within(panel).findByRole('checkbox', { name: 'Robot olmadığınız doğrulandı' })
    fireEvent.click(send)
    expect(
      await within(panel).findByText(
        'Aktivasyon mailiniz e-posta adresinize gönderildi. Lütfen e-posta adresinizi kontrol edin.',
      ),
    ).toBeTruthy()
    expect(within(panel).queryByText('Üyeliğiniz etkin değil.')).toBeNull()
  })

  it('activates an account with the code of an earlier mail', async () => {
    const { panel, accounts } = await show({
      kind: 'refused',
      status: 422,
      code: 5032,
      message: 'Üyeliğiniz etkin değil.',
    })
    await accounts.memberships.register(aRegistration())
    logIn(panel, password)
    const field = await within(panel).findByLabelText(/^Aktivasyon kodu/)
    const send = within(panel).getByRole('button', { name: 'Kodla etkinleştir' })
    fireEvent.change(field, { target: { value: 'yanlis' } })
    fireEvent.click(send)
    expect(await within(panel).findByText(/Kod hatalı ya da süresi dolmuş/)).toBeTruthy()
    fireEvent.change(field, { target: { value: ` ${accounts.mailed.at(-1)?.code} ` } })
    fireEvent.click(send)
    expect(await within(panel).findByText('Hesabınız açıldı.')).toBeTruthy()
    expect(within(panel).queryByText('Üyeliğiniz etkin değil.')).toBeNull()
    expect(accounts.accepts(aRegistration().email, aRegistration().password)).toBe(true)
  })

  it('logs in, greets, closes and then shows the member’s pages and the way out', async () => {
    const { panel, opener, notices, cart } = await show()
    logIn(panel, password)
    await gone()
    await expect.poll(() => document.activeElement).toBe(opener)
    await expect.poll(() => notices.state.current().toasts.at(-1)?.text).toBe('Hoş geldiniz, Ada')
    fireEvent.click(screen.getByRole('link', { name: /Ada Deneme/ }))
    expect(cart.state.current().cart?.count).toBe(1)
    const menu = await screen.findByRole('dialog', { name: 'Ada Deneme' })
    expect(
      within(menu)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent?.trim()),
    ).toEqual([
      'Sipariş Takip',
      'Sepetim',
      'Cihaz Satışlarım',
      'Kişisel Bilgiler',
      'Listelerim',
      'Adres Yönetimi',
      'Şifre Değiştir',
      'Yorumlar',
      'Hesap Numaraları',
      'Kayıtlı Kartlarım',
      'Bildirimler',
      'Kuponlarım',
      'Alarmlarım',
      'Sorularım',
      'Takip Ettiğim Mağazalar',
      'Çekiliş Biletlerim',
      'HGS Bakiye Yükleme (yeni sekmede açılır)',
      'Çıkış',
    ])
    expect(within(menu).getByRole('link', { name: 'Sipariş Takip' }).getAttribute('href')).toBe('/my/siparisler')
    expect(within(menu).getByRole('link', { name: /^HGS/ }).getAttribute('target')).toBe('_blank')
    fireEvent.click(within(menu).getByRole('button', { name: 'Çıkış' }))
    await gone()
    expect(await screen.findByRole('link', { name: /Giriş Yap/ })).toBeTruthy()
    // The cart now is the guest's, which is empty.
    await waitFor(() => expect(cart.state.current().cart?.count).toBe(0))
  })

  it('mails a new password, and forgets the reminder when it is closed', async () => {
    const { panel, accounts, opener } = await show()
    fireEvent.click(within(panel).getByRole('button', { name: 'Şifremi unuttum' }))
    const reminder = await screen.findByRole('dialog', { name: 'Şifre Hatırlat' })
    const address = within(reminder).getByLabelText(/^E-posta/)
    fireEvent.click(within(reminder).getByRole('button', { name: 'Şifre yenileme bağlantısı gönder' }))
    expect(within(reminder).getByText('E-posta zorunludur.')).toBeTruthy()
    expect(within(reminder).getByText('* Lütfen robot olmadığınızı onaylayınız.')).toBeTruthy()
    fireEvent.change(address, { target: { value: 'ada@ornek' } })
    expect(within(reminder).getByText('E-posta geçersiz')).toBeTruthy()
    fireEvent.change(address, { target: { value: ` ${member.username} ` } })
    fireEvent.click(within(reminder).getByRole('checkbox', { name: 'Robot değilim' }))
    await within(reminder).findByRole('checkbox', { name: 'Robot olmadığınız doğrulandı' })
    fireEvent.click(within(reminder).getByRole('button', { name: 'Şifre yenileme bağlantısı gönder' }))
    expect((await within(reminder).findByText(/ileti gönderildi/)).textContent).toBeTruthy()
    expect(accounts.mailed).toHaveLength(1)
    fireEvent.click(within(reminder).getByRole('button', { name: 'Kapat' }))
    await gone()
    fireEvent.click(opener)
    expect(await screen.findByRole('dialog', { name: 'Giriş Yap' })).toBeTruthy()
  })

  it('closes on Escape and after a click beside it', async () => {
    const { panel, opener } = await show()
    fireEvent(panel, new Event('cancel', { cancelable: true }))
    await gone()
    await expect.poll(() => document.activeElement).toBe(opener)
    fireEvent.click(opener)
    fireEvent.click(await screen.findByRole('dialog', { name: 'Giriş Yap' }))
    await gone()
  })
})
