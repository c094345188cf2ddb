import { roomModule } from '@market/react'
import { makeStepsStore } from '@market/stores'
import { services } from '../../../composition/tokens.ts'

export const stepsRoom = roomModule({
  /** Makes a store for each time that the checkout is opened. */
  makeSteps: (from) => () =>
    makeStepsStore({
      addresses: from.get(services.AddressGateway),
      shippings: from.get(services.ShippingGateway),
      session: from.get(services.SessionStore),
      cart: from.get(services.CartStore),
    }),
})
