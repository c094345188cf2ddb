import type { CheckoutMissing } from '@market/domain/checkout'
import type { CheckoutPart } from './steps/step.tsx'
import { checkoutTexts } from './texts.ts'

/** What prevents going on. */
export interface Obstacle {
  readonly part: CheckoutPart | 'cart'
  readonly text: string
  /** Where it is mended. */
  readonly places?: readonly string[]
}

/** Where each thing that is missing is given: its step, and the first of these fields that is there. */
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

/** A detail that is missing, as what prevents going on. */
export const obstacleOfMissing = (missing: CheckoutMissing): Obstacle => {
  const [part, ...places] = placesOf[missing]
  return { part, places, text: checkoutTexts.missing[missing] }
}
