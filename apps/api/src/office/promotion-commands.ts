import { fail, type Result, succeed, dayText } from '@market/domain/kernel'
import { kurus, parsePrice } from '@market/domain/money'
import type { Database, PromotionTables } from '@market/database'
import type { Insertable } from 'kysely'
import type { OfficeCommand } from './office-command.ts'

type Row = Insertable<PromotionTables['promotions']>
const day = 86_400_000

export const showPromotions: OfficeCommand = {
  usage: '',
  about: 'names the campaigns and coupons in force, and how often limited ones were used',
  needs: 0,
  async run({ db, clock }) {
    const rows = await db
      .selectFrom('promotions')
      .selectAll()
      .where('ends_at', '>', clock.now())
      .orderBy('id')
      .execute()
    const inWords = (row: (typeof rows)[number]) =>
      `${row.id}: ${row.name}, ${row.coupon ? 'coupon' : 'campaign'} of ${row.shop_id === null ? 'the market' : `shop ${row.shop_id}`} until ${dayText(row.ends_at)}${row.max_uses === null ? '' : `, ${row.used} of ${row.max_uses} used`}`
    return rows.length === 0 ? fail('There is no campaign and no coupon.') : succeed(rows.map(inWords).join('\n'))
  },
}

export const addPromotion: OfficeCommand = {
  usage:
    '<id> "<name>" <3al2 | %10 | %10/100 | 50> <days> [from=500] [shop=1] [products=1,2] [categories=3,4] [coupon] [uses=100] [each=1]',
  about:
    'starts a campaign, or with `coupon` a coupon, for so many days: free units, a percent (at most so many lira) or a sum in lira; `uses` and `each` limit a coupon in all and for each buyer',
  needs: 4,
  async run({ db, clock }, [id = '', name = '', rule = '', days = '', ...more]) {
    if (!/^[a-z0-9-]{1,60}$/.test(id)) return fail(`"${id}" is no name of a row: use small letters, digits and dashes.`)
    if (name.length < 1 || name.length > 80) return fail('The name on the receipt has 1 to 80 characters.')
    if (!/^\d{1,4}$/.test(days) || Number(days) < 1) return fail(`"${days}" is no number of days.`)
    const written = readRule(rule)
    if (!written.ok) return written
    const terms = readTerms(more)
    if (!terms.ok) return terms
    if (terms.value.max_uses != null && !terms.value.coupon)
      return fail('Only a coupon has a limit: add the word coupon.')
    if (terms.value.max_per_owner !== undefined && !terms.value.coupon)
      return fail('Only a coupon is limited for each buyer: add the word coupon.')
    if (written.value.kind === 'n-for-m' && terms.value.from_total !== undefined)
      return fail('Free units have no minimum sum: leave out from=.')
    const now = clock.now()
    const row: Row = {
      id,
      name,
      shop_id: null,
      starts_at: now,
      ends_at: new Date(now.getTime() + Number(days) * day),
      ...written.value,
      ...terms.value,
    }
    if (typeof row.shop_id === 'number') {
      const shop = await db.selectFrom('shops').select('id').where('id', '=', row.shop_id).executeTakeFirst()
      if (!shop) return fail(`There is no shop ${row.shop_id}.`)
    }
    const unknown = await unknownProducts(db, row.products ?? [])
    if (unknown.length > 0) return fail(`There is no product ${unknown.join(', ')}.`)
    const added = await db
      .insertInto('promotions')
      .values(row)
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst()
    return added
      ? succeed(`${id} holds until ${dayText(new Date(row.ends_at))}.`)
      : fail(`There is a row ${id} already.`)
  },
}

export const endPromotion: OfficeCommand = {
  usage: '<id>',
  about: 'ends a campaign or coupon now; orders that have it keep it',
  needs: 1,
  async run({ db, clock }, [id = '']) {
    const ended = await db
      .updateTable('promotions')
      .set((row) => ({
        ends_at: clock.now(),
        starts_at: row.fn<Date>('least', ['starts_at', row.val(new Date(clock.now().getTime() - 1))]),
      }))
      .where('id', '=', id)
      .where('ends_at', '>', clock.now())
      .returning('name')
      .executeTakeFirst()
    return ended ? succeed(`${id}, ${ended.name}, holds no longer.`) : fail(`There is no ${id} in force.`)
  },
}

async function unknownProducts(db: Database, ids: readonly number[]): Promise<readonly number[]> {
  if (ids.length === 0) return []
  const found = await db.selectFrom('products').select('id').where('id', 'in', ids).execute()
  return ids.filter((wanted) => found.every(({ id }) => id !== wanted))
}

function readRule(written: string): Result<Pick<Row, 'kind' | 'take' | 'pay' | 'percent' | 'amount'>, string> {
  const [, take, pay] = /^(\d)al(\d)$/.exec(written) ?? []
  if (take && pay && Number(pay) > 0 && Number(pay) < Number(take))
    return succeed({ kind: 'n-for-m', take: Number(take), pay: Number(pay) })
  const [, percent, most] = /^%(\d{1,2})(?:\/(.+))?$/.exec(written) ?? []
  const amount = parsePrice(most ?? written)
  if (percent && Number(percent) > 0 && (most === undefined || (amount ?? 0) > 0))
    return succeed({ kind: 'percent', percent: Number(percent), amount: most === undefined ? null : (amount ?? null) })
  if (!percent && amount !== undefined && amount > 0) return succeed({ kind: 'amount', amount })
  return fail(`"${written}" is no rule: write 3al2, %10, %10/100 or 50.`)
}

type Terms = Partial<
  Pick<Row, 'from_total' | 'shop_id' | 'products' | 'categories' | 'coupon' | 'max_uses' | 'max_per_owner'>
>

function readTerms(words: readonly string[]): Result<Terms, string> {
  let terms: Terms = {}
  for (const word of words) {
    const [key, value = ''] = word.split('=')
    const ids = value.split(',').map(Number)
    const isIds = /^\d{1,9}(,\d{1,9})*$/.test(value)
    const whole = /^[1-9]\d{0,8}$/.test(value) ? Number(value) : undefined
    const from = parsePrice(value)
    if (word === 'coupon') terms = { ...terms, coupon: true }
    else if (key === 'from' && from !== undefined) terms = { ...terms, from_total: kurus(from) }
    else if (key === 'products' && isIds) terms = { ...terms, products: ids }
    else if (key === 'categories' && isIds) terms = { ...terms, categories: ids }
    else if (key === 'shop' && whole !== undefined) terms = { ...terms, shop_id: whole }
    else if (key === 'uses' && whole !== undefined) terms = { ...terms, max_uses: whole }
    else if (key === 'each' && whole !== undefined) terms = { ...terms, max_per_owner: whole }
    else return fail(`"${word}" is not understood.`)
  }
  return succeed(terms)
}
