import {
  getBuyBackCities,
  getBuyBackDistricts,
  getDeviceBrands,
  getDeviceMemories,
  getDeviceModels,
  getDeviceQuestions,
  getDeviceTypes,
  postCalculatePrice,
} from '@market/contract'
import { httpBuyBacks } from '@market/http'
import { buyBackGatewayContract } from '@market/testing/contracts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { addDevices } from '../demo/add-devices.ts'
import { describeDevice } from '../testing/describe-device.ts'
import { startTestApi, type TestApi } from '../testing/index.ts'
import { insertMember } from '../testing/insert-member.ts'
import { makeClient } from '../testing/make-client.ts'
import { makeVisitor, type Visitor } from '../testing/make-visitor.ts'

let api: TestApi
let visitor: Visitor
beforeAll(async () => {
  api = await startTestApi()
  await addDevices(api.deps.db)
})
afterAll(() => api.stop())
beforeEach(async () => {
  // An hour later the hourly limits are reset.
  api.advance(3_600_000)
  visitor = await makeVisitor(api.url)
})

buyBackGatewayContract('over HTTP', async () => {
  const { client } = await makeClient(api.url, (await insertMember(api)).credentials)
  return httpBuyBacks(client)
})

const names = (items: readonly { readonly name: string }[]) => items.map(({ name }) => name)

describe('devices that are bought', () => {
  it('is phones at garantili, tablets and watches too at delta', async () => {
    const types = async (service: 'garantili' | 'delta') =>
      names((await visitor.ask(getDeviceTypes, { params: { service } })).items)
    expect(await types('garantili')).toEqual(['Akıllı telefon'])
    expect(await types('delta')).toEqual(['Akıllı telefon', 'Tablet', 'Akıllı saat'])
  })

  it('is chosen by kind and brand', async () => {
    const params = { service: 'delta' } as const
    const brands = await visitor.ask(getDeviceBrands, { params, query: { device_type: 3 } })
    expect(names(brands.items)).toEqual(['Telva', 'Orkun', 'Zirve'])
    const models = await visitor.ask(getDeviceModels, { params, query: { device_type: 3, brand_id: 1 } })
    expect(names(models.items)).toEqual(['Telva Saat 4', 'Telva Saat 3'])
    const other = await visitor.ask(getDeviceModels, {
      params: { service: 'garantili' },
      query: { device_type: 3, brand_id: 1 },
    })
    expect(other.items).toEqual([])
  })

  it('has sizes of memory where the model has them', async () => {
    const sizes = async (model_id?: number) =>
      names((await visitor.ask(getDeviceMemories, { query: model_id === undefined ? {} : { model_id } })).items)
    expect(await sizes(101)).toEqual(['256 GB', '512 GB', '1 TB'])
    expect(await sizes(301)).toEqual([])
    expect(await sizes()).toEqual(['64 GB', '128 GB', '256 GB', '512 GB', '1 TB'])
  })

  it('is asked about by its kind, and not how much an answer costs', async () => {
    const asked = await visitor.call(getDeviceQuestions, { params: { service: 'delta' }, query: { model_id: 301 } })
    expect(names(asked.data.items)).toContain('Kayışı ve şarj tabanı var mı?')
    expect(JSON.stringify(asked.data)).not.toContain('deduction')
    const all = await visitor.ask(getDeviceQuestions, { params: { service: 'delta' }, query: {} })
    expect(all.items.length).toBeGreaterThan(asked.data.items.length)
    const unknown = { params: { service: 'delta' }, query: { model_id: 999 } }
    expect((await visitor.call(getDeviceQuestions, unknown)).status).toBe(404)
    expect((await visitor.call(getDeviceTypes, { params: { service: 'baska' } })).status).toBe(422)
  })

  it('is fetched in every province and district', async () => {
    const cities = (await visitor.ask(getBuyBackCities)).items
    expect(cities).toHaveLength(81)
    expect(cities[0]).toEqual({ id: 1, name: 'Adana' })
    const districts = async (city_id: number) =>
      names((await visitor.ask(getBuyBackDistricts, { query: { city_id } })).items)
    expect(await districts(16)).toContain('Nilüfer')
    expect(await districts(82)).toEqual([])
  })
})

describe('the price', () => {
  const price = async (more: object) => {
    const device = await describeDevice(visitor, 'garantili')
    return visitor.call(postCalculatePrice, { params: { service: 'garantili' }, body: { ...device, ...more } })
  }
  const answersWith = async (wanted: string) => {
    const { items } = await visitor.ask(getDeviceQuestions, {
      params: { service: 'garantili' },
      query: { model_id: 101 },
    })
    return items.map(({ id, options }) => ({
      question_id: id,
      option_id: (options.find(({ name }) => name === wanted) ?? options[0])?.id ?? 0,
    }))
  }

  it('depends on model, memory and answers, and is valid for a week', async () => {
    const best = await price({})
    expect(best.data.price).toBe(27_500)
    expect(Date.parse(best.data.valid_until) - api.deps.clock.now().getTime()).toBeGreaterThan(6 * 86_400_000)
    expect((await price({ memory_id: 512 })).data.price).toBe(30_940)
    expect((await price({ answers: await answersWith('Kırık ya da çatlak') })).data.price).toBe(15_130)
  })

  it('changes with the table', async () => {
    const { db } = api.deps
    const row = db.updateTable('device_prices').where('model_id', '=', 101).where('memory_gb', '=', 256)
    await row.set({ price: 3_000_000 }).execute()
    expect((await price({})).data.price).toBe(30_000)
    await row.set({ price: 2_750_000 }).execute()
  })

  it.each([
    [{ model_id: 999 }, 404, 'Bu cihaz şu anda alınmıyor. Lütfen başka bir model seçin.'],
    [{ brand_id: 2 }, 404, 'Bu cihaz şu anda alınmıyor. Lütfen başka bir model seçin.'],
    [{ memory_id: null }, 422, 'Cihazınızın hafızasını seçin.'],
    [{ memory_id: 64 }, 422, 'Cihazınızın hafızasını seçin.'],
    [{ answers: [] }, 422, 'Teklif için tüm soruları yanıtlayın.'],
  ])('is refused for %j', async (wrong, status, sentence) => {
    const refused = await price(wrong)
    expect([refused.status, refused.message]).toEqual([status, sentence])
  })

  it('is refused for an answer of another question, and for a question answered twice', async () => {
    const [first, ...rest] = await answersWith('')
    const twice = await price({ answers: [first, first, ...rest.slice(1)] })
    expect([twice.status, twice.message]).toEqual([422, 'Teklif için tüm soruları yanıtlayın.'])
    const foreign = await price({ answers: [{ ...first, option_id: rest[0]?.option_id }, ...rest] })
    expect(foreign.status).toBe(422)
  })

  it('is refused with the reason if the device is not bought', async () => {
    const refused = await price({ answers: await answersWith('Hayır') })
    expect(refused.status).toBe(409)
    expect(refused.message).toContain('Hesap kilidi kaldırılmamış cihazları satın almıyoruz.')
  })

  it('takes no price from outside', async () => {
    expect((await price({ price: 99_999 })).status).toBe(422)
  })

  it('is limited to a number of requests an hour', async () => {
    let last = await price({})
    for (let asked = 1; asked <= 60 && last.status === 200; asked += 1) last = await price({})
    expect(last.status).toBe(429)
  })
})
