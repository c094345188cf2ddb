import { onlyLetters } from '@market/domain/text'
import { ApiError } from '../../platform/http/api-error.ts'
import { texts } from '../texts.ts'

/** Refuses a first or last name that contains anything but letters and spaces (rules.md T2). */
export function checkNames(names: { readonly firstName: string; readonly lastName: string }): void {
  for (const field of ['firstName', 'lastName'] as const)
    if (onlyLetters(names[field]) !== names[field]) throw new ApiError(422, texts.lettersOnly(texts.member[field]))
}
