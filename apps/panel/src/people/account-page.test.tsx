import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { Guarded } from '../frame/frame.tsx'
import { answered, openPanel } from '../testing/open-panel.tsx'
import { Component as AccountPage } from './account-page.tsx'

afterEach(cleanup)

const GuardedPage = () => (
  <Guarded>
    <AccountPage />
  </Guarded>
)

it('signing out without a connection says so and keeps showing the session, which goes on', async () => {
  let online = false
  openPanel(
    { '/hesabim': GuardedPage, '/giris': () => <h1>Giriş</h1> },
    {
      at: '/hesabim',
      answers: {
        'DELETE /session': () => (online ? answered({}) : Promise.reject(new TypeError('no connection'))),
      },
    },
  )
  fireEvent.click(screen.getByRole('button', { name: 'Çıkış yap' }))
  await screen.findByText(/^Bağlantı kurulamadı/)
  expect(screen.queryByRole('heading', { name: 'Giriş' })).toBeNull()
  online = true
  fireEvent.click(screen.getByRole('button', { name: 'Çıkış yap' }))
  await screen.findByRole('heading', { name: 'Giriş' })
})
