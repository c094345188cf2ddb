import { deskCodes } from '@market/domain/team'
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { answered, type Answers, openPanel, refused } from '../testing/open-panel.tsx'
import { Component as ShopPage } from './shop-page.tsx'

afterEach(cleanup)

const address = { city: 'Bursa', district: 'Nilüfer', street: 'Pul Sokak No: 7', phone: '0224 000 00 00' }
const shop = {
  id: 1,
  slug: 'deneme',
  name: 'Deneme',
  state: 'open',
  state_at: '2026-11-01T10:00:00+03:00',
  state_reason: '',
  company_locked: true,
  company: { legal_name: 'Deneme A.Ş.', tax_office: 'Nilüfer', tax_number: '4540536920', mersis: '', kep: '' },
  description: 'İpek',
  address,
  return_address: null,
  cargo_price: 40,
  free_cargo_over: 250,
  prepare_days: 2,
  leave: null,
  on_leave: false,
  revision: 1,
}
const open = (answers: Answers) =>
  openPanel(
    { '/magaza': ShopPage },
    { at: '/magaza', role: 'sahip', answers: { 'GET /shop': () => answered(shop), ...answers } },
  )
const type = (label: RegExp, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })
const save = () => fireEvent.click(screen.getByRole('button', { name: 'Ayarları kaydet' }))

it('says the largest price and the longest leave before anything is sent', async () => {
  const { sent } = open({})
  await screen.findByLabelText(/^Kargo ücreti/)
  type(/^Kargo ücreti/, '10000,01')
  fireEvent.click(screen.getByRole('checkbox', { name: 'Mağaza izne çıkıyor' }))
  const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
  type(/^İlk gün/, day(1))
  type(/^Son gün/, day(3650))
  save()
  screen.getByText('En fazla 10.000,00 TL yazın.')
  screen.getByText(/izin en fazla 90 gün sürer/)
  expect(sent).toEqual(['GET /shop'])
})

it('saves one’s own change again without taking back what somebody else changed meanwhile', async () => {
  const bodies: Readonly<Record<string, unknown>>[] = []
  const theirs = { ...shop, revision: 2, cargo_price: 55, address: { ...address, district: 'Osmangazi' } }
  open({
    'PUT /shop': ({ body }) => {
      bodies.push(JSON.parse(String(body)))
      return bodies.length === 1
        ? refused(409, 'Eski', { err_code: deskCodes.stale, data: theirs })
        : answered({ ...theirs, description: 'Bursa ipeği', revision: 3 })
    },
  })
  await screen.findByLabelText(/^Mağaza tanıtımı/)
  type(/^Mağaza tanıtımı/, 'Bursa ipeği')
  save()
  await screen.findByText('Bu kayıt siz bakarken değişti.')
  fireEvent.click(screen.getByRole('button', { name: 'Benimkini kaydet' }))
  await expect.poll(() => bodies.length).toBe(2)
  expect(bodies[1]).toMatchObject({
    revision: 2,
    description: 'Bursa ipeği',
    cargo_price: 55,
    address: theirs.address,
  })
  await expect.poll(() => screen.queryByText('Bu kayıt siz bakarken değişti.')).toBeNull()
})
