import { findKargomats, findPostBranches, getBankList, getInstantBankList, getKargomatCities } from '@market/contract'
import { isIban } from '@market/domain/validation'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestApi, type TestApi } from '../../testing/index.ts'
import { makeVisitor, type Visitor } from '../../testing/make-visitor.ts'

let api: TestApi
let visitor: Visitor
beforeAll(async () => {
  api = await startTestApi({ products: 1 })
  visitor = await makeVisitor(api.url)
})
afterAll(() => api.stop())

it('has a branch in every district', async () => {
  const rows = await api.deps.db
    .selectFrom('pickup_points')
    .select(['city', 'district'])
    .where('kind', '=', 'branch')
    .execute()
  expect(new Set(rows.map(({ city }) => city)).size).toBe(81)
  expect(rows).toHaveLength(973)
})

it('finds branches of a province or of one district', async () => {
  const find = async (body: { city: string; district?: string }) =>
    (await visitor.ask(findPostBranches, { body })).items
  const ankara = await find({ city: 'Ankara' })
  expect(ankara).toHaveLength(25)
  const names = ankara.map(({ district }) => district)
  expect(names).toEqual(names.toSorted(new Intl.Collator('tr').compare))
  expect(await find({ city: 'Ankara', district: 'Çankaya' })).toMatchObject([{ name: 'Çankaya Şubesi' }])
  expect(await find({ city: 'Ankara', district: 'Kadıköy' })).toEqual([])
  expect(await find({ city: 'Atlantis' })).toEqual([])
})

it('measures the way from a neighbourhood, and begins with the nearest', async () => {
  const near = { district: 'Çankaya', neighborhood: 'Kızılay Mah.' }
  const { items } = await visitor.ask(findPostBranches, { body: { city: 'Ankara', near } })
  const away = items.map(({ distance }) => distance ?? 0)
  expect(away).toEqual(away.toSorted((one, other) => one - other))
  const own = items.find(({ district }) => district === 'Çankaya')
  expect(own?.distance).toBeGreaterThan(0)
  expect(own?.distance).toBeLessThan(4_000)
  const [plain] = (await visitor.ask(findPostBranches, { body: { city: 'Ankara', district: 'Çankaya' } })).items
  expect(plain?.distance).toBeNull()
})

it('finds lockers where the list of provinces says they are', async () => {
  const { items } = await visitor.ask(getKargomatCities)
  const names = items.map(({ city }) => city)
  expect(names).toEqual(names.toSorted(new Intl.Collator('tr').compare))
  const istanbul = items.find(({ city }) => city === 'İstanbul')
  const lockers = (await visitor.ask(findKargomats, { body: { city: 'İstanbul' } })).items
  expect(lockers).toHaveLength(istanbul?.count ?? 0)
  const [district] = istanbul?.districts ?? []
  const body = { city: 'İstanbul', district: district?.name }
  expect((await visitor.ask(findKargomats, { body })).items).toHaveLength(district?.count ?? 0)
})

it('gives eight accounts with valid test IBANs, some of them for transfers at once', async () => {
  const { items } = await visitor.ask(getBankList)
  expect(items).toHaveLength(8)
  expect(new Set(items.map(({ iban }) => iban)).size).toBe(8)
  expect(items.every(({ iban, holder }) => isIban(iban) && holder.includes('Deneme'))).toBe(true)
  const instant = (await visitor.ask(getInstantBankList)).items
  expect(items).toEqual(expect.arrayContaining(instant))
  expect(instant.length).toBeLessThan(8)
})
