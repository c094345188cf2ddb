import { submitForm, type Submitted } from '../kernel/submit-form.ts'
import { trimmed } from '../kernel/trimmed.ts'
import { asciiUpper } from '../text/ascii-upper.ts'
import { onlyLetters } from '../text/only-letters.ts'
import { normalizeEmail } from '../validation/email.ts'
import { normalizePhone } from '../validation/phone.ts'
import type { BuyBackGateway, DeviceSale } from './buy-back-gateway.ts'
import type { BuyBackTab, Offer } from './device.ts'
import { type DeviceSeller, type DeviceSellerField, deviceSellerProblems } from './seller-form.ts'

const normalized = (form: DeviceSeller): DeviceSeller => ({
  ...trimmed(form),
  firstName: onlyLetters(form.firstName).trim(),
  lastName: onlyLetters(form.lastName).trim(),
  phone: normalizePhone(form.phone),
  email: normalizeEmail(form.email),
  iban: asciiUpper(form.iban),
})

/** Sells the device for the offer, to the account of the form. */
export const approveOffer =
  ({ buyBacks }: { readonly buyBacks: Pick<BuyBackGateway, 'approve'> }) =>
  (service: BuyBackTab, offer: Offer, typed: DeviceSeller): Submitted<DeviceSale, DeviceSellerField> => {
    const seller = normalized(typed)
    return submitForm(deviceSellerProblems(seller), () => buyBacks.approve(service, offer.id, seller))
  }
