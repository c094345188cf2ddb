import { sessionAddressDraft, sessionPaymentDraft } from '@market/browser'
import { roomModule } from '@market/react'
import { services } from '../../composition/tokens.ts'

export const checkoutRoom = roomModule({
  addressDrafts: (from) => sessionAddressDraft(from.get(services.BrowserStorages)),
  paymentDrafts: (from) => sessionPaymentDraft(from.get(services.BrowserStorages)),
})
