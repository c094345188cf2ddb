import type { MessageResponse } from '@market/domain'

export const toMessageResponse = (wire: { readonly msg: string }): MessageResponse => ({ message: wire.msg })
