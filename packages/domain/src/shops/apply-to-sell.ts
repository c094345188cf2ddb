import type { Asked } from '../kernel/gateway-failure.ts'
import { submitForm, type Submitted } from '../kernel/submit-form.ts'
import { trimmed } from '../kernel/trimmed.ts'
import { companyField, onlyLetters } from '../text/only-letters.ts'
import { normalizeEmail } from '../validation/email.ts'
import { normalizePhone } from '../validation/phone.ts'
import {
  type SellerApplication,
  type SellerApplicationParams,
  type SellerField,
  sellerProblems,
} from './seller-application.ts'

/** Applications to open a shop. */
export interface SellerApplications {
  params(): Asked<SellerApplicationParams>
  apply(form: SellerApplication): Asked<{ readonly applicationNo: string }>
}

/** The form that is sent: names keep letters, company names digits too (rules.md T2), phones lose their spaces. */
const normalized = (form: SellerApplication): SellerApplication => {
  const plain = trimmed(form)
  return {
    ...plain,
    companyName: companyField(plain.companyName).trim(),
    shopName: companyField(plain.shopName).trim(),
    officialFirstName: onlyLetters(plain.officialFirstName).trim(),
    officialLastName: onlyLetters(plain.officialLastName).trim(),
    officialMail: normalizeEmail(plain.officialMail),
    officialPhone: normalizePhone(plain.officialPhone),
    companyPhone: normalizePhone(plain.companyPhone),
    companyFax: normalizePhone(plain.companyFax),
  }
}

/** Applies to open a shop. */
export const applyToSell =
  ({ applications }: { readonly applications: Pick<SellerApplications, 'apply'> }) =>
  (
    typed: SellerApplication,
    params: SellerApplicationParams,
  ): Submitted<{ readonly applicationNo: string }, SellerField> => {
    const form = normalized(typed)
    return submitForm(sellerProblems(form, params), () => applications.apply(form))
  }
