import { applyGiftCode } from '@market/domain/cart'
import { made, roomModule } from '../../composition/room-module.ts'
import { services } from '../../composition/tokens.ts'

export const cartRoom = roomModule({
  applyGiftCode: made(applyGiftCode, { giftCodes: services.GiftCodeGateway }),
})
