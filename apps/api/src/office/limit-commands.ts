import { fail, succeed } from '@market/domain/kernel'
import { formatPrice, parsePrice } from '@market/domain/money'
import { type Database, readOrderLimits } from '@market/database'
import type { OfficeCommand } from './office-command.ts'

export const showLimits: OfficeCommand = {
  usage: '',
  about: 'names each limit and how often a thing may be done now',
  needs: 0,
  async run({ db, clock }) {
    const inForce = await readLimits(db, clock.now())
    const orders = await readOrderLimits(db, clock.now())
    return succeed(
      [
        ...inForce.map((limit) => `${limit.name}: ${inWords(limit)}`),
        `orders: ${orders.unpaid} unpaid, ${orders.cash} at the door up to ${formatPrice(orders.cashTotal)}, ${orders.ofNetwork} a day of one network`,
      ].join('\n'),
    )
  },
}

export const setLimit: OfficeCommand = {
  usage: '<name> <most> [most beyond that by a robot check, or -] [seconds]',
  about: 'sets from now on how often a thing may be done; what is not named stays as it is',
  needs: 2,
  async run({ db, clock }, [name = '', most = '', checked, seconds]) {
    const now = clock.now()
    const before = (await readLimits(db, now)).find((limit) => limit.name === name)
    if (!before) return fail(`There is no limit "${name}": npm run office -- limits names them.`)
    const limit = {
      name,
      since: now,
      most: Number(most),
      most_checked: checked === undefined ? before.most_checked : checked === '-' ? null : Number(checked),
      seconds: seconds === undefined ? before.seconds : Number(seconds),
    }
    if (![limit.most, limit.most_checked ?? 0].every(isCount)) return fail('How often is a whole number, 0 or more.')
    if (!isCount(limit.seconds) || limit.seconds < 1 || limit.seconds > 86_400)
      return fail('Seconds are a whole number from 1 to 86400, a day.')
    await db
      .insertInto('limits')
      .values(limit)
      .onConflict((conflict) => conflict.columns(['name', 'since']).doUpdateSet(limit))
      .execute()
    return succeed(`${name}: ${inWords(limit)}, ${inWords(before)} before.`)
  },
}

export const setOrderLimits: OfficeCommand = {
  usage: '<unpaid> <at the door> <lira at the door> <a day of one network>',
  about: 'sets from now on how many orders a buyer may have without paying, and how many one network may place a day',
  needs: 4,
  async run({ db, clock }, [unpaid = '', cash = '', lira = '', network = '']) {
    const [total, ...counts] = [parsePrice(lira), Number(unpaid), Number(cash), Number(network)]
    if (total === undefined || !counts.every(isCount))
      return fail('Say whole numbers, 0 or more, and a sum as 10000,00.')
    const limits = { unpaid: Number(unpaid), cash: Number(cash), cash_total: total, of_network: Number(network) }
    await db
      .insertInto('order_limits')
      .values({ since: clock.now(), ...limits })
      .onConflict((conflict) => conflict.column('since').doUpdateSet(limits))
      .execute()
    return succeed(
      `Orders without payment: ${unpaid}, at the door ${cash} up to ${formatPrice(total)}, ${network} a day of one network.`,
    )
  },
}

/** The limits in force, by name. */
const readLimits = (db: Database, now: Date) =>
  db
    .selectFrom('limits')
    .distinctOn('name')
    .select(['name', 'most', 'most_checked', 'seconds'])
    .where('since', '<=', now)
    .orderBy('name')
    .orderBy('since', 'desc')
    .execute()

interface Terms {
  readonly most: number
  readonly most_checked: number | null
  readonly seconds: number
}

const inWords = ({ most, most_checked, seconds }: Terms) =>
  `${most}${most_checked === null ? '' : ` and ${most_checked} by a robot check`} in ${seconds} seconds`

const isCount = (value: number) => Number.isInteger(value) && value >= 0 && value <= 1_000_000
