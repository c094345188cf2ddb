import { RouterLink, ServicesContext } from '@market/react'
import { makeCartStore, makeNoticeStore, makePanelStore, makeSessionStore } from '@market/stores'
import { memoryCart } from '@market/commerce/testing'
import {
  aMember,
  aProfile,
  memoryPasskeys,
  memoryPhones,
  memorySession,
  memoryTokens,
  recordedApp,
} from '@market/testing'
import { LinkProvider } from '@market/ui'
import '@market/ui/testing'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { Container } from 'inversify'
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom'
import { afterEach, expect, it } from 'vitest'
import { services } from '../../composition/tokens.ts'
import { givePasskeys } from '../../testing/give-passkeys.ts'
import { page } from './login-page.tsx'

let browser: ReturnType<typeof givePasskeys> | undefined
afterEach(() => {
  cleanup()
  browser?.take()
})

const member = { username: 'ada@ornek.test', password: 'Deneme123', user: aMember() }
const Where = () => {
  const { pathname, search } = useLocation()
  return <output data-testid="where">{pathname + search}</output>
}

/** Shows the login page at this address. */
async function show(address: string, secondStep?: readonly string[]) {
  const container = new Container()
  const tokens = memoryTokens()
  const gateway = memorySession([{ ...member, ...(secondStep && { secondStep }) }], tokens)
  const access = { user: aMember(), accessToken: 'belirtec', listingKey: 'anahtar', messages: [] }
  const usedAt = new Date('2026-11-20T10:00:00Z')
  container
    .bind(services.PasskeyGateway)
    .toConstantValue(memoryPasskeys({ held: [{ id: 'a', name: 'Telefonum', addedAt: usedAt, usedAt }], access }))
  const profile = aProfile({ phone: '5321112233', phoneProven: true })
  const phones = memoryPhones({ profile, access })
  container.bind(services.PhoneGateway).toConstantValue(phones)
  container.bind(services.SessionStore).toConstantValue(makeSessionStore({ gateway, tokens }))
  container.bind(services.CartStore).toConstantValue(makeCartStore({ gateway: memoryCart([]), app: recordedApp() }))
  container.bind(services.NoticeStore).toConstantValue(makeNoticeStore(() => undefined, recordedApp()))
  container.bind(services.PanelStore).toConstantValue(makePanelStore())
  const url = new URL(address, 'https://guvercin.test')
  const { signal } = new AbortController()
  const data = (await page.load?.({ url, params: {}, services: container, signal })) as never
  const { Component } = page
  render(
    <ServicesContext value={container}>
      <MemoryRouter initialEntries={[address]}>
        <LinkProvider component={RouterLink}>
          <Routes>
            <Route path="/giris-yap" element={<Component data={data} />} />
            <Route path="*" element={<Where />} />
          </Routes>
        </LinkProvider>
      </MemoryRouter>
    </ServicesContext>,
  )
  return Object.assign(gateway, { phones })
}

/** Shows the login page at this address and submits the password. */
async function typePassword(address: string, secondStep?: readonly string[]) {
  await show(address, secondStep)
  fireEvent.change(await screen.findByLabelText(/^E-posta/), { target: { value: member.username } })
  fireEvent.change(screen.getByLabelText(/^Şifre zorunlu/), { target: { value: member.password } })
  fireEvent.click(screen.getByRole('button', { name: 'Giriş Yap' }))
}

/** Logs in on the page at this address and returns the path to which it leads. */
async function logInAt(address: string) {
  await typePassword(address)
  return (await screen.findByTestId('where')).textContent
}

it.each([
  ['/giris-yap', '/'],
  ['/giris-yap?redirect=my-tr-adresler', '/my/tr/adresler'],
  ['/giris-yap?redirect=my-listelerim', '/my/listelerim'],
  [`/giris-yap?redirect=${encodeURIComponent('/my/siparisler/GV-1?sayfa=2')}`, '/my/siparisler/GV-1?sayfa=2'],
  ['/giris-yap?redirect=https://kotu.test/my/bilgi', '/'],
  ['/giris-yap?redirect=//kotu.test', '/'],
  ['/giris-yap?redirect=%2F%5Ckotu.test', '/'],
  ['/giris-yap?redirect=javascript:alert(1)', '/'],
  ['/giris-yap?redirect=boyle-bir-yol-yok', '/'],
])('U5 a login at %s leads to %s', async (address, to) => {
  expect(await logInAt(address)).toBe(to)
})

it('U5 asks for the second step if the member has one, and then goes to the page', async () => {
  await typePassword('/giris-yap?redirect=my-listelerim', ['123456'])
  const code = await screen.findByLabelText(/^Doğrulama kodu/)
  await expect.poll(() => document.activeElement).toBe(code)
  expect(screen.queryByLabelText(/^Şifre zorunlu/)).toBeNull()
  const send = async (value: string) => {
    fireEvent.change(code, { target: { value } })
    fireEvent.click(await screen.findByRole('button', { name: 'Doğrula ve giriş yap' }))
  }
  await send('12')
  await screen.findByText('Doğrulama kodu 6 rakamdan, kurtarma kodu harf ve rakamlardan oluşan 10 karakterdir.')
  await send('654321')
  await screen.findByRole('alert')
  await send('123456')
  expect((await screen.findByTestId('where')).textContent).toBe('/my/listelerim')
})

it('goes back from the second step to the password, without an error', async () => {
  await typePassword('/giris-yap', ['123456'])
  fireEvent.click(await screen.findByRole('button', { name: 'Girişe geri dön' }))
  await screen.findByLabelText(/^Şifre zorunlu/)
  expect(screen.queryByRole('alert')).toBeNull()
})

it('U5 logs in by a mailed code, and asks for the second step after it', async () => {
  const gateway = await show('/giris-yap?redirect=my-listelerim', ['123456'])
  fireEvent.change(await screen.findByLabelText(/^E-posta/), { target: { value: member.username } })
  fireEvent.click(screen.getByRole('button', { name: 'Şifresiz giriş: e-postama kod gönder' }))
  const address = await screen.findByLabelText(/^E-posta/)
  expect(address).toHaveProperty('value', member.username)
  fireEvent.click(screen.getByRole('button', { name: 'Giriş kodu gönder' }))
  const code = await screen.findByLabelText(/^Giriş kodu/)
  await expect.poll(() => document.activeElement).toBe(code)
  expect(screen.getByRole('status').textContent).toBe('Bir üyelik varsa kodu gönderdik.')
  const send = (value: string) => {
    fireEvent.change(code, { target: { value } })
    fireEvent.click(screen.getByRole('button', { name: 'Giriş Yap' }))
  }
  send('12')
  await screen.findByText('Giriş kodu 6 rakamdan oluşur.')
  send('000000')
  await screen.findByText('Giriş kodu hatalı.')
  const mailed = gateway.mailed.at(-1)?.code ?? ''
  send(`${mailed.slice(0, 3)} ${mailed.slice(3)}`)
  fireEvent.change(await screen.findByLabelText(/^Doğrulama kodu/), { target: { value: '123456' } })
  fireEvent.click(screen.getByRole('button', { name: 'Doğrula ve giriş yap' }))
  expect((await screen.findByTestId('where')).textContent).toBe('/my/listelerim')
})

it('sends no code without an address, and leads back to the password', async () => {
  const gateway = await show('/giris-yap')
  fireEvent.click(await screen.findByRole('button', { name: 'Şifresiz giriş: e-postama kod gönder' }))
  fireEvent.click(await screen.findByRole('button', { name: 'Giriş kodu gönder' }))
  await screen.findByText('E-posta zorunludur.')
  expect(gateway.mailed).toEqual([])
  fireEvent.click(screen.getByRole('button', { name: 'Şifreyle giriş yap' }))
  await screen.findByLabelText(/^Şifre zorunlu/)
})

it('U5 logs in by a passkey, without a second step', async () => {
  browser = givePasskeys()
  await show('/giris-yap?redirect=my-listelerim', ['123456'])
  fireEvent.click(await screen.findByRole('button', { name: 'Geçiş anahtarıyla devam et' }))
  expect((await screen.findByTestId('where')).textContent).toBe('/my/listelerim')
  expect(browser.asked).toEqual(['get'])
})

it('says when no passkey was chosen, and keeps the other ways', async () => {
  browser = givePasskeys('cancels')
  await show('/giris-yap')
  fireEvent.click(await screen.findByRole('button', { name: 'Geçiş anahtarıyla devam et' }))
  await screen.findByText(/^Geçiş anahtarı seçilmedi\./)
  await screen.findByLabelText(/^Şifre zorunlu/)
})

it('offers no passkey where the browser has none', async () => {
  await show('/giris-yap')
  await screen.findByRole('button', { name: 'Şifresiz giriş: e-postama kod gönder' })
  expect(screen.queryByRole('button', { name: 'Geçiş anahtarıyla devam et' })).toBeNull()
})

it('U5 logs in by a code of an SMS', async () => {
  const { phones } = await show('/giris-yap?redirect=my-listelerim')
  fireEvent.click(await screen.findByRole('button', { name: 'Şifresiz giriş: e-postama kod gönder' }))
  fireEvent.click(await screen.findByRole('button', { name: 'Kodu SMS ile gönder' }))
  const phone = await screen.findByLabelText(/^Cep telefonu/)
  await waitFor(() => expect(document.activeElement).toBe(phone))
  const ask = (value: string) => {
    fireEvent.change(phone, { target: { value } })
    fireEvent.click(screen.getByRole('button', { name: 'Giriş kodu gönder' }))
  }
  ask('0212 111 22 33')
  await screen.findByText(/^Cep telefonu geçersiz/)
  ask('0532 111 22 33')
  const code = await screen.findByLabelText(/^Giriş kodu/)
  expect(screen.getByRole('status').textContent).toBe('Kodu SMS ile gönderdik.')
  const send = (value: string) => {
    fireEvent.change(code, { target: { value } })
    fireEvent.click(screen.getByRole('button', { name: 'Giriş Yap' }))
  }
  send('000000')
  await screen.findByText('Giriş kodu hatalı.')
  send(phones.sent() ?? '')
  expect((await screen.findByTestId('where')).textContent).toBe('/my/listelerim')
})
