import type { BuyBackGateway, BuyBackTab, DescribedDevice } from '@market/domain/buy-back'
import { describe, expect, it } from 'vitest'
import { aDeviceSeller } from '../buy-back/memory-buy-backs.ts'
import { failureOf, valueOf } from '../kernel/value-of.ts'

/** Required behaviour of every `BuyBackGateway`, for a member without sales. */
export const buyBackGatewayContract = (name: string, subject: () => Promise<BuyBackGateway>): void => {
  /** Describes a device with the first option of each choice. */
  const described = async (gateway: BuyBackGateway, service: BuyBackTab): Promise<DescribedDevice> => {
    const [deviceType] = await valueOf(gateway.deviceTypes(service))
    const [brand] = await valueOf(gateway.brands(service, deviceType?.id ?? 0))
    const of = { deviceType: deviceType?.id ?? 0, brand: brand?.id ?? 0 }
    const [model] = await valueOf(gateway.models(service, of))
    const [memory] = service === 'garantili' ? await valueOf(gateway.memories(model?.id ?? 0)) : []
    const questions = await valueOf(gateway.questions(service, model?.id ?? 0))
    const answers = Object.fromEntries(questions.map((question) => [question.id, question.options[0]?.id ?? 0]))
    return { ...of, model: model?.id ?? 0, memory: memory?.id ?? null, answers }
  }

  describe.each<BuyBackTab>(['garantili', 'delta'])(`S13 BuyBackGateway: ${name}, %s`, (service) => {
    it('offers a price for a device that was described to the end', async () => {
      const gateway = await subject()
      const device = await described(gateway, service)
      const offer = await valueOf(gateway.price(service, device))
      expect(offer.id).not.toBe('')
      expect(offer.price).toBeGreaterThan(0)
      expect(Date.parse(offer.validUntil)).not.toBeNaN()
      expect(await failureOf(gateway.price(service, { ...device, answers: {} }))).toMatchObject({ kind: 'refused' })
    })

    it('buys the device once', async () => {
      const gateway = await subject()
      const offer = await valueOf(gateway.price(service, await described(gateway, service)))
      const sale = await valueOf(gateway.approve(service, offer.id, aDeviceSeller()))
      expect(sale).toMatchObject({ offerId: offer.id, service, price: offer.price })
      expect((await valueOf(gateway.approve(service, offer.id, aDeviceSeller()))).offerId).toBe(offer.id)
      expect((await valueOf(gateway.sales())).map(({ offerId }) => offerId)).toEqual([offer.id])
      expect(await valueOf(gateway.status(service, offer.id))).toEqual(sale)
    })

    it('V7 V15 refuses a seller without a valid national ID, IBAN or consent', async () => {
      const gateway = await subject()
      const offer = await valueOf(gateway.price(service, await described(gateway, service)))
      for (const wrong of [{ tc: '11111111110' }, { iban: 'TR330006100519786457841327' }, { accepted: false }])
        expect(await failureOf(gateway.approve(service, offer.id, aDeviceSeller(wrong)))).toMatchObject({
          kind: 'refused',
        })
      expect(await valueOf(gateway.sales())).toEqual([])
    })

    it('takes a sale back before the device is there, and changes its account until then', async () => {
      const gateway = await subject()
      const offer = await valueOf(gateway.price(service, await described(gateway, service)))
      const sale = await valueOf(gateway.approve(service, offer.id, aDeviceSeller()))
      expect(sale).toMatchObject({ accountEnd: '1326', accountRefused: false })
      // A generated test IBAN.
      const changed = await valueOf(gateway.changeAccount(service, offer.id, 'TR320010009999901234567890'))
      expect(changed).toMatchObject({ status: 'approved', accountEnd: '7890' })
      expect(await failureOf(gateway.changeAccount(service, offer.id, 'TR00'))).toMatchObject({ kind: 'refused' })
      const cancelled = await valueOf(gateway.cancel(service, offer.id))
      expect(cancelled.status).toBe('cancelled')
      expect(await valueOf(gateway.cancel(service, offer.id))).toEqual(cancelled)
      expect(await failureOf(gateway.changeAccount(service, offer.id, aDeviceSeller().iban))).toMatchObject({
        kind: 'refused',
        status: 409,
      })
      expect(await failureOf(gateway.cancel(service, 'yok'))).toMatchObject({ kind: 'not-found' })
    })

    it('finds no unknown offer and no unknown sale', async () => {
      const gateway = await subject()
      expect(await failureOf(gateway.approve(service, 'yok', aDeviceSeller()))).toMatchObject({ kind: 'not-found' })
      expect(await failureOf(gateway.status(service, 'yok'))).toMatchObject({ kind: 'not-found' })
    })
  })

  describe(`BuyBackGateway: ${name}`, () => {
    it('knows the places of its couriers', async () => {
      const gateway = await subject()
      const [city] = await valueOf(gateway.cities())
      expect(await valueOf(gateway.districts(city?.id ?? 0))).not.toEqual([])
    })
  })
}
