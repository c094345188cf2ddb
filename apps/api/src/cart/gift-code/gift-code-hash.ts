import { createHmac } from 'node:crypto'
import { normalizeGiftCode } from '@market/domain/cart'
import type { Config } from '../../platform/config/config.ts'

export const giftCodeHash = (config: Pick<Config, 'secrets'>, typed: string): string =>
  createHmac('sha256', config.secrets.code)
    .update(`gift:${normalizeGiftCode(typed)}`)
    .digest('base64url')
