import { deskCodes } from '@market/domain/team'
import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { answered, type Answers, openPanel, refused } from '../../testing/open-panel.tsx'
import { Component as PackagePage } from './package-page.tsx'
import type { Package } from '../package-words.ts'

afterEach(cleanup)

const shirt: Package['lines'][number] = {
  line: 1,
  product_id: 1,
  name: 'Pamuklu Gömlek',
  image: '',
  attributes: [],
  units: 2,
  cancelled: 0,
  paid: 100,
  gift: null,
}
const now = (more: Partial<Package> = {}): Package => ({
  id: '1',
  order_id: 'GV-1',
  state: 'new',
  revision: 1,
  ordered_at: '2026-11-29T10:00:00+03:00',
  due_on: '2030-01-02',
  overdue: false,
  days_late: 0,
  units: 2,
  lines: [shirt],
  recipient: 'Ada Deneme',
  tracking_no: null,
  address: null,
  note: null,
  bill_to: null,
  cargo: 0,
  cash: null,
  accepted_at: null,
  packed_at: null,
  steps: [],
  invoice: null,
  ...more,
})
const open = (answers: Answers) => openPanel({ '/siparisler/:id': PackagePage }, { at: '/siparisler/1', answers })
const stale = (present: Package) => refused(409, 'Paket değişti.', { err_code: deskCodes.stale, data: present })

it('who accepts second sees the package as the first person left it', async () => {
  let present = now()
  open({
    'GET /packages/1': () => answered(present),
    'POST /packages/accept': () => {
      present = now({ state: 'accepted', revision: 2 })
      return answered({ results: [{ id: '1', accepted: false, message: 'Artık yapılamaz.', package: null }] })
    },
  })
  fireEvent.click(await screen.findByRole('button', { name: 'Siparişi onayla' }))
  await screen.findByText('Bu kayıt siz bakarken değişti.')
  expect(screen.queryByRole('button', { name: 'Benimkini kaydet' })).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Şimdiki hâlini al' }))
  await screen.findByRole('button', { name: 'Paketi tamamla, 1 ürün kaldı' })
})

it('a picked line is picked again when units of it were cancelled', async () => {
  const less = now({ state: 'accepted', revision: 3, units: 1, lines: [{ ...shirt, units: 1, cancelled: 1 }] })
  open({
    'GET /packages/1': () => answered(now({ state: 'accepted', revision: 2 })),
    'POST /packages/1/pack': () => stale(less),
  })
  fireEvent.click(await screen.findByRole('checkbox', { name: 'Pamuklu Gömlek toplandı' }))
  fireEvent.click(screen.getByRole('button', { name: 'Paketi tamamla' }))
  fireEvent.click(await screen.findByRole('button', { name: 'Şimdiki hâlini al' }))
  await screen.findByRole('button', { name: 'Paketi tamamla, 1 ürün kaldı' })
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Pamuklu Gömlek toplandı' }).checked).toBe(false)
})

it('a report of missing units is kept and sent again on the package that somebody changed meanwhile', async () => {
  const bodies: { revision: number; lines: unknown }[] = []
  const packed = now({ state: 'packed', revision: 3, units: 1, lines: [{ ...shirt, units: 1, cancelled: 1 }] })
  open({
    'GET /packages/1': () => answered(now({ state: 'accepted', revision: 2 })),
    'POST /packages/unsupplied': ({ body }) => {
      bodies.push(JSON.parse(String(body)))
      return bodies.length === 1
        ? stale(packed)
        : answered({ package: now({ state: 'unsupplied', revision: 4 }), refund: 50, gift_code: 0 })
    },
  })
  fireEvent.click(await screen.findByRole('button', { name: 'Tedarik edemiyorum' }))
  const form = within(screen.getByRole('dialog'))
  fireEvent.change(form.getByRole('spinbutton'), { target: { value: '2' } })
  fireEvent.click(form.getByRole('radio', { name: 'Ürün hasarlı' }))
  fireEvent.click(form.getByRole('button', { name: '2 ürünü iptal et' }))
  await form.findByText('Paket değişti.')
  form.getByText('/ 1 adet')
  expect(form.getByRole<HTMLInputElement>('radio', { name: 'Ürün hasarlı' }).checked).toBe(true)
  fireEvent.click(form.getByRole('button', { name: '1 ürünü iptal et' }))
  await screen.findByText('Tedarik edilemedi')
  expect(bodies.map(({ revision, lines }) => [revision, lines])).toEqual([
    [2, [{ line: 1, units: 2 }]],
    [3, [{ line: 1, units: 1 }]],
  ])
})

it('a report of missing units closes when the package has left the shop meanwhile', async () => {
  const { undo } = open({
    'GET /packages/1': () => answered(now({ state: 'packed', revision: 2 })),
    'POST /packages/unsupplied': () => stale(now({ state: 'shipped', revision: 3 })),
  })
  fireEvent.click(await screen.findByRole('button', { name: 'Tedarik edemiyorum' }))
  const form = within(screen.getByRole('dialog'))
  fireEvent.change(form.getByRole('spinbutton'), { target: { value: '1' } })
  fireEvent.click(form.getByRole('radio', { name: 'Ürün hasarlı' }))
  fireEvent.click(form.getByRole('button', { name: '1 ürünü iptal et' }))
  await screen.findByText('Kargoda')
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(undo.state.current()?.text).toBe('Paket değişti.')
})

it('a step on a package that has another address or fewer units is not sent before the seller has seen them', async () => {
  const address = {
    name: 'Ada Deneme',
    phone: '0532 111 22 33',
    city: 'İstanbul',
    district: 'Kadıköy',
    neighborhood: 'Caferağa Mah.',
    address: 'Moda Cad. 1',
    place: null,
  }
  const seen = now({ state: 'packed', revision: 2, address })
  const changes: readonly [Partial<Package>, string, boolean][] = [
    [{}, 'Paketlendi', true],
    [{ units: 1, lines: [{ ...shirt, units: 1, cancelled: 1 }] }, 'Paketlendi. Pakette kalan: 1 ürün', false],
    [
      { address: { ...address, address: 'Bahariye Cad. 7' } },
      'Paketlendi. Teslimat adresi değişti: Ada Deneme, Caferağa Mah. Bahariye Cad. 7, Kadıköy / İstanbul. Paket fişini yeniden yazdırın',
      false,
    ],
  ]
  for (const [change, words, mayInsist] of changes) {
    open({
      'GET /packages/1': () => answered(seen),
      'POST /packages/1/undo': () => stale({ ...seen, ...change, revision: 3 }),
    })
    fireEvent.click(await screen.findByRole('button', { name: 'Son adımı geri al' }))
    await screen.findByText(words)
    expect(screen.queryByRole('button', { name: 'Benimkini kaydet' }) !== null, words).toBe(mayInsist)
    cleanup()
  }
})

it('a report of missing units names the refund with the cargo, the gift code, or less cash at the door', async () => {
  const cases: readonly [Partial<Package>, { refund: number; gift_code: number }, RegExp, string][] = [
    [
      { cargo: 49.9 },
      { refund: 149.9, gift_code: 0 },
      /geri ödenecek, yaklaşık149,90\sTL/,
      '2 ürün iptal edildi, alıcıya 149,90 TL geri ödeniyor.',
    ],
    [
      {},
      { refund: 0, gift_code: 100 },
      /geri ödenecek, yaklaşık100,00\sTL/,
      '2 ürün iptal edildi, 100,00 TL hediye koduna geri yükleniyor.',
    ],
    [
      { cash: 100 },
      { refund: 0, gift_code: 0 },
      /Kapıda daha az tahsil edilecek, yaklaşık100,00\sTL/,
      '2 ürün iptal edildi.',
    ],
  ]
  for (const [more, refunds, shown, told] of cases) {
    const { undo } = open({
      'GET /packages/1': () => answered(now({ state: 'accepted', ...more })),
      'POST /packages/unsupplied': () =>
        answered({ package: now({ state: 'unsupplied', units: 0, ...more }), ...refunds }),
    })
    fireEvent.click(await screen.findByRole('button', { name: 'Tedarik edemiyorum' }))
    const form = within(screen.getByRole('dialog'))
    fireEvent.change(form.getByRole('spinbutton'), { target: { value: '2' } })
    fireEvent.click(form.getByRole('radio', { name: 'Ürün hasarlı' }))
    expect(form.getByRole('status').textContent).toMatch(shown)
    fireEvent.click(form.getByRole('button', { name: '2 ürünü iptal et' }))
    await screen.findByText('Tedarik edilemedi')
    expect(undo.state.current()?.text.replaceAll(/\s/g, ' ')).toBe(told)
    cleanup()
  }
})

it('the note of a gift that is not wrapped is shown to the seller', async () => {
  const gift = { wrapped: false, prices_hidden: true, note: 'İyi ki doğdun' }
  open({ 'GET /packages/1': () => answered(now({ lines: [{ ...shirt, gift }] })) })
  await screen.findByText('Hediye olarak gönderiliyor, fişte fiyat yazmaz. Not: “İyi ki doğdun”')
})

it('a cancelled package offers neither a slip nor an invoice', async () => {
  open({ 'GET /packages/1': () => answered(now({ state: 'cancelled' })) })
  await screen.findByText('Fatura yüklenmedi.')
  expect(screen.queryByRole('link', { name: 'Paket fişi' })).toBeNull()
  expect(screen.queryByRole('button', { name: 'Fatura yükle' })).toBeNull()
})

it('a refused invoice is no longer named once another file was chosen', async () => {
  open({
    'GET /packages/1': () => answered(now({ state: 'accepted', revision: 2 })),
    'PUT /packages/1/invoice': () => refused(422, 'Bu dosya bir PDF değil.'),
  })
  const choose = (file: File) => fireEvent.change(screen.getByLabelText('Fatura yükle'), { target: { files: [file] } })
  await screen.findByRole('button', { name: 'Fatura yükle' })
  choose(new File(['metin'], 'fatura.pdf'))
  await screen.findByText('Bu dosya bir PDF değil.')
  choose(new File([], 'bos.pdf'))
  await screen.findByText('Dosya boş.')
  expect(screen.queryByText('Bu dosya bir PDF değil.')).toBeNull()
})
