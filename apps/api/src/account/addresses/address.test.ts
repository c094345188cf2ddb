import {
  type CallInput,
  deleteAddress,
  getAddresses,
  getInitAddress,
  postAddress,
  postSelectAddress,
  putAddress,
} from '@market/contract'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startTestApi, type TestApi } from '../../testing/index.ts'
import { homeAddress } from '../../testing/home-address.ts'
import { makeVisitor, type Visitor } from '../../testing/make-visitor.ts'

let api: TestApi
let visitor: Visitor
beforeAll(async () => {
  api = await startTestApi()
})
afterAll(() => api.stop())
beforeEach(async () => {
  visitor = await makeVisitor(api.url)
})

type Body = CallInput<typeof postAddress>['body']
const save = (more: Partial<Body> = {}) => visitor.call(postAddress, { body: { ...homeAddress, ...more } })

test('saving selects, also for the invoice where it is used so', async () => {
  const first = (await save()).data
  expect(first.selected_address).toBe(first.saved.id)
  expect(first.selected_invoice).toBe(first.saved.id)
  const second = (await save({ title: 'İş', use_as_invoice: false })).data
  expect(second).toMatchObject({ selected_address: second.saved.id, selected_invoice: first.saved.id })
  expect(await visitor.ask(getInitAddress)).toMatchObject({
    addresses: [{ title: 'Ev' }, { title: 'İş' }],
    selected_address: second.saved.id,
    guest_email: null,
    guest_verified: false,
    tc_required: false,
  })
})
test('the phone is kept without spaces, other texts trimmed', async () => {
  const { saved } = (await save({ phone: '0 532 111 22 33', first_name: ' Elif ' })).data
  expect(saved).toMatchObject({ phone: '05321112233', first_name: 'Elif' })
})
test.each(['CAFERAĞA MAHALLESİ', '  caferağa\u00A0mah ', 'Caferaga', 'Caferağa Mah.'.normalize('NFD')])(
  'the neighbourhood “%s” is saved as the list writes it',
  async (neighborhood) => {
    expect((await save({ neighborhood })).data.saved.neighborhood).toBe('Caferağa Mah.')
  },
)
test('an address may name no neighbourhood', async () => {
  expect((await save({ neighborhood: ' ' })).data.saved.neighborhood).toBe('')
})
test('an older address with another neighbourhood is still listed', async () => {
  const { saved } = (await save()).data
  await api.deps.db.updateTable('addresses').set({ neighborhood: 'Moda' }).where('id', '=', saved.id).execute()
  expect((await visitor.ask(getInitAddress)).addresses).toMatchObject([{ neighborhood: 'Moda' }])
  const heard = await visitor.call(putAddress, {
    params: { id: saved.id },
    body: { ...homeAddress, neighborhood: 'Moda' },
  })
  expect(heard.status).toBe(422)
})
test.each<[Partial<Body>, string]>([
  [{ title: ' ' }, 'Adres başlığı zorunludur.'],
  [{ first_name: 'El1f' }, 'Ad yalnızca harf içerebilir.'],
  [{ last_name: '' }, 'Soyad zorunludur.'],
  [{ phone: '0212 555 44 33' }, 'Cep telefonu geçersiz'],
  [{ address: 'Moda Caddesi' }, 'Adreste bina veya kapı numarası gerekmektedir.'],
  [{ city: 'Istanbul' }, 'İl listede bulunamadı. Lütfen listeden seçin.'],
  [{ district: 'Çankaya' }, 'Seçtiğiniz ilçe İstanbul ilinde bulunamadı. Lütfen listeden seçin.'],
  [
    { neighborhood: 'Kızılay Mah.' },
    'Yazdığınız mahalle Kadıköy ilçesinde bulunamadı. Lütfen listeden seçin ya da boş bırakın.',
  ],
  [
    { neighborhood: 'Moda Cad. No: 41, zile basmayın' },
    'Yazdığınız mahalle Kadıköy ilçesinde bulunamadı. Lütfen listeden seçin ya da boş bırakın.',
  ],
  [{ tc: '12345678901' }, 'T.C. kimlik numarası geçersiz'],
  [{ company_name: 'Anka Ticaret' }, 'Vergi dairesi zorunludur.'],
  [{ company_name: 'Anka Ticaret', tax_office: 'Kadıköy', tax_number: '45405' }, 'Vergi numarası geçersiz'],
  [{ email: 'elif@' }, 'E-posta geçersiz'],
])('refuses %o', async (wrong, message) => {
  const refused = await save(wrong)
  expect(refused).toMatchObject({ status: 422, message })
  expect((await visitor.ask(getInitAddress)).addresses).toEqual([])
})
test('takes a company with a valid tax number and a national ID', async () => {
  const company = { company_name: 'Anka Ticaret', tax_office: 'Kadıköy', tax_number: '4540536920', tc: '10000000146' }
  expect((await save(company)).data.saved).toMatchObject(company)
})
test('changing selects, removing selects the first that remains', async () => {
  const first = (await save()).data.saved
  const second = (await save({ title: 'İş' })).data.saved
  const body = { ...homeAddress, title: 'Yazlık' }
  const changed = await visitor.ask(putAddress, { params: { id: first.id }, body })
  expect(changed).toMatchObject({ selected_address: first.id, saved: { id: first.id, title: 'Yazlık' } })
  expect(changed.addresses).toHaveLength(2)
  const removed = await visitor.ask(deleteAddress, { params: { id: first.id } })
  expect(removed).toMatchObject({ selected_address: second.id, selected_invoice: second.id })
  const none = await visitor.ask(deleteAddress, { params: { id: second.id } })
  expect(none).toMatchObject({ addresses: [], selected_address: null, selected_invoice: null })
})
test('chooses a delivery and an invoice address', async () => {
  const first = (await save()).data.saved
  const second = (await save({ type: 2, title: 'Fatura' })).data.saved
  const chosen = await visitor.ask(postSelectAddress, {
    body: { address_id: first.id, invoice_address_id: second.id },
  })
  expect(chosen).toMatchObject({ selected_address: first.id, selected_invoice: second.id })
  expect((await visitor.ask(getAddresses, { params: { type: 2 } })).addresses).toEqual([second])
})
test("another visitor's address is not found and stays as it is", async () => {
  const { saved } = (await save()).data
  const other = await makeVisitor(api.url)
  const { id } = saved
  const tries = [
    await other.call(putAddress, { params: { id }, body: { ...homeAddress, title: 'Benim' } }),
    await other.call(deleteAddress, { params: { id } }),
    await other.call(postSelectAddress, { body: { address_id: id } }),
    await other.call(deleteAddress, { params: { id: "x' or 1=1" } }),
  ]
  expect(tries.map(({ status }) => status)).toEqual([404, 404, 404, 404])
  expect((await visitor.ask(getInitAddress)).addresses).toEqual([saved])
})
test('the same key saves once', async () => {
  const headers = { 'idempotency-key': 'adres-0001' }
  const twice = await Promise.all([1, 2].map(() => visitor.ask(postAddress, { body: homeAddress }, headers)))
  expect(twice[0]?.saved.id).toBe(twice[1]?.saved.id)
  expect((await visitor.ask(getInitAddress)).addresses).toHaveLength(1)
})
