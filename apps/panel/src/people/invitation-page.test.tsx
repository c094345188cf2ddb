import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { answered, openPanel } from '../testing/open-panel.tsx'
import { Component as InvitationPage } from './invitation-page.tsx'

afterEach(cleanup)

const open = (email: string) =>
  openPanel(
    { '/davet/:token': () => <InvitationPage /> },
    {
      at: '/davet/anahtar',
      answers: {
        'GET /invitation/anahtar': () =>
          answered({ email, role: 'operasyon', shop: 'Deneme', account: 'new', expires_at: '2026-12-02T09:00:00Z' }),
      },
    },
  )

it('an invitation for another address warns that accepting it ends the open session', async () => {
  open('elif@ornek.com')
  await screen.findByText('Bu tarayıcıda can@ornek.com oturumu açık. Daveti kabul ederseniz o oturum kapanır.')
})

it('an invitation for the signed-in member has no such warning', async () => {
  open('can@ornek.com')
  await screen.findByText(/rolüyle davet edildi/)
  expect(screen.queryByText(/oturumu açık/)).toBeNull()
})
