import { deskCodes } from '@market/domain/team'
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { answered, type Answers, openPanel, refused } from '../testing/open-panel.tsx'
import type { PackageRow } from './package-words.ts'
import { Component as PackagesPage } from './packages-page.tsx'

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const row = (no: number, more: Partial<PackageRow> = {}): PackageRow => ({
  id: String(no).padStart(16, '0'),
  order_id: `GV-${no}`,
  state: 'new',
  revision: 1,
  ordered_at: '2026-11-29T10:00:00+03:00',
  due_on: '2030-01-02',
  overdue: false,
  days_late: 0,
  units: 2,
  lines: [
    {
      line: 1,
      product_id: no,
      name: 'Pamuklu Gömlek',
      image: '',
      attributes: [{ key: 'Beden', value: 'M' }],
      units: 2,
      cancelled: 0,
      paid: 100,
      gift: null,
    },
  ],
  recipient: 'Ada Deneme',
  tracking_no: null,
  ...more,
})
const counts = { new: 3, preparing: 0, shipped: 0, delivered: 0, problem: 0 }
const list = (items: readonly PackageRow[]) => answered({ items, next: null, counts })
const threeRows = { 'GET /packages': () => list([row(1), row(2), row(3, { state: 'accepted' })]) }

const open = (answers: Answers, at = '/siparisler') =>
  openPanel(
    { '/siparisler': PackagesPage, '/siparisler/:id': () => <h1>Paket</h1>, '/bos': () => <h1>Boş</h1> },
    { at, answers },
  )
/** The first cell of an order, once the table listens to keys. */
async function main(name: string) {
  const link = await screen.findByRole('link', { name })
  await act(async () => {})
  return link
}
const press = (key: string, more: object = {}) =>
  fireEvent.keyDown(document.activeElement ?? document.body, { key, ...more })
const picked = () => screen.queryByRole('region', { name: 'Seçilenler' })?.textContent

it('the name of a stage and its count are two words', async () => {
  open(threeRows)
  expect(await screen.findByRole('link', { name: 'Yeni 3' })).toBeTruthy()
})

it('J and K move between the orders and stop at both ends', async () => {
  open(threeRows)
  const first = await main('GV-1')
  press('k')
  expect(document.activeElement).toBe(first)
  press('k')
  expect(document.activeElement).toBe(first)
  for (const name of ['GV-2', 'GV-3', 'GV-3']) {
    press('j')
    expect(document.activeElement?.textContent).toBe(name)
  }
})

it('X selects an order that can be accepted, Shift X up to it, Escape drops the selection', async () => {
  open(threeRows)
  await main('GV-1')
  press('j')
  press('x')
  expect(picked()).toContain('1 sipariş seçildi2 ürün')
  press('x')
  expect(picked()).toBeUndefined()
  press('x')
  press('j')
  press('X', { shiftKey: true })
  expect(picked()).toContain('2 sipariş seçildi4 ürün')
  press('j')
  press('x')
  expect(picked()).toContain('2 sipariş')
  press('Escape')
  expect(picked()).toBeUndefined()
})

it('letters rest while a field has the focus', async () => {
  open(threeRows)
  await main('GV-1')
  const field = screen.getByRole('searchbox', { name: 'Sipariş, paket ya da takip no' })
  act(() => field.focus())
  press('j')
  press('x')
  expect(document.activeElement).toBe(field)
  expect(picked()).toBeUndefined()
  press('Escape')
  press('j')
  expect(document.activeElement?.textContent).toBe('GV-1')
})

it('the first cell of an order is a link to it, which Enter follows', async () => {
  const { router } = open(threeRows)
  await main('GV-2')
  press('j')
  press('j')
  fireEvent.click(document.activeElement ?? document.body)
  await screen.findByRole('heading', { name: 'Paket' })
  expect(router.state.location.pathname).toBe(`/siparisler/${row(2).id}`)
})

it('the box of the head selects all that can be accepted', async () => {
  open(threeRows)
  await main('GV-1')
  fireEvent.click(screen.getByRole('checkbox', { name: 'Sayfadakilerin tümünü seç' }))
  expect(picked()).toContain('2 sipariş')
  expect(screen.queryByRole('checkbox', { name: 'GV-3 seç' })).toBeNull()
})

it('shows placeholders while the orders load', async () => {
  const { promise, resolve } = Promise.withResolvers<ReturnType<typeof list>>()
  open({ 'GET /packages': () => promise })
  expect((await screen.findByRole('status', { name: 'Yükleniyor' })).getAttribute('aria-busy')).toBe('true')
  await act(async () => resolve(list([row(1)])))
  await main('GV-1')
  expect(screen.queryByRole('status', { name: 'Yükleniyor' })).toBeNull()
})

it('tells finished work from a filter that finds nothing', async () => {
  open({ 'GET /packages': () => list([]) })
  await screen.findByText('Onaylanacak sipariş kalmadı')
  cleanup()
  open({ 'GET /packages': () => list([]) }, '/siparisler?q=GV-9&sure=overdue')
  const drop = await screen.findByRole('link', { name: 'Filtreleri temizle' })
  expect(drop.getAttribute('href')).toBe('/siparisler')
})

it('keeps the orders of an answer when the next one fails, and tries again', async () => {
  let works = true
  open({
    'GET /packages': () => (works ? list([row(1)]) : refused(503, 'Bakım var.')),
    'POST /packages/accept': () =>
      answered({ results: [{ id: row(1).id, accepted: true, message: null, package: row(1, { revision: 2 }) }] }),
  })
  fireEvent.click(await screen.findByRole('checkbox', { name: 'GV-1 seç' }))
  works = false
  fireEvent.click(screen.getByRole('button', { name: 'Onayla' }))
  await screen.findByText('Siparişler yenilenemedi.')
  await main('GV-1')
  works = true
  fireEvent.click(screen.getByRole('button', { name: 'Yeniden dene' }))
  await vi.waitFor(() => expect(screen.queryByText('Siparişler yenilenemedi.')).toBeNull())
})

it('says which role has the right that this one lacks', async () => {
  open({ 'GET /packages': () => refused(403, '') })
  await screen.findByRole('heading', { name: 'Siparişler için yetkiniz yok' })
  screen.getByText(/Mağazanızın sahibi/)
})

it('draws fifty orders with long names, and the next page as a link', async () => {
  const long = 'Çok uzun bir ürün adı '.repeat(40)
  const items = Array.from({ length: 50 }, (_, at) => {
    const made = row(at + 1)
    return { ...made, recipient: long, lines: made.lines.map((line) => ({ ...line, name: long })) }
  })
  open({ 'GET /packages': () => answered({ items, next: 'imlec', counts: { ...counts, new: 1000 } }) })
  await main('GV-50')
  const table = screen.getByRole('table', { name: 'Siparişler' })
  // The head, the group and the orders.
  expect(within(table).getAllByRole('row')).toHaveLength(52)
  screen.getByText('1.000+')
  expect(screen.getByRole('link', { name: 'Sonraki sayfa' }).getAttribute('href')).toBe('/siparisler?sonra=imlec')
})

it('an order that changed meanwhile shows both values, and is accepted with the present revision', async () => {
  const bodies: string[] = []
  open({
    ...threeRows,
    'POST /packages/accept': ({ body }) => {
      bodies.push(String(body))
      const { packages } = JSON.parse(String(body))
      return answered({
        results: packages.map(({ id, revision }: { readonly id: string; readonly revision: number }) => ({
          id,
          accepted: revision === 7,
          message: revision === 7 ? null : 'Bir ürün iptal edildi.',
          package: row(1, { revision: 7, units: 1 }),
        })),
      })
    },
  })
  fireEvent.click(await screen.findByRole('checkbox', { name: 'GV-1 seç' }))
  fireEvent.click(screen.getByRole('button', { name: 'Onayla' }))
  await screen.findByText('Bu kayıt siz bakarken değişti.')
  screen.getByText('GV-1: Yeni. Bir ürün iptal edildi.')
  fireEvent.click(screen.getByRole('button', { name: 'Benimkini kaydet' }))
  await vi.waitFor(() => expect(screen.queryByText('Bu kayıt siz bakarken değişti.')).toBeNull())
  expect(bodies.map((body) => JSON.parse(body).packages[0].revision)).toEqual([1, 7])
})

it('accepted orders can be taken back for ten seconds', async () => {
  const accepted = row(1, { state: 'accepted', revision: 2 })
  const { sent, undo } = open({
    ...threeRows,
    'POST /packages/accept': () =>
      answered({ results: [{ id: accepted.id, accepted: true, message: null, package: accepted }] }),
    [`POST /packages/${accepted.id}/undo`]: ({ body }) =>
      JSON.parse(String(body)).revision === 2
        ? answered({ ...row(1, { revision: 3 }), ...detail })
        : refused(409, 'Eski', { err_code: deskCodes.stale }),
  })
  fireEvent.click(await screen.findByRole('checkbox', { name: 'GV-1 seç' }))
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  await act(async () => {
    fireEvent.click(screen.getByRole('button', { name: 'Onayla' }))
    await vi.advanceTimersByTimeAsync(1)
  })
  expect(undo.state.current()?.text).toBe('1 sipariş onaylandı, hazırlanacaklara geçti.')
  await act(() => undo.undo())
  expect(sent.slice(-2)).toEqual([`POST /packages/${accepted.id}/undo`, 'GET /packages'])
  expect(undo.state.current()).toBeUndefined()

  undo.took({ text: 'Bir adım', undo: async () => {} })
  await vi.advanceTimersByTimeAsync(9_900)
  expect(undo.state.current()?.text).toBe('Bir adım')
  await vi.advanceTimersByTimeAsync(200)
  expect(undo.state.current()).toBeUndefined()
})

const detail = {
  address: null,
  note: null,
  bill_to: null,
  cargo: 0,
  cash: null,
  accepted_at: null,
  packed_at: null,
  steps: [],
  invoice: null,
}
