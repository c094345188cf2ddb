import { ServicesContext, useStream } from '@market/react'
import { makeConsentStore } from '@market/stores'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { Container } from 'inversify'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, it } from 'vitest'
import { services } from '../../composition/tokens.ts'
import { CookieNotice } from './cookie-notice.tsx'

afterEach(cleanup)

const consent = () => {
  const store = makeConsentStore({ read: () => null, write: () => undefined, clear: () => undefined })
  store.start()
  return store
}
function Page({ store }: { readonly store: ReturnType<typeof consent> }) {
  const state = useStream(store.state)
  return (
    <>
      {state === 'shown' && <CookieNotice />}
      <main id="main" tabIndex={-1} />
      <button data-reopens-notice onClick={() => store.reopen()}>
        Çerez tercihleri
      </button>
    </>
  )
}

it('takes no focus by itself, gives it to the page, and back to the button that asked for the notice again', () => {
  const store = consent()
  const container = new Container()
  container.bind(services.ConsentStore).toConstantValue(store)
  render(
    <ServicesContext value={container}>
      <MemoryRouter>
        <Page store={store} />
      </MemoryRouter>
    </ServicesContext>,
  )
  expect(document.activeElement).toBe(document.body)
  fireEvent.click(screen.getByRole('button', { name: 'Kabul et' }))
  expect(store.state.current()).toBe('accepted')
  expect(document.activeElement).toBe(screen.getByRole('main'))
  const again = screen.getByRole('button', { name: 'Çerez tercihleri' })
  again.focus()
  fireEvent.click(again)
  expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Çerez tercihleri' }))
  fireEvent.click(screen.getByRole('button', { name: 'Reddet' }))
  expect(store.state.current()).toBe('refused')
  expect(document.activeElement).toBe(again)
})
