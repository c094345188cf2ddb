import type { Told } from '@market/domain'

export const readTold = (wire: { readonly msg: string }): Told => ({ message: wire.msg })
