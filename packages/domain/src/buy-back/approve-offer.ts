import { submitForm, type Submitted } from '../kernel/submit-form.ts'
import { formToSend } from '../validation/form-to-send.ts'
import type { BuyBackGateway, DeviceSale } from './buy-back-gateway.ts'
import type { BuyBackTab, Offer } from './device.ts'
import { type DeviceSeller, type DeviceSellerField, deviceSellerProblems } from './seller-form.ts'

/** Sells the device for the offer, to the account of the form. */
export const approveOffer =
  ({ buyBacks }: { readonly buyBacks: Pick<BuyBackGateway, 'approve'> }) =>
  (service: BuyBackTab, offer: Offer, typed: DeviceSeller): Submitted<DeviceSale, DeviceSellerField> => {
    const seller = formToSend(typed)
    return submitForm(deviceSellerProblems(seller), () => buyBacks.approve(service, offer.id, seller))
  }
