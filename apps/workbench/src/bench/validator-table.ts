import {
  cardBrand,
  expiryText,
  firstCardDigits,
  hasDigit,
  hasTaxNumberChecksum,
  isCardExpired,
  isCardExpiry,
  isCardHolderName,
  isCardNumber,
  isCompanyPhone,
  isEmail,
  isGiftCardNumber,
  isIban,
  isLicencePlate,
  isNationalId,
  isNationalIdOrEmpty,
  isNewPassword,
  isPhone,
  isPttemCardNumber,
  isTaxNumber,
  isTypedEmail,
  isVin,
  luhn,
  passwordProblems,
  readCardExpiry,
} from '@market/domain/validation'
import { validCardNumber, validIban, validLicencePlate, validNationalId } from '@market/testing'
import fc from 'fast-check'

/** A validator with valid texts, on which it works longest. */
export interface TimedValidator {
  readonly check: (text: string) => unknown
  readonly valid: fc.Arbitrary<string>
}

const expiry = fc.stringMatching(/^(0[1-9]|1[0-2])\/[0-9]{2}$/)
const giftCard = fc.stringMatching(/^8[0-9]{15}$/)
const taxNumber = fc.stringMatching(/^[0-9]{10}$/)
const password = fc.stringMatching(/^[A-Z][a-z]{6}[0-9]{3}$/)
const today = new Date('2026-11-21T09:00:00Z')

/** Every validator of the core by its name. */
export const validators: Readonly<Record<string, TimedValidator>> = {
  cardBrand: { check: cardBrand, valid: validCardNumber },
  expiryText: { check: (text) => expiryText(text), valid: expiry },
  firstCardDigits: { check: firstCardDigits, valid: validCardNumber },
  hasDigit: { check: hasDigit, valid: fc.stringMatching(/^Çınar Sokak No: [1-9][0-9]$/) },
  hasTaxNumberChecksum: { check: hasTaxNumberChecksum, valid: taxNumber },
  isCardExpired: { check: (text) => isCardExpired(text, today), valid: expiry },
  isCardExpiry: { check: isCardExpiry, valid: expiry },
  isCardHolderName: { check: isCardHolderName, valid: fc.stringMatching(/^[A-Z]{3,9} [A-Z]{3,9}$/) },
  isCardNumber: { check: isCardNumber, valid: validCardNumber },
  isCompanyPhone: { check: isCompanyPhone, valid: fc.stringMatching(/^0224 [0-9]{3} [0-9]{2} [0-9]{2}$/) },
  isEmail: { check: isEmail, valid: fc.emailAddress() },
  isGiftCardNumber: { check: isGiftCardNumber, valid: giftCard },
  isIban: { check: isIban, valid: validIban },
  isLicencePlate: { check: isLicencePlate, valid: validLicencePlate },
  isNationalId: { check: isNationalId, valid: validNationalId },
  isNationalIdOrEmpty: { check: isNationalIdOrEmpty, valid: validNationalId },
  isNewPassword: { check: isNewPassword, valid: password },
  isPhone: { check: isPhone, valid: fc.stringMatching(/^\+90 5[0-9]{2} [0-9]{3} [0-9]{2} [0-9]{2}$/) },
  isPttemCardNumber: { check: isPttemCardNumber, valid: giftCard },
  isTaxNumber: { check: isTaxNumber, valid: taxNumber },
  isTypedEmail: { check: isTypedEmail, valid: fc.emailAddress() },
  isVin: { check: isVin, valid: fc.stringMatching(/^[A-HJ-NPR-Z0-9]{17}$/) },
  luhn: { check: luhn, valid: validCardNumber },
  passwordProblems: { check: passwordProblems, valid: password },
  readCardExpiry: { check: readCardExpiry, valid: expiry },
}
