import { ServicesContext } from '@market/react'
import { makeCartStore, makeConsentStore, makeNoticeStore, makePanelStore, makeSessionStore } from '@market/stores'
import { memoryCart } from '@market/commerce/testing'
import { memoryExpiringStore, memorySession, memoryTokens, recordedApp, setClock } from '@market/testing'
import '@market/ui/testing'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { Container } from 'inversify'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { services } from '../../composition/tokens.ts'
import { Panels } from './panels.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})
const android = 'Mozilla/5.0 (Linux; Android 15; Deneme) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36'
const clock = setClock()
const expiring = memoryExpiringStore(clock)

const show = (path: string, userAgent: string) => {
  vi.stubGlobal('navigator', { userAgent })
  const container = new Container()
  container.bind(services.Site).toConstantValue({ titleShort: 'Kumru', title: 'Kumru', url: '' })
  const tokens = memoryTokens()
  container
    .bind(services.SessionStore)
    .toConstantValue(makeSessionStore({ gateway: memorySession([], tokens), tokens }))
  container.bind(services.CartStore).toConstantValue(makeCartStore({ gateway: memoryCart([]), app: recordedApp() }))
  container.bind(services.NoticeStore).toConstantValue(makeNoticeStore(() => undefined, recordedApp()))
  container
    .bind(services.ConsentStore)
    .toConstantValue(makeConsentStore({ read: () => '0', write: () => undefined, clear: () => undefined }))
  container.bind(services.PanelStore).toConstantValue(makePanelStore())
  container.bind(services.ExpiringStore).toConstantValue(expiring)
  render(
    <ServicesContext value={container}>
      <MemoryRouter initialEntries={[path]}>
        <Panels />
      </MemoryRouter>
    </ServicesContext>,
  )
}
const overlay = () => screen.queryByRole('dialog', { name: 'Uygulamanın yeni sürümü var' })

describe('the update overlay', () => {
  it.each(['/my/tr/sepet', '/my/tr/adres', '/my/tr/odeme-yontemi'])('stays away from %s', async (path) => {
    show(path, android)
    await Promise.resolve()
    expect(overlay()).toBeNull()
  })

  it('S7 comes in a web view too, which counts as Android', async () => {
    show('/elektronik', 'Mozilla/5.0 (Deneme; wv) AppleWebKit/537.36 Version/4.0 Chrome/140.0 Mobile Safari/537.36')
    await waitFor(() => expect(overlay()).toBeTruthy())
  })

  it('is for Android alone', async () => {
    show('/', 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X)')
    await Promise.resolve()
    expect(overlay()).toBeNull()
  })

  it('comes on Android, and put off it stays away for a day', async () => {
    show('/', android)
    await waitFor(() => expect(overlay()).toBeTruthy())
    fireEvent.click(screen.getByRole('button', { name: 'Daha sonra' }))
    await waitFor(() => expect(overlay()).toBeNull())
    cleanup()
    show('/', android)
    await Promise.resolve()
    expect(overlay()).toBeNull()
    cleanup()
    clock.pass(24 * 60 * 60 * 1000)
    show('/', android)
    await waitFor(() => expect(overlay()).toBeTruthy())
  })
})
