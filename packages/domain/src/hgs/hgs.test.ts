import { aSavedCard, hostileText, memoryTolls, setClock, someTopUpOffers, testCards, valueOf } from '@market/testing'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { kurus } from '../money/money.ts'
import { findAccount } from './find-account.ts'
import { normalizeVehicle, vehicleProblems } from './hgs-vehicle.ts'
import { requestRemittance } from './request-remittance.ts'
import { topUp } from './top-up.ts'

const car = { plate: '16ABC123', vin: 'WVWZZZ1JZXW000001', vehicleClass: 1, balance: kurus(-1_250) }
const [offer] = someTopUpOffers
const plate = { by: 'plate', text: ' 16 abc 123 ' } as const

describe('V9 V10 a vehicle', () => {
  it('is read without spaces, in capitals', () => {
    expect(normalizeVehicle(plate)).toEqual({ by: 'plate', text: '16ABC123' })
    expect(normalizeVehicle({ by: 'vin', text: 'wvwzzz1jzxw000001' }).text).toBe(car.vin)
  })

  it('is checked as a plate or as a chassis number', () => {
    expect(vehicleProblems({ by: 'plate', text: car.plate })).toEqual([])
    expect(vehicleProblems({ by: 'vin', text: car.vin })).toEqual([])
    expect(vehicleProblems({ by: 'vin', text: car.plate })).toEqual([{ field: 'vehicle', problem: 'invalid' }])
    expect(vehicleProblems({ by: 'plate', text: '' })).toEqual([{ field: 'vehicle', problem: 'required' }])
  })

  it('of any text is answered, and made ready but once', () => {
    fc.assert(
      fc.property(hostileText, fc.constantFrom('plate', 'vin'), (text, by) => {
        const ready = normalizeVehicle({ by, text })
        expect(normalizeVehicle(ready)).toEqual(ready)
        expect(vehicleProblems(ready).length).toBeLessThanOrEqual(1)
      }),
    )
  })
})

describe('findAccount', () => {
  it('finds the balance, owed passages included', async () => {
    const tolls = memoryTolls([car])
    expect(await valueOf(findAccount({ tolls })(plate))).toEqual({ plate: car.plate, vehicleClass: 1, balance: -1_250 })
    expect(await findAccount({ tolls })({ by: 'plate', text: '99' })).toMatchObject({ failure: { kind: 'invalid' } })
    expect(await findAccount({ tolls })({ by: 'plate', text: '34 ABC 12' })).toMatchObject({
      failure: { kind: 'not-found' },
    })
  })
})

describe('topUp', () => {
  const setUp = async () => {
    const tolls = memoryTolls([car])
    const start = await valueOf(tolls.start())
    const wish = {
      vehicle: plate,
      offer: offer ?? { id: 0, amount: kurus(0), price: kurus(0) },
      card: testCards.accepted,
      contractAccepted: true,
      idempotencyKey: 'deneme-1',
    }
    return { tolls, start, wish, pay: topUp({ tolls, tokenizer: tolls.tokenizer, clock: setClock() }) }
  }

  it('adds the offer to the balance after the payment', async () => {
    const { tolls, start, wish, pay } = await setUp()
    await valueOf(pay(wish, start))
    tolls.settle()
    expect((await valueOf(findAccount({ tolls })(plate))).balance).toBe(8_750)
  })

  it('is paid by a saved card', async () => {
    const tolls = memoryTolls([car], [aSavedCard().id])
    const { start, wish } = await setUp()
    const pay = topUp({ tolls, tokenizer: tolls.tokenizer, clock: setClock() })
    await valueOf(pay({ ...wish, card: aSavedCard() }, start))
    tolls.settle()
    expect((await valueOf(findAccount({ tolls })(plate))).balance).toBe(8_750)
  })

  it('sends nothing without a valid vehicle and card', async () => {
    const { start, wish, pay } = await setUp()
    expect(await pay({ ...wish, vehicle: { by: 'vin', text: 'x' } }, start)).toMatchObject({
      failure: { kind: 'invalid', problems: [{ field: 'vehicle', problem: 'invalid' }] },
    })
    expect(await pay({ ...wish, card: { ...wish.card, number: '1' } }, start)).toMatchObject({
      failure: { problems: [{ field: 'number', problem: 'invalid' }] },
    })
  })
})

describe('requestRemittance', () => {
  const form = {
    firstName: ' Ada1 ',
    lastName: 'Deneme 9',
    email: ' ada@ornek.test ',
    phone: '0555 000 00 00',
    vehicle: plate,
  }

  it('sends the form made ready', async () => {
    const tolls = memoryTolls([car])
    await valueOf(requestRemittance({ tolls })(form))
    expect(tolls.remittances).toEqual([
      {
        firstName: 'Ada',
        lastName: 'Deneme',
        email: 'ada@ornek.test',
        phone: '05550000000',
        vehicle: { by: 'plate', text: car.plate },
      },
    ])
  })

  it('requires every field', async () => {
    const tolls = memoryTolls([car])
    const empty = { firstName: '', lastName: '', email: 'ada', phone: '1', vehicle: { by: 'vin', text: '' } } as const
    expect(await requestRemittance({ tolls })(empty)).toMatchObject({
      failure: {
        problems: [
          { field: 'firstName', problem: 'required' },
          { field: 'lastName', problem: 'required' },
          { field: 'email', problem: 'invalid' },
          { field: 'phone', problem: 'invalid' },
          { field: 'vehicle', problem: 'required' },
        ],
      },
    })
    expect(tolls.remittances).toEqual([])
  })
})
