import { readInstallmentPlans } from '@market/database'
import { postAllInstallments, postCardInstallment, postInstallments } from '@market/contract'
import { toLira } from '@market/domain/money'
import { offeredInstallments, type PaymentProvider, planOf } from '@market/commerce'
import { readCart } from '../../cart/sql/read-cart.ts'
import { orderFailed } from '../order-answers.ts'
import { type AnyRoute, route } from '../../platform/http/route.ts'
import { installmentPlanTitle } from '../../pricing/installment-plan-title.ts'
import { capOf, installmentsWire } from './installment-wire.ts'

/**
 * Routes for instalments of the caller's cart: for one card, for every kind of card, and the exact amounts of one
 * choice.
 */
export function installmentRoutes(provider: PaymentProvider): readonly AnyRoute[] {
  return [
    route(postInstallments, async ({ body, db, caller, now }) => {
      const own = await readCart(db, caller.ownerId, now)
      const plan = planOf(await readInstallmentPlans(db, now), body.card)
      return {
        ...provider.issuer(body.card),
        cap: capOf(own),
        installments: installmentsWire(own.cart, plan, body.total),
      }
    }),
    route(postAllInstallments, async ({ db, caller, now }) => {
      const own = await readCart(db, caller.ownerId, now)
      const plans = [...(await readInstallmentPlans(db, now))].map(([brand, plan]) => ({
        brand: brand === '*' ? null : brand,
        title: installmentPlanTitle(brand),
        installments: installmentsWire(own.cart, plan),
      }))
      return { cap: capOf(own), plans }
    }),
    route(postCardInstallment, async ({ body, db, caller, now }) => {
      const { cart } = await readCart(db, caller.ownerId, now)
      const plan = planOf(await readInstallmentPlans(db, now), body.card)
      const chosen = offeredInstallments(cart, plan).find(({ count }) => count === body.installment)
      if (!chosen) throw orderFailed({ code: 'order/installment-not-offered' })
      return {
        count: chosen.count,
        interest: toLira(chosen.interest),
        total: toLira(chosen.total),
        payments: chosen.payments.map(toLira),
      }
    }),
  ]
}
