import type { ProductId } from '../kernel/ids.ts'
import type { FieldProblem } from '../kernel/field-problem.ts'
import { formProblems } from '../validation/form-problems.ts'
import type { GatewayResult } from '../kernel/gateway-failure.ts'
import { submitForm, type Submitted } from '../kernel/submit-form.ts'
import { isTypedEmail } from '../validation/email.ts'
import { formToSend } from '../validation/form-to-send.ts'
import { isCompanyPhone } from '../validation/phone.ts'

/** A request for many units of a product, as typed. */
export interface WholesaleForm {
  readonly productId: ProductId
  readonly companyName: string
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  readonly phone: string
  /** Units, from `minWholesale` to `maxWholesale`; `NaN` if none were typed. */
  readonly quantity: number
  /** May stay empty. */
  readonly message: string
}
/** The fields that a request may be refused for. */
export type WholesaleField = Exclude<keyof WholesaleForm, 'productId'>

/** Wishes for many units. */
export interface WholesaleGateway {
  demand(form: WholesaleForm): GatewayResult<void>
}

/** Fewest units of a wholesale request; smaller quantities are ordinary orders. */
export const minWholesale = 10
/** Most units of one request. */
export const maxWholesale = 1_000_000

const isWholesale = (quantity: number): boolean =>
  Number.isSafeInteger(quantity) && quantity >= minWholesale && quantity <= maxWholesale

/** Problems of a wholesale request, in the form's order (rules.md V12, V14). */
export const wholesaleProblems = (form: WholesaleForm): readonly FieldProblem<WholesaleField>[] => {
  const { quantity } = form
  return formProblems<WholesaleField>({ ...form, quantity: Number.isNaN(quantity) ? '' : String(quantity) }, [
    ['companyName', { maxLength: 150 }],
    ['firstName', { maxLength: 60 }],
    ['lastName', { maxLength: 60 }],
    ['email', { valid: isTypedEmail, maxLength: 254 }],
    ['phone', { valid: isCompanyPhone }],
    ['quantity', { valid: () => isWholesale(quantity) }],
    ['message', { maxLength: 1_000, optional: true }],
  ])
}

/** Sends a request for many units of a product to its shop. */
export const requestWholesale =
  ({ wholesale }: { readonly wholesale: WholesaleGateway }) =>
  (typed: WholesaleForm): Submitted<void, WholesaleField> => {
    const form = formToSend(typed)
    return submitForm(wholesaleProblems(form), () => wholesale.demand(form))
  }
