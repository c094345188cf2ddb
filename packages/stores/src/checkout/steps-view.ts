import { type Address, type AddressStep, hasOwnInvoice, type ShippingOption } from '@market/domain/account'
import type { Cart } from '@market/domain/cart'
import {
  asksGiftOwner,
  type CheckoutMissing,
  missingBeforePayment,
  type PickupPoint,
  type Shipping,
} from '@market/domain/checkout'
import { isMember, type User } from '@market/domain/session'
import type { SessionState } from '../session/session-store.ts'
import type { StepsForm, StepsProblem } from './steps-form.ts'

/** The saved data of the steps before the payment. */
export interface StepsData {
  readonly step: AddressStep
  readonly shipping: Shipping
}

/** The shopper's place; empty strings until it is known. */
export interface Near {
  readonly city: string
  readonly district: string
  readonly neighborhood: string
}
/** The branch and the locker nearest to a place; undefined until they are loaded, and if loading failed. */
export interface Nearest {
  readonly branch?: PickupPoint | undefined
  readonly kargomat?: PickupPoint | undefined
}
/** The answer for a place. */
export interface NearestOf extends Nearest {
  readonly near: Near
}

/** The contents of the steps, derived from the saved data and the input. */
export interface StepsView {
  /** The user whose order it is: while a member may still log in again after the session ended, it stays the member's. */
  readonly buyer: User | undefined
  /** The delivery option that is shown; it is saved once its place is chosen. */
  readonly option: ShippingOption
  readonly near: Near
  readonly nearest: Nearest
  /** The addresses to which parcels can be delivered. */
  readonly deliveries: readonly Address[]
  /** The address whose form is open. */
  readonly editing: Address | 'new' | undefined
  /** The first missing detail (rules.md K4). */
  readonly missing: CheckoutMissing | undefined
  readonly asksNationalId: boolean
  /** The order has a gift whose buyer is asked whose the delivery address is. */
  readonly asksOwner: boolean
  /** The first problem that prevents continuing to the payment. */
  readonly problem: StepsProblem | undefined
  /** The problem that was reported when the shopper wanted to continue, until it is solved. */
  readonly told: StepsProblem | undefined
}

const nowhere: Near = { city: '', district: '', neighborhood: '' }

/** Whether two places have the same nearest branches and lockers. */
export const isSamePlace = (one: Near, other: Near): boolean =>
  one.city === other.city && one.district === other.district && one.neighborhood === other.neighborhood

/** The place of the selected address. */
export const placeOfStep = ({ addresses, selectedAddress }: AddressStep): Near =>
  addresses.find(({ id }) => id === selectedAddress) ?? nowhere

interface Shown {
  readonly data: StepsData
  readonly form: StepsForm
  readonly nearest: NearestOf | undefined
}

/** Derives what the steps show. */
export function stepsView(
  { data: { step, shipping }, form, nearest }: Shown,
  cart: Cart | undefined,
  { user, ended }: Pick<SessionState, 'user' | 'ended'>,
): StepsView {
  const buyer = ended?.user ?? user
  const option = form.wanted ?? shipping.option
  const pickup = shipping.option === option ? shipping.pickup : null
  const missing = cart && missingBeforePayment({ cart, member: isMember(buyer), step, shipping: { option, pickup } })
  const deliveries = step.addresses.filter(({ id, type }) => type === 1 || id === step.selectedAddress)
  const near = placeOfStep(step)

  const asksOwner = cart !== undefined && asksGiftOwner({ cart, buyer, step, option })

  const findProblem = (): StepsProblem | undefined => {
    if (missing) return { kind: 'missing', missing }
    const asked = asksOwner && !hasOwnInvoice(step)
    if (asked && form.ownAddress === undefined) return { kind: 'gift-invoice' }
    if (form.invoicing || (asked && !form.ownAddress)) return { kind: 'invoice' }
    if (form.naming) return { kind: 'receiver' }
    const { unfitForLocker } = shipping
    return option === 'kargomat' && unfitForLocker.length > 0 ? { kind: 'unfit', products: unfitForLocker } : undefined
  }
  const problem = findProblem()
  return {
    buyer,
    option,
    near,
    nearest: nearest && isSamePlace(nearest.near, near) ? nearest : {},
    deliveries,
    editing: form.edited ?? (deliveries.length === 0 ? 'new' : undefined),
    missing,
    asksNationalId: missing === 'national-id' && form.edited === undefined,
    asksOwner,
    problem,
    told: isUnsolved(form.problem, problem) ? form.problem : undefined,
  }
}

/** A failed request counts until the next one is made, any other problem while it is the first one found. */
const isUnsolved = (told: StepsProblem | undefined, found: StepsProblem | undefined): boolean =>
  told?.kind === 'failure' ||
  (told?.kind === found?.kind &&
    (told?.kind !== 'missing' || found?.kind !== 'missing' || told.missing === found.missing))
