import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { openPanel, refused } from '../testing/open-panel.tsx'
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
