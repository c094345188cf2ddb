import { aDeviceSeller, hostileText, memoryBuyBacks, valueOf } from '@market/testing'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { changeSaleAccount, saleAccountProblems } from './change-sale-account.ts'
import { deviceSale, type DeviceSaleEvent, type DeviceSaleStatus, mayHappenToSale } from './device-sale.ts'

const events: readonly DeviceSaleEvent['type'][] = [
  'handed-in',
  'inspected',
  'paid',
  'returned',
  'cancelled',
  'account-changed',
]
const run = (...types: readonly DeviceSaleEvent['type'][]) =>
  types.reduce<DeviceSaleStatus>((status, type) => deviceSale.next(status, { type }), deviceSale.initial)

describe('a sale', () => {
  it('goes from the offer to the money', () => {
    expect(run()).toBe('approved')
    expect(run('handed-in')).toBe('in-transit')
    expect(run('handed-in', 'inspected')).toBe('inspected')
    expect(run('handed-in', 'inspected', 'paid')).toBe('paid')
    expect(run('handed-in', 'inspected', 'returned')).toBe('returned')
  })

  it('is cancelled until the device is received, and never after', () => {
    expect(run('cancelled')).toBe('cancelled')
    expect(run('handed-in', 'cancelled')).toBe('cancelled')
    for (const received of [['inspected'], ['inspected', 'paid'], ['inspected', 'returned']] as const)
      expect(run('handed-in', ...received, 'cancelled')).toBe(run('handed-in', ...received))
  })

  it('changes its account until it is paid, and never after', () => {
    const open = ['approved', 'in-transit', 'inspected'] as const
    for (const status of open) expect(mayHappenToSale(status, 'account-changed')).toBe(true)
    for (const status of ['paid', 'returned', 'cancelled'] as const)
      for (const event of events) expect(mayHappenToSale(status, event)).toBe(false)
  })

  it('is paid at most once, and never after a cancellation, for any sequence of events', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...events)), (history) => {
        const states = history.map((_, index) => run(...history.slice(0, index + 1)))
        const paidAt = states.indexOf('paid')
        if (paidAt === -1) return
        expect(states.slice(0, paidAt)).not.toContain('cancelled')
        expect(new Set(states.slice(paidAt))).toEqual(new Set(['paid']))
      }),
    )
  })
})

describe('changeSaleAccount', () => {
  const sold = async () => {
    const buyBacks = memoryBuyBacks()
    const device = { deviceType: 1, brand: 11, model: 101, memory: 64, answers: { 1: 10, 2: 20 } }
    const offer = await valueOf(buyBacks.price('garantili', device))
    return { buyBacks, sale: await valueOf(buyBacks.approve('garantili', offer.id, aDeviceSeller())) }
  }

  it('V15 sends the account without spaces', async () => {
    const { buyBacks, sale } = await sold()
    expect(sale.accountEnd).toBe('1326')
    const changed = await valueOf(changeSaleAccount({ buyBacks })(sale, { iban: ' tr32 0010 0099 9990 1234 5678 90' }))
    expect(changed).toMatchObject({ offerId: sale.offerId, accountEnd: '7890' })
  })

  it('V15 sends nothing if the text is not an IBAN', async () => {
    const { buyBacks, sale } = await sold()
    for (const [iban, problem] of [
      ['', 'required'],
      ['TR330006100519786457841327', 'invalid'],
      ['DE02120300000000202051', 'invalid'],
    ])
      expect(await changeSaleAccount({ buyBacks })(sale, { iban: iban ?? '' })).toMatchObject({
        failure: { kind: 'invalid', problems: [{ field: 'iban', problem }] },
      })
    expect((await valueOf(buyBacks.sales()))[0]).toEqual(sale)
  })

  it('answers for every text', () => {
    fc.assert(
      fc.property(hostileText, (iban) => {
        expect(saleAccountProblems({ iban }).length).toBeLessThanOrEqual(1)
      }),
    )
  })
})
