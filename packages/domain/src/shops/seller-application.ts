import type { FieldProblem } from '../kernel/field-problem.ts'
import { formProblems } from '../validation/form-problems.ts'
import { isTypedEmail } from '../validation/email.ts'
import { hasDigit } from '../validation/has-digit.ts'
import { isCompanyPhone, isPhone } from '../validation/phone.ts'
import { isTaxNumber } from '../validation/tax-number.ts'

/** The form that opens a shop, as typed (specification section 3). */
export interface SellerApplication {
  readonly companyName: string
  readonly companyPhone: string
  readonly companyFax: string
  readonly companyWeb: string
  readonly companyAddress: string
  readonly warehouseAddress: string
  readonly taxAddress: string
  readonly taxNumber: string
  readonly officialFirstName: string
  readonly officialLastName: string
  readonly officialMail: string
  readonly officialPhone: string
  readonly officialRole: string
  readonly companyProfile: string
  readonly apiType: string
  readonly sector: string
  readonly shopName: string
  readonly brands: string
  readonly otherSites: string
  /** The company has the documents that selling asks for. */
  readonly hasDocument: boolean
  readonly recaptcha: string
  /** Gender of the official, for programmes that support women; may be empty. */
  readonly gender: 'female' | 'male' | ''
}
/** The fields of the application. */
export type SellerField = keyof SellerApplication

/** Choices of the form, each an id with its name. */
export interface SellerApplicationParams {
  readonly sectors: readonly SellerChoice[]
  readonly companyProfiles: readonly SellerChoice[]
  readonly apiTypes: readonly SellerChoice[]
}
/** One of the form's choices. */
export interface SellerChoice {
  readonly id: string
  readonly name: string
}

/** The empty form. */
export const emptySellerApplication: SellerApplication = {
  companyName: '',
  companyPhone: '',
  companyFax: '',
  companyWeb: '',
  companyAddress: '',
  warehouseAddress: '',
  taxAddress: '',
  taxNumber: '',
  officialFirstName: '',
  officialLastName: '',
  officialMail: '',
  officialPhone: '',
  officialRole: '',
  companyProfile: '',
  apiType: '',
  sector: '',
  shopName: '',
  brands: '',
  otherSites: '',
  hasDocument: false,
  recaptcha: '',
  gender: '',
}

/** A web address as people type it, with or without a scheme. */
const isWebAddress = (text: string): boolean => /^(https?:\/\/)?[a-z\d-]+(\.[a-z\d-]+)+(\/\S*)?$/i.test(text)
const among =
  (choices: readonly SellerChoice[]) =>
  (given: string): boolean =>
    choices.some(({ id }) => id === given)

/** Maximum number of characters of the text fields. */
export const sellerLengths = {
  companyName: 150,
  companyAddress: 500,
  warehouseAddress: 500,
  taxAddress: 500,
  taxNumber: 10,
  officialFirstName: 60,
  officialLastName: 60,
  officialMail: 254,
  officialRole: 100,
  shopName: 60,
  brands: 500,
  otherSites: 500,
} as const satisfies Partial<Record<SellerField, number>>

/** Problems of an application, in the form's order (rules.md V8, V12, V13, V14). */
export const sellerProblems = (
  form: SellerApplication,
  params: SellerApplicationParams,
): readonly FieldProblem<SellerField>[] =>
  formProblems<SellerField>(form, [
    ['companyName', { maxLength: sellerLengths.companyName }],
    ['companyPhone', { valid: isCompanyPhone }],
    ['companyFax', { valid: isCompanyPhone, optional: true }],
    ['companyWeb', { valid: isWebAddress, optional: true }],
    ['companyAddress', { valid: hasDigit, maxLength: sellerLengths.companyAddress }],
    ['warehouseAddress', { valid: hasDigit, maxLength: sellerLengths.warehouseAddress }],
    ['taxAddress', { maxLength: sellerLengths.taxAddress }],
    ['taxNumber', { valid: isTaxNumber }],
    ['officialFirstName', { maxLength: sellerLengths.officialFirstName }],
    ['officialLastName', { maxLength: sellerLengths.officialLastName }],
    ['officialMail', { valid: isTypedEmail, maxLength: sellerLengths.officialMail }],
    ['officialPhone', { valid: isPhone }],
    ['officialRole', { maxLength: sellerLengths.officialRole }],
    ['companyProfile', { valid: among(params.companyProfiles) }],
    ['apiType', { valid: among(params.apiTypes) }],
    ['sector', { valid: among(params.sectors) }],
    ['shopName', { maxLength: sellerLengths.shopName }],
    ['brands', { maxLength: sellerLengths.brands, optional: true }],
    ['otherSites', { maxLength: sellerLengths.otherSites, optional: true }],
    ['hasDocument'],
    ['gender', { optional: true }],
    ['recaptcha', { maxLength: 4_000 }],
  ])
