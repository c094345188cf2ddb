import type { FieldProblem } from '../kernel/field-problem.ts'
import { formProblems } from '../validation/form-problems.ts'
import { submitForm, type Submitted } from '../kernel/submit-form.ts'
import { formToSend } from '../validation/form-to-send.ts'
import { isIban } from '../validation/iban.ts'
import type { BuyBackGateway, DeviceSale } from './buy-back-gateway.ts'

/** The account that a sale is paid to, as typed. */
export interface SaleAccount {
  readonly iban: string
}

/** Problems of a changed bank account (rules.md V15). */
export const saleAccountProblems = (form: SaleAccount): readonly FieldProblem<'iban'>[] =>
  formProblems<'iban'>({ iban: form.iban }, [['iban', { valid: isIban }]])

/** Has a sale paid to another account of the seller's. */
export const changeSaleAccount =
  ({ buyBacks }: { readonly buyBacks: Pick<BuyBackGateway, 'changeAccount'> }) =>
  (
    { service, offerId }: Pick<DeviceSale, 'service' | 'offerId'>,
    typed: SaleAccount,
  ): Submitted<DeviceSale, 'iban'> => {
    const { iban } = formToSend(typed)
    return submitForm(saleAccountProblems({ iban }), () => buyBacks.changeAccount(service, offerId, iban))
  }
