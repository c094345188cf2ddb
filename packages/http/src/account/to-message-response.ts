import type { MessageResponse } from '@market/domain/account'

/** The provider's sentence for the shopper, from the wire's `msg`. */
export const toMessageResponse = (wire: { readonly msg: string }): MessageResponse => ({ message: wire.msg })
