import { randomUUID } from 'node:crypto'
import { kurus } from '@market/domain/money'
import { beforeEach, describe, expect, test } from 'vitest'
import type { NewDocument, Sellers } from './sellers.ts'

const now = new Date('2026-11-20T09:00:00Z')
const company = { legalName: 'Deneme A.Ş.', taxOffice: 'Nilüfer', taxNumber: '4540536920', mersis: '', kep: '' }
const address = { city: 'Bursa', district: 'Nilüfer', street: 'Ihlamur Caddesi No: 7', phone: '0224 000 00 00' }
const document = (): NewDocument => ({
  id: randomUUID(),
  key: 'vergi-levhasi',
  type: 'application/pdf',
  bytes: 100,
  paper: randomUUID(),
  sentAt: now,
})

/** The contract of `Sellers`, for the fake and each database. */
export function describeSellersContract(name: string, make: () => Promise<Sellers> | Sellers): void {
  describe(`Sellers, ${name}`, () => {
    let sellers: Sellers
    let id: number
    const begin = (application: string) => sellers.begin({ application, name: 'Deneme Giyim', company, address, now })
    let application: string
    beforeEach(async () => {
      sellers = await make()
      application = `BSV-${randomUUID()}`
      id = await begin(application)
    })

    test('begin stores a draft once for each application', async () => {
      expect(await begin(application)).toBe(id)
      const other = await begin(`BSV-${randomUUID()}`)
      expect(other).not.toBe(id)
      expect(await sellers.find(id)).toMatchObject({ id, state: 'draft', revision: 0, company, address, leave: null })
    })
    test('find returns undefined for an unknown seller', async () => {
      expect(await sellers.find(999_999)).toBeUndefined()
      expect(await sellers.lock(999_999)).toBeUndefined()
    })
    test('change writes what it names and counts the revision up', async () => {
      await sellers.change(id, { state: 'submitted', stateAt: now })
      await sellers.change(id, {})
      const settings = {
        company,
        address,
        returnAddress: { name: 'Depo', ...address },
        description: 'Bursa işi',
        cargoPrice: kurus(4_990),
        freeCargoOver: kurus(50_000),
        prepareDays: 2,
        leave: { from: '2026-12-01', to: '2026-12-03' },
      }
      await sellers.change(id, { settings, onLeave: false })
      expect(await sellers.lock(id)).toMatchObject({ ...settings, state: 'submitted', revision: 3 })
    })
    test('marks come in the order in which they were made', async () => {
      for (const mark of ['asked', 'given', 'accepted'] as const)
        await sellers.mark(id, { key: 'sirket', mark, version: '2026-01-01', note: mark, at: now })
      expect((await sellers.marks(id)).map(({ mark }) => mark)).toEqual(['asked', 'given', 'accepted'])
    })
    test('a document is removed only until it is settled', async () => {
      const [one, other] = [document(), document()]
      await sellers.addDocument(id, one)
      await sellers.addDocument(id, other)
      expect(await sellers.removeDocument(id, one.id)).toBe(one.paper)
      expect(await sellers.removeDocument(id, one.id)).toBeUndefined()
      await sellers.settleDocuments(id, other.key, 'accepted', now)
      expect(await sellers.removeDocument(id, other.id)).toBeUndefined()
      expect((await sellers.documents(id)).map((found) => [found.id, found.status])).toEqual([[other.id, 'accepted']])
    })
    test('another seller’s document is unknown', async () => {
      const other = await begin(`BSV-${randomUUID()}`)
      const one = document()
      await sellers.addDocument(id, one)
      expect(await sellers.removeDocument(other, one.id)).toBeUndefined()
      await sellers.settleDocuments(other, one.key, 'refused', now)
      expect((await sellers.documents(id)).map(({ status }) => status)).toEqual(['sent'])
    })
    test('requirements have one version each', async () => {
      const keys = (await sellers.requirements(now)).map(({ key }) => key)
      expect(keys.length).toBeGreaterThan(0)
      expect(new Set(keys).size).toBe(keys.length)
      expect((await sellers.terms(now)).hearDays).toBeGreaterThan(0)
    })
  })
}
