import { submitForm, type Submitted } from '../kernel/submit-form.ts'
import type { Money } from '../money/money.ts'
import { typedPrice } from '../money/typed-price.ts'
import type { Alarm } from './alarm.ts'
import type { AlarmGateway, AlarmToSet } from './alarm-gateway.ts'
import { targetProblems } from './price-target.ts'

interface AlarmDeps {
  readonly alarms: AlarmGateway
}
/** Sets an alarm for the time when a product costs the typed price or less. */
export const setPriceAlarm =
  ({ alarms }: AlarmDeps) =>
  (
    product: Pick<AlarmToSet, 'productId' | 'attrId'> & { readonly price: Money },
    typed: string,
  ): Submitted<Alarm, 'target'> => {
    const target = typedPrice(typed) ?? null
    const { productId, attrId } = product
    return submitForm(targetProblems(typed, product.price), () =>
      alarms.set({ productId, attrId, kind: 'price', target }),
    )
  }

/** Sets an alarm for the time when a product is in stock again. */
export const setStockAlarm =
  ({ alarms }: AlarmDeps) =>
  ({ productId, attrId }: Pick<AlarmToSet, 'productId' | 'attrId'>) =>
    alarms.set({ productId, attrId, kind: 'stock', target: null })
