import type { CheckoutMissing } from '@market/domain/checkout'
import type { CheckoutPart } from './steps/step.tsx'
import { checkoutTexts } from './texts.ts'

/** A problem that prevents continuing to the payment. */
export interface Obstacle {
  readonly part: CheckoutPart | 'cart'
  readonly text: string
  /** Selectors of the fields in which to fix it. */
  readonly places?: readonly string[]
}

/** The step and the fields for each missing detail; the first field that exists is focused. */
const placesOf: Readonly<Record<CheckoutMissing, readonly [CheckoutPart | 'cart', ...(readonly string[])]>> = {
  items: ['cart'],
  'sold-out-item': ['cart'],
  identity: ['who', '[name=code]', '[name=email]'],
  'delivery-address': ['where', '#address-name'],
  'invoice-address': ['where', '#address-name'],
  'national-id': ['where', '#national-id-tc'],
  branch: ['how', '[name=yer-branch]'],
  kargomat: ['how', '[name=yer-kargomat]'],
  payment: ['pay'],
}

/** The obstacle for a missing detail. */
export const obstacleOfMissing = (missing: CheckoutMissing): Obstacle => {
  const [part, ...places] = placesOf[missing]
  return { part, places, text: checkoutTexts.missing[missing] }
}
