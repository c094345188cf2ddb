import {
  type AddressForm,
  type AddressField,
  addressProblems,
  companyField,
  nameField,
  validationMessages,
} from '@market/domain'
import { Refusal } from '../kernel/refusal.ts'
import { isCity, isDistrictOf } from './is-place.ts'
import { texts } from './texts.ts'

/** Refuses with 422 and the sentence of the first field that is wrong; the rules are the core's. */
export function checkAddress(form: AddressForm): void {
  const [first] = addressProblems(form)
  if (first) throw new Refusal(422, problemText(first.field, first.problem === 'required'))
  for (const field of ['firstName', 'lastName'] as const)
    if (nameField(form[field]) !== form[field]) throw new Refusal(422, texts.lettersOnly(texts.fields[field]))
  if (companyField(form.companyName) !== form.companyName)
    throw new Refusal(422, texts.lettersAndDigitsOnly(texts.fields.companyName))
  if (!isCity(form.city)) throw new Refusal(422, texts.unknownCity)
  if (!isDistrictOf(form.city, form.district)) throw new Refusal(422, texts.unknownDistrict(form.city))
}

const problemText = (field: AddressField, missing: boolean): string => {
  if (missing) return validationMessages.required({ field: texts.fields[field] })
  // The only thing that makes an address line invalid is that it has no digit (rules.md V13).
  if (field === 'address') return validationMessages.addressSave({ field: texts.houseNumber })
  return validationMessages.invalid({ field: texts.fields[field] })
}
