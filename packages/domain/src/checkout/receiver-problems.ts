import type { FieldProblem } from '../kernel/field-problem.ts'
import { cleanText } from '../text/clean-text.ts'
import { nameField } from '../text/only-letters.ts'
import { isNationalIdOrEmpty } from '../validation/national-id.ts'
import { isPhone } from '../validation/phone.ts'
import type { Receiver } from './shipping-gateway.ts'

const valid: { readonly [Field in keyof Receiver]: (text: string) => boolean } = {
  firstName: (text) => nameField(text) === text,
  lastName: (text) => nameField(text) === text,
  phone: isPhone,
  tc: isNationalIdOrEmpty,
}

/** Problems of the person who picks the parcel up, in the form's order (rules.md T2, V7, V14). */
export const receiverProblems = (receiver: Receiver): readonly FieldProblem<keyof Receiver>[] =>
  (['firstName', 'lastName', 'phone', 'tc'] as const).flatMap((field): readonly FieldProblem<keyof Receiver>[] => {
    const text = cleanText(receiver[field]).trim()
    if (text === '') return field === 'tc' ? [] : [{ field, problem: 'required' }]
    return valid[field](text) ? [] : [{ field, problem: 'invalid' }]
  })
