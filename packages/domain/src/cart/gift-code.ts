import type { FieldProblem } from '../kernel/field-problem.ts'
import { formProblems } from '../validation/form-problems.ts'
import { asciiCode } from '../text/ascii-upper.ts'
import { isGiftCardNumber } from '../validation/card.ts'

/** Most characters of a gift code. */
export const maxGiftCodeLength = 40

/** A gift code as it is sent: capital letters of A to Z, without the spaces and dashes that make it readable. */
export const normalizeGiftCode = (typed: string): string => asciiCode(typed)

/**
 * Latin letters and digits; digits alone must be a gift card number (rules.md V6). Only the provider knows whether the
 * code is valid.
 */
export const giftCodeProblems = (code: string): readonly FieldProblem<'giftCode'>[] =>
  formProblems({ giftCode: code }, [['giftCode', { maxLength: maxGiftCodeLength, valid: isWritten }]])

const isWritten = (code: string): boolean => (/^\d+$/.test(code) ? isGiftCardNumber(code) : /^[A-Z0-9]+$/.test(code))
