import type { DeskAnswer, getSeller } from '@market/contract/counter'
import { deskCodes } from '@market/domain/team'
import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { answered, openPanel, refused } from '../testing/open-panel.tsx'
import { Component as SellerPage } from './seller-page.tsx'

afterEach(cleanup)

type Seller = DeskAnswer<typeof getSeller>

const company = {
  legal_name: 'Hemşin Kitap A.Ş.',
  tax_office: 'Kadıköy',
  tax_number: '1234567890',
  mersis: '',
  kep: '',
}
const address = { city: 'İstanbul', district: 'Kadıköy', street: 'Moda Cad. No: 1', phone: '02160000000' }
const open: Seller = {
  id: 1,
  slug: 'hemsin',
  name: 'Hemşin Kitabevi',
  state: 'open',
  state_at: '2026-11-01T09:00:00Z',
  state_reason: '',
  company_locked: true,
  company,
  address,
  return_address: null,
  description: '',
  cargo_price: 29.9,
  free_cargo_over: null,
  prepare_days: 1,
  leave: null,
  on_leave: false,
  revision: 1,
  application: null,
  actions: ['stop', 'end', 'ask'],
  asked_at: null,
  stop_from: null,
  requirements: [],
  team: [],
  history: [],
}
const stopped: Seller = { ...open, state: 'stopped', revision: 2, actions: ['end', 'lift'] }

it('who decides on a shop that a colleague changed meanwhile sees both values before the page, and may insist', async () => {
  const revisions: number[] = []
  openPanel(
    { '/saticilar/:id': SellerPage },
    {
      at: '/saticilar/1',
      answers: {
        'GET /sellers/1': () => answered(open),
        'GET /sellers/1/messages': () => answered({ rows: [], next: null }),
        'POST /sellers/1': ({ body }) => {
          revisions.push(JSON.parse(String(body)).revision)
          return revisions.length === 1
            ? refused(409, 'Mağaza değişti.', { err_code: deskCodes.stale, data: stopped })
            : answered({ ...open, state: 'ended', revision: 3, actions: [] })
        },
      },
    },
  )
  fireEvent.click(await screen.findByRole('button', { name: 'Üyeliği bitir' }))
  const form = within(screen.getByRole('dialog'))
  fireEvent.change(form.getByRole('textbox'), { target: { value: 'Sahte ürün' } })
  fireEvent.click(form.getByRole('button', { name: 'Üyeliği bitir' }))
  await screen.findByText('Bu kayıt siz bakarken değişti.')
  expect(screen.queryByRole('dialog')).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Benimkini kaydet' }))
  await screen.findByText('Kapandı')
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(revisions).toEqual([1, 2])
})
