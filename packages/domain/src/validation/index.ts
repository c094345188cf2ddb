export {
  type CardBrand,
  cardBrand,
  firstCardDigits,
  isCardExpired,
  isCardExpiry,
  isCardHolderName,
  isCardNumber,
  isGiftCardNumber,
  isPttemCardNumber,
  readCardExpiry,
} from './card.ts'
export { isEmail, isTypedEmail, normalizeEmail } from './email.ts'
export { expiryText } from './expiry-text.ts'
export { type FieldRule, formProblems } from './form-problems.ts'
export { formToSend } from './form-to-send.ts'
export { hasDigit } from './has-digit.ts'
export { formatIban, isIban } from './iban.ts'
export { luhn } from './luhn.ts'
export { validationMessages } from './messages.ts'
export { isNationalId, isNationalIdOrEmpty } from './national-id.ts'
export { isNewPassword, maxPasswordLength } from './new-password.ts'
export { minPasswordLength, type PasswordProblem, passwordProblems } from './password.ts'
export { formatPhone, isCompanyPhone, isPhone, normalizePhone } from './phone.ts'
export { hasTaxNumberChecksum, isTaxNumber } from './tax-number.ts'
export { keeps, typeInto } from './type-into.ts'
export { isLicencePlate, isVin } from './vehicle-number.ts'
