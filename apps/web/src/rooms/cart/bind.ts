import { applyGiftCode } from '@market/domain/cart'
import { made, roomModule } from '@market/react'
import { services } from '../../composition/tokens.ts'

export const cartRoom = roomModule({
  applyGiftCode: made(applyGiftCode, { giftCodes: services.GiftCodeGateway }),
})
