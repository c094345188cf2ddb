import { companyField } from '@market/domain/text'
import { validationMessages } from '@market/domain/validation'
import { type AddressForm, addressProblems } from '@market/domain/account'
import { checkForm } from '../../platform/http/check-form.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import { checkNames } from '../membership/check-names.ts'
import { isCity, isDistrictOf, neighbourhoodOf } from './is-place.ts'
import { texts } from '../texts.ts'

/** The message for an address line, whose only possible error is a missing digit (rules.md V13). */
const sentences = { address: validationMessages.addressSave({ field: texts.houseNumber }) }

/**
 * Returns the address with its neighbourhood as spelled in the lists. Refuses with 422 and the message of the first
 * invalid field, by the core's rules.
 */
export function checkedAddress(form: AddressForm): AddressForm {
  checkForm(addressProblems(form), texts.fields, sentences)
  checkNames(form)
  if (companyField(form.companyName) !== form.companyName)
    throw new ApiError(422, texts.lettersAndDigitsOnly(texts.fields.companyName))
  if (!isCity(form.city)) throw new ApiError(422, texts.unknownCity)
  if (!isDistrictOf(form.city, form.district)) throw new ApiError(422, texts.unknownDistrict(form.city))
  if (form.neighborhood === '') return form
  const neighborhood = neighbourhoodOf(form.city, form.district, form.neighborhood)
  if (neighborhood === undefined) throw new ApiError(422, texts.unknownNeighborhood(form.district))
  return { ...form, neighborhood }
}
