import type { PromotionTables } from '@market/database'
import { findCategory } from '@market/domain/catalog'
import type { Insertable } from 'kysely'
import type { Deps } from '../platform/deps.ts'

type Row = Omit<Insertable<PromotionTables['promotions']>, 'starts_at' | 'ends_at'> & { readonly days: number }

/** Adds campaigns that reduce carts, and coupons of the market and of the first shops. */
export async function addDemoPromotions({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const now = clock.now().getTime()
  const shops = await db.selectFrom('shops').select('id').where('active', '=', true).orderBy('id').limit(12).execute()
  const categories = (...slugs: readonly string[]) => slugs.flatMap((slug) => findCategory(slug)?.id ?? [])
  const rows: readonly Row[] = [
    {
      id: 'corap-ve-romanda-3-al-2-ode',
      name: 'Çorap ve romanda 3 al 2 öde',
      shop_id: null,
      kind: 'n-for-m',
      take: 3,
      pay: 2,
      categories: categories('kadin-corap', 'erkek-corap', 'roman'),
      days: 90,
    },
    {
      id: 'bebek-bakiminda-yuzde-10',
      name: 'Bebek bakımında sepette %10 indirim',
      shop_id: null,
      kind: 'percent',
      percent: 10,
      amount: 10_000,
      categories: categories('bebek-bezi-islak-mendil'),
      days: 90,
    },
    {
      id: 'bes-yuz-liraya-elli',
      name: '500 TL’ye 50 TL kupon',
      shop_id: null,
      coupon: true,
      kind: 'amount',
      amount: 5_000,
      from_total: 50_000,
      max_uses: 10_000,
      days: 90,
    },
    ...shops.map(({ id }, index): Row => ({
      id: `magaza-${id}-kuponu`,
      name: index % 2 === 0 ? 'Mağazada %10 kupon' : '200 TL’ye 20 TL mağaza kuponu',
      shop_id: id,
      coupon: true,
      ...(index % 2 === 0
        ? { kind: 'percent' as const, percent: 10, amount: 7_500 }
        : { kind: 'amount' as const, amount: 2_000, from_total: 20_000 }),
      max_uses: 500,
      days: 60,
    })),
  ]
  await db
    .insertInto('promotions')
    .values(
      rows.map(({ days, ...row }) => ({
        ...row,
        starts_at: new Date(now - 86_400_000),
        ends_at: new Date(now + days * 86_400_000),
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
