import { readFile } from 'node:fs/promises'
import { fail, succeed, isoDayText } from '@market/domain/kernel'
import { handOverTries, leftPlaces } from '@market/domain/orders'
import { doorTries, type HandOverFailure, handInReturn, maxDoorTries, waitsToBeFetched } from '@market/commerce'
import { handOver as handOverByProof } from '../fulfilment/hand-over.ts'
import { findParcel, moveParcel } from '../fulfilment/move-parcel.ts'
import { shipParcel } from '../fulfilment/ship-parcel.ts'
import { type Database, sqlCashAtDoor, sqlRefunds, transact } from '@market/database'
import type { Deps } from '../platform/deps.ts'
import { takeReturn } from '../refunds/tell-return.ts'
import type { OfficeCommand } from './office-command.ts'

export const handOver: OfficeCommand = {
  usage: '<order> <shop’s number> <tracking number>',
  about: 'a shop has handed a parcel to the carrier',
  needs: 3,
  async run(deps, [order = '', shop = '', ...tracking]) {
    const parcel = await findParcel(deps, order, Number(shop))
    if (parcel?.status !== 'preparing')
      return fail(`Order ${order} has no parcel of shop ${shop} that is being prepared.`)
    const trackingNo = tracking.join(' ')
    return (await shipParcel(deps, parcel, trackingNo))
      ? succeed(`The parcel of shop ${shop} is on its way as ${trackingNo}.`)
      : fail('The parcel was cancelled meanwhile.')
  },
}

export const takeOut: OfficeCommand = {
  usage: '<order> <shop’s number>',
  about: 'a courier has a parcel to a door with him: its buyer is shown the code for the hand-over',
  needs: 2,
  async run(deps, [order = '', shop = '']) {
    const parcel = await findParcel(deps, order, Number(shop))
    if (parcel?.status !== 'shipped' || parcel.snapshot.shipping.option !== 'address')
      return fail(`Order ${order} has no parcel of shop ${shop} that is on its way to a door.`)
    const at = deps.clock.now().toISOString()
    const place = parcel.snapshot.delivery.district
    const events = [...parcel.events, { key: 'out_for_delivery', at, place } as const]
    return (await moveParcel(deps, { ...parcel, from: 'shipped', to: 'out_for_delivery', events }))
      ? succeed(`The parcel of shop ${shop} is out for delivery.`)
      : fail('The parcel was changed meanwhile: look at it again.')
  },
}

const refusals: Readonly<Record<HandOverFailure, string>> = {
  'wrong-code': `This is not the code of the parcel. A code can be tried ${handOverTries} times.`,
  'no-tries': `Its code was tried ${handOverTries} times: say where the parcel was left, with a photo.`,
  'no-proof': `Say the buyer's code, or where the parcel was left (${leftPlaces.join(', ')}) and the file of a photo.`,
  'no-photo': 'A parcel that is left needs a photo.',
  cash: 'This parcel is paid at the door: it is handed over against its code alone.',
  'unreadable-photo': 'This is no photo in JPEG, PNG or WebP, or it is too large.',
  changed: 'The parcel was changed meanwhile: look at it again.',
}

export const deliver: OfficeCommand = {
  usage: `<order> <shop’s number> [<code> | ${leftPlaces.join(' | ')}] [<photo>]`,
  about:
    'a parcel was handed over at a door against its code, or left there with a photo; or it waits at its branch or locker',
  needs: 2,
  // In steps: the photo is stored before the parcel moves, and a wrong code must stay counted.
  inSteps: true,
  async run(deps, [order = '', shop = '', said, file]) {
    const parcel = await findParcel(deps, order, Number(shop))
    const atDoor = parcel?.snapshot.shipping.option === 'address'
    if (!parcel || !(parcel.status === 'out_for_delivery' || (parcel.status === 'shipped' && !atDoor)))
      return fail(
        `Order ${order} has no parcel of shop ${shop} that is ${parcel?.status === 'shipped' ? 'out for delivery' : 'on its way'}.`,
      )
    const left = leftPlaces.find((place) => place === said)
    const photo = file === undefined ? undefined : await readFile(file).catch(() => new Uint8Array())
    const events = [...parcel.events, { key: 'delivered', at: deps.clock.now().toISOString() } as const]
    const shown = { ...(left ? { left } : said !== undefined && { code: said }), ...(photo && { photo }) }
    const done = await handOverByProof(deps, { ...parcel, from: parcel.status, events }, shown)
    if (!done.ok) return fail(refusals[done.failure])
    return succeed(
      `The parcel of shop ${shop} is delivered. Cash, if it was paid at the door, is booked within a minute.`,
    )
  },
}

export const tryDoor: OfficeCommand = {
  usage: '<order> <shop’s number>',
  about: `nobody took a parcel that is paid at its door: the courier comes again, and after ${maxDoorTries} tries it goes back`,
  needs: 2,
  async run(deps, [order = '', shop = '']) {
    const parcel = await findParcel(deps, order, Number(shop))
    const isOut = parcel?.status === 'out_for_delivery' && parcel.snapshot.shipping.option === 'address'
    if (!parcel || !isOut || !(await sqlCashAtDoor(deps.db).takesCash(parcel.orderId)))
      return fail(`Order ${order} has no parcel of shop ${shop} that is out to be paid at its door.`)
    const now = deps.clock.now()
    const last = parcel.events.findLast(({ key }) => key === 'tried')
    if (last && isoDayText(new Date(last.at)) === isoDayText(now))
      return fail(`The parcel of shop ${shop} was tried today already.`)
    const tried = [...parcel.events, { key: 'tried', at: now.toISOString() } as const]
    const isLast = doorTries(tried) >= maxDoorTries
    const events = isLast ? [...tried, { key: 'sent_back', at: now.toISOString() } as const] : tried
    const to = isLast ? 'delivered' : 'out_for_delivery'
    if (!(await moveParcel(deps, { ...parcel, from: 'out_for_delivery', to, events })))
      return fail('The parcel was changed meanwhile: look at it again.')
    return succeed(
      `The parcel of shop ${shop} ${isLast ? 'goes back; its return waits to be received' : 'is taken out again'}.`,
    )
  },
}

type FoundParcel = NonNullable<Awaited<ReturnType<typeof findParcel>>>

async function endWith(deps: Deps, parcel: FoundParcel, key: 'fetched' | 'sent_back', done: string) {
  const events = [...parcel.events, { key, at: deps.clock.now().toISOString() }]
  return (await moveParcel(deps, { ...parcel, from: parcel.status, to: 'delivered', events }))
    ? succeed(`The parcel of shop ${parcel.shopId} ${done}.`)
    : fail('The parcel was changed meanwhile: look at it again.')
}

export const fetched: OfficeCommand = {
  usage: '<order> <shop’s number>',
  about: 'a parcel that waited at its branch or locker was fetched',
  needs: 2,
  async run(deps, [order = '', shop = '']) {
    const parcel = await findParcel(deps, order, Number(shop))
    if (!parcel || !waitsToBeFetched(parcel))
      return fail(`Order ${order} has no parcel of shop ${shop} that waits to be fetched.`)
    return endWith(deps, parcel, 'fetched', 'was fetched')
  },
}

export const sendBack: OfficeCommand = {
  usage: '<order> <shop’s number>',
  about:
    'a parcel that was not fetched, or cannot be delivered, goes back: it is cancelled, and paid back once it came',
  needs: 2,
  async run(deps, [order = '', shop = '']) {
    const parcel = await findParcel(deps, order, Number(shop))
    const isUnderWay = parcel?.status === 'shipped' || parcel?.status === 'out_for_delivery'
    if (!parcel || !(isUnderWay || waitsToBeFetched(parcel)))
      return fail(`Order ${order} has no parcel of shop ${shop} that is under way or waits to be fetched.`)
    const isAtDoor = parcel.status === 'out_for_delivery' && parcel.snapshot.shipping.option === 'address'
    if (isAtDoor && (await sqlCashAtDoor(deps.db).takesCash(parcel.orderId)))
      return fail(`The parcel of shop ${shop} is out to be paid at its door: say try-door for each try.`)
    return endWith(deps, parcel, 'sent_back', 'goes back; its return waits to be received')
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
  async run({ db, clock, config }, [code = '']) {
    const id = await findWaiting(db, code)
    if (id === undefined) return fail(`No return with the code ${code} is awaited.`)
    await transact(db, (trx) => takeReturn(trx, config, id, clock.now()))
    return succeed(
      `The return ${code} is received. A shop with a team answers first; then the bank is asked for the refund.`,
    )
  },
}

async function findWaiting(db: Database, code: string): Promise<string | undefined> {
  const requests = db.selectFrom('cancellations').select('id').where('status', '=', 'waiting')
  // The code may be typed with spaces and in small letters.
  return (await requests.where('return_code', '=', code.replaceAll(' ', '').toUpperCase()).executeTakeFirst())?.id
}
