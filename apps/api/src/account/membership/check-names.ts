import { onlyLetters } from '@market/domain'
import { Refusal } from '../../platform/http/refusal.ts'
import { texts } from '../texts.ts'

/** Refuses a first or last name with anything but letters and spaces (rules.md T2). */
export function checkNames(names: { readonly firstName: string; readonly lastName: string }): void {
  for (const field of ['firstName', 'lastName'] as const)
    if (onlyLetters(names[field]) !== names[field]) throw new Refusal(422, texts.lettersOnly(texts.member[field]))
}
