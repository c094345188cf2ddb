import { anOrder, memoryOrders, refused, valueOf } from '@market/testing'
import { describe, expect, it } from 'vitest'
import { orderId } from '../kernel/ids.ts'
import { trackOrder } from './track-order.ts'

const order = anOrder({ orderId: orderId('SIP-7'), email: 'ada@ornek.test' })
const orders = memoryOrders([order])

describe('trackOrder', () => {
  it('finds the caller’s own order by its number', async () => {
    expect(await valueOf(trackOrder({ orders })({ orderNumber: ' SIP-7 ' }))).toEqual(order)
    const asGuest = { ...orders, guestTrack: async () => refused(500, 'a member was asked as a guest') }
    expect((await trackOrder({ orders: asGuest })({ orderNumber: 'SIP-7' })).ok).toBe(true)
  })

  it('finds a guest’s order with its address alone', async () => {
    const found = await trackOrder({ orders })({ orderNumber: 'SIP-7', email: 'ada@ornek.test ' })
    expect(found.ok).toBe(true)
    const other = await trackOrder({ orders })({ orderNumber: 'SIP-7', email: 'kimse@ornek.test' })
    expect(other).toMatchObject({ failure: { kind: 'not-found' } })
  })

  it('asks for what is missing', async () => {
    expect(await trackOrder({ orders })({ orderNumber: ' ', email: '' })).toEqual({
      ok: false,
      failure: {
        kind: 'invalid',
        problems: [
          { field: 'orderNumber', problem: 'required' },
          { field: 'email', problem: 'required' },
        ],
      },
    })
    expect(await trackOrder({ orders })({ orderNumber: 'SIP-7', email: 'ada' })).toMatchObject({
      failure: { problems: [{ field: 'email', problem: 'invalid' }] },
    })
  })
})
