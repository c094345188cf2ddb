import type { GatewayResult } from '../kernel/gateway-failure.ts'
import { submitForm, type Submitted } from '../kernel/submit-form.ts'
import { formToSend } from '../validation/form-to-send.ts'
import {
  type SellerApplication,
  type SellerApplicationParams,
  type SellerField,
  sellerProblems,
} from './seller-application.ts'

/** Applications to open a shop. */
export interface SellerApplications {
  params(): GatewayResult<SellerApplicationParams>
  apply(form: SellerApplication): GatewayResult<{ readonly applicationNo: string }>
}

/** Applies to open a shop. */
export const applyToSell =
  ({ applications }: { readonly applications: Pick<SellerApplications, 'apply'> }) =>
  (
    typed: SellerApplication,
    params: SellerApplicationParams,
  ): Submitted<{ readonly applicationNo: string }, SellerField> => {
    const form = formToSend(typed)
    return submitForm(sellerProblems(form, params), () => applications.apply(form))
  }
