import { actionsOf, deskCodes } from '@market/domain/team'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { answered, openPanel, refused } from '../testing/open-panel.tsx'
import { Component as TeamPage } from './team-page.tsx'

afterEach(cleanup)

it('offers no invitation and no key to a role that may not manage the team', async () => {
  openPanel(
    { '/magaza/ekip': TeamPage },
    { at: '/magaza/ekip', role: 'muhasebe', answers: { 'GET /team': () => refused(403, '') } },
  )
  await screen.findByRole('heading', { name: /için yetkiniz yok$/ })
  for (const name of ['Davet et', 'Anahtar üret']) expect(screen.queryByRole('button', { name })).toBeNull()
})

it('offers nothing any more that a role that was changed meanwhile does not allow', async () => {
  const me = {
    person: { first_name: 'Can', last_name: 'Demir', email: 'can@ornek.com' },
    role: 'muhasebe',
    actions: actionsOf('muhasebe'),
    shop: { id: 1, name: 'Deneme', slug: 'deneme', state: 'open' },
    second_step: { on: true, passed: true },
    memberships: [],
  }
  openPanel(
    { '/magaza/ekip': TeamPage },
    {
      at: '/magaza/ekip',
      role: 'sahip',
      answers: {
        'GET /team': () => answered({ members: [], invitations: [] }),
        'POST /team/keys': () =>
          refused(403, 'Rolünüz bu işleme izin vermiyor.', { err_code: deskCodes.forbiddenRole }),
        'GET /me': () => answered(me),
      },
    },
  )
  fireEvent.click(await screen.findByRole('button', { name: 'Anahtar üret' }))
  fireEvent.change(await screen.findByRole('textbox', { name: /^Ad/ }), { target: { value: 'Kasa' } })
  fireEvent.click(screen.getAllByRole('button', { name: 'Anahtar üret' }).at(-1) as HTMLElement)
  await screen.findByText('Rolünüz bu işleme izin vermiyor.')
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Davet et' })).toBeNull())
})
