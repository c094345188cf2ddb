import { fail, succeed } from '@market/domain'
import { handInReturn, receiveReturn } from '@market/provider'
import { findParcel, moveParcel } from '../fulfilment/move-parcel.ts'
import { sqlRefunds } from '../refunds/sql/refunds.ts'
import { type Database, transact } from '@market/database'
import type { OfficeCommand } from './office-command.ts'

export const handOver: OfficeCommand = {
  usage: '<order> <shop’s number> <tracking number>',
  about: 'a shop has handed a parcel to the carrier',
  needs: 3,
  async run(deps, [order = '', shop = '', ...tracking]) {
    const parcel = await findParcel(deps, order, Number(shop))
    if (parcel?.status !== 'preparing')
      return fail(`Order ${order} has no parcel of shop ${shop} that is being prepared.`)
    const at = deps.clock.now().toISOString()
    const events = [
      ...parcel.events,
      { key: 'prepared', at } as const,
      { key: 'shipped', at, place: parcel.city } as const,
    ]
    const move = { from: 'preparing', to: 'shipped', events, trackingNo: tracking.join(' ') } as const
    return (await moveParcel(deps, { ...parcel, ...move }))
      ? succeed(`The parcel of shop ${shop} is on its way as ${move.trackingNo}.`)
      : fail('The parcel was cancelled meanwhile.')
  },
}

export const deliver: OfficeCommand = {
  usage: '<order> <shop’s number>',
  about: 'the carrier has delivered a parcel',
  needs: 2,
  async run(deps, [order = '', shop = '']) {
    const parcel = await findParcel(deps, order, Number(shop))
    if (parcel?.status !== 'shipped' && parcel?.status !== 'out_for_delivery')
      return fail(`Order ${order} has no parcel of shop ${shop} that is on its way.`)
    const events = [...parcel.events, { key: 'delivered', at: deps.clock.now().toISOString() } as const]
    if (!(await moveParcel(deps, { ...parcel, from: parcel.status, to: 'delivered', events })))
      return fail('The parcel was changed meanwhile: look at it again.')
    return succeed(
      `The parcel of shop ${shop} is delivered. Cash, if it was paid at the door, is booked within a minute.`,
    )
  },
}

export const handIn: OfficeCommand = {
  usage: '<return code>',
  about: 'a branch has taken a return, or a courier has fetched it: its shopper can no longer withdraw it',
  needs: 1,
  async run({ db, clock }, [code = '']) {
    const id = await findWaiting(db, code)
    if (id === undefined) return fail(`No return with the code ${code} is awaited.`)
    await transact(db, (trx) => handInReturn(sqlRefunds(trx), id, clock.now()))
    return succeed(`The return ${code} is handed in. When it has come: npm run office -- receive ${code}`)
  },
}

export const receive: OfficeCommand = {
  usage: '<return code>',
  about: 'a return has come: its goods are on sale again and its refund is due',
  needs: 1,
  async run({ db, clock }, [code = '']) {
    const id = await findWaiting(db, code)
    if (id === undefined) return fail(`No return with the code ${code} is awaited.`)
    await transact(db, (trx) => receiveReturn(sqlRefunds(trx), id, clock.now()))
    return succeed(`The return ${code} is received. Its refund is asked of the bank within half a minute.`)
  },
}

async function findWaiting(db: Database, code: string): Promise<string | undefined> {
  const requests = db.selectFrom('cancellations').select('id').where('status', '=', 'waiting')
  // A person types it as it was read aloud.
  return (await requests.where('return_code', '=', code.replaceAll(' ', '').toUpperCase()).executeTakeFirst())?.id
}
