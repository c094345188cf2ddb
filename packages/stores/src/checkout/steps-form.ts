import type { Address, ShippingOption } from '@market/domain/account'
import type { CheckoutMissing } from '@market/domain/checkout'
import type { GatewayFailure } from '@market/domain/kernel'

/** The checkout steps, in their order on the page. */
export type CheckoutPart = 'who' | 'where' | 'how' | 'pay'
/** The steps that save something. */
export type SavedPart = 'where' | 'how'

/** Why the checkout does not continue to the payment. */
export type StepsProblem =
  | { readonly kind: 'missing'; readonly missing: CheckoutMissing }
  /** The buyer of a gift has not said whose the delivery address is. */
  | { readonly kind: 'gift-invoice' }
  /** The buyer wants another invoice address, but has not chosen or saved it. */
  | { readonly kind: 'invoice' }
  /** The receiver at a branch or locker is not saved. */
  | { readonly kind: 'receiver' }
  /** Products that do not fit into a locker. */
  | { readonly kind: 'unfit'; readonly products: readonly string[] }
  | { readonly kind: 'failure'; readonly part: SavedPart; readonly failure: GatewayFailure }

/** The element to focus: the first field in which the problem is fixed, else the heading of the step. */
export interface StepsFocus {
  readonly problem?: StepsProblem | undefined
  readonly part?: CheckoutPart | undefined
}

/** Input of the shopper in the steps before the payment, and progress of what is being saved. */
export interface StepsForm {
  /** The address whose form the shopper opened. */
  readonly edited?: Address | 'new' | undefined
  /** The delivery option that the shopper chose; a branch or locker is saved once its place is chosen. */
  readonly wanted?: ShippingOption | undefined
  /** Another receiver is being entered and is not saved yet. */
  readonly naming: boolean
  /** The invoice needs another address that is not chosen yet. */
  readonly invoicing: boolean
  /** The delivery address of a gift is the buyer's own; undefined until the buyer has answered. */
  readonly ownAddress?: boolean | undefined
  readonly problem?: StepsProblem | undefined
  /** The element to focus; a new object means to focus it again. */
  readonly focus?: StepsFocus | undefined
  /** Counts how often the payment was opened or its order was changed; a new number makes the payment reload. */
  readonly order: number
  /** The number of running saves. */
  readonly saving: number
  /** The step whose last save was refused since the button to continue was pressed. */
  readonly refused?: SavedPart | undefined
  /** The shopper pressed the button to continue, which happens once everything is saved. */
  readonly waiting: boolean
  /** The shopper pressed the button to continue, and only the e-mail address was not verified yet. */
  readonly proving: boolean
  /** The steps or the payment were shown, so that later changes of the page move the focus. */
  readonly arrived: boolean
}

/** The steps before the shopper has entered anything. */
export const emptySteps: StepsForm = {
  naming: false,
  invoicing: false,
  order: 0,
  saving: 0,
  waiting: false,
  proving: false,
  arrived: false,
}
